import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import { type AreaPage, areaSections } from '../../../schemas/templates/area';
import { hoursInWords, hoursOf } from '../../model/hours';
import type { BlockInput } from './block-input';
import { areaSection, estimateForm, officeOf, openingHero, questionSections } from './common-sections';
import { inOrder, withRhythm } from './rhythm';

/** An area without an office: hero, its facts at once, services, reasons, coverage, tiles, emergency band, form, areas. */
export function expandArea(form: AreaPage, config: SiteConfig): BlockInput[] {
  const office = officeOf(config, form.office);
  const parts: Record<(typeof areaSections)[number], BlockInput[]> = {
    facts: [facts(form, config, office)],
    services: [
      { type: 'card-grid', id: 'services', heading: form.cardsHeading, layout: form.cardsLayout, cards: form.cards },
    ],
    why: [{ type: 'checklist', id: 'why', heading: form.whyHeading, items: form.why }],
    coverage: [{ type: 'media-text', id: 'coverage', ...form.coverage }],
    cities: cityTiles(form),
    emergency: emergencyBand(form, config),
    questions: questionSections(form.questions, `Questions from ${form.city}`),
    more: form.more,
    estimate: estimateForm(form.formHeading, config),
    areas: areaSection('More places we work', config, true),
  };
  const opening = openingHero({ ...form, call: 'both' }, config);
  return withRhythm([opening, ...inOrder(parts, areaSections, form.order)]);
}

/** The facts of the area, with the opening hours where the form asks for them. */
const facts = (form: AreaPage, { business }: SiteConfig, office: Office): BlockInput => ({
  type: 'feature-strip',
  items: [
    { icon: 'map-pin', title: 'Service area', text: form.serviceArea },
    ...(form.responseTime ? [{ icon: 'clock', title: 'Response time', text: form.responseTime }] : []),
    { icon: 'phone', title: 'Phone', text: office.phone },
    ...(form.showHours
      ? [{ icon: 'calendar-time', title: 'Hours', text: hoursInWords(hoursOf(business, office)) }]
      : []),
  ],
});

const cityTiles = ({ tiles, tilesHeading }: AreaPage): BlockInput[] =>
  tiles ? [{ type: 'card-grid', id: 'cities', heading: tilesHeading, layout: 'tiles', columns: 4, cards: tiles }] : [];

const emergencyBand = ({ emergency }: AreaPage, { business }: SiteConfig): BlockInput[] =>
  emergency
    ? [
        {
          type: 'call-banner',
          id: 'emergency',
          ground: 'pine',
          responseTimes: business.responseTimes.length > 0,
          ...emergency,
        },
      ]
    : [];
