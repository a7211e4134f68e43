import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { type AreaPage, areaSections } from '../../../schemas/templates/area';
import { hoursAsLine, hoursOf } from '../../model/hours';
import { answersFor } from '../../model/phone';
import { lineWords } from '../../model/words/line-words';
import { localeOf } from '../../model/words/words-of';
import type { BlockInput } from './block-input';
import { areaSection, estimateForm, officeOf, openingHero, questionSections } from './common-sections';
import { inOrder, withRhythm } from './rhythm';

/** An area without an office: hero, its facts at once, services, reasons, coverage, tiles, emergency band, form, areas. */
export function expandArea(form: AreaPage, config: SiteConfig): BlockInput[] {
  const office = officeOf(config, form.office);
  const city = form.place ?? form.city;
  const { say } = localeOf(config);
  const parts: Record<(typeof areaSections)[number], BlockInput[]> = {
    facts: [facts(form, config, office)],
    services: [
      {
        type: 'card-grid',
        id: 'services',
        heading: form.cardsHeading ?? say('area.services', { city }),
        layout: form.cardsLayout,
        cards: form.cards,
      },
    ],
    why: [{ type: 'checklist', id: 'why', heading: form.whyHeading ?? say('area.why', { city }), items: form.why }],
    coverage: [{ type: 'media-text', id: 'coverage', ...form.coverage }],
    cities: cityTiles(form, say('area.cities')),
    emergency: emergencyBand(form, config),
    questions: questionSections(form.questions, say('city.questions', { city })),
    more: form.more,
    estimate: estimateForm(form.formHeading, config),
    areas: areaSection(say('area.others'), config, true),
  };
  const opening = openingHero({ ...form, call: 'both' }, config);
  return withRhythm([opening, ...inOrder(parts, areaSections, form.order)]);
}

/** The facts of the area, with the opening hours where the form asks for them. */
function facts({ serviceArea, responseTime, showHours }: AreaPage, config: SiteConfig, office: Office): BlockInput {
  const locale = localeOf(config);
  const { say } = locale;
  const answered = answersFor(config.business, office);
  const hours = showHours && hoursAsLine(hoursOf(config.business, office), locale);
  return {
    type: 'feature-strip',
    items: [
      { icon: 'map-pin', title: say('area.place'), text: serviceArea },
      ...(responseTime ? [{ icon: 'clock', title: say('area.time'), text: responseTime }] : []),
      ...(answered ? [{ icon: lineWords[answered.by].icon, title: say('area.phone'), text: answered.phone }] : []),
      ...(hours ? [{ icon: 'calendar-time', title: say('area.hours'), text: hours }] : []),
    ],
  };
}

const cityTiles = ({ tiles, tilesHeading: heading }: AreaPage, usual: string): BlockInput[] =>
  tiles
    ? [{ type: 'card-grid', id: 'cities', heading: heading ?? usual, layout: 'tiles', columns: 4, cards: tiles }]
    : [];

const emergencyBand = ({ emergency }: AreaPage, { business }: SiteConfig): BlockInput[] =>
  emergency
    ? [
        {
          type: 'call-banner',
          id: 'emergency',
          ground: 'dark',
          responseTimes: business.responseTimes.length > 0,
          ...emergency,
        },
      ]
    : [];
