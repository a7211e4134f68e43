import type { SiteConfig } from '../../../schemas/site';
import type { Office } from '../../../schemas/site/business';
import type { AreaPage } from '../../../schemas/templates/area';
import { hoursInWords } from '../../model/hours';
import type { BlockInput } from './block-input';
import { estimateForm, officeOf, openingHero, questionSections } from './common-sections';
import { withRhythm } from './rhythm';

/** An area without an office: hero, its facts at once, services, reasons, coverage, tiles, emergency band, form, areas. */
export function expandArea(form: AreaPage, config: SiteConfig): BlockInput[] {
  const office = officeOf(config, form.office);
  return withRhythm([
    openingHero({ ...form, eyebrow: `Response time: ${form.responseTime}` }, config, office),
    facts(form, config, office),
    { type: 'card-grid', id: 'services', heading: form.cardsHeading, layout: form.cardsLayout, cards: form.cards },
    { type: 'checklist', id: 'why', heading: form.whyHeading, items: form.why },
    { type: 'media-text', id: 'coverage', ...form.coverage },
    ...(form.tiles
      ? [
          {
            type: 'card-grid' as const,
            id: 'cities',
            heading: form.tilesHeading,
            layout: 'tiles' as const,
            columns: 4,
            cards: form.tiles,
          },
        ]
      : []),
    ...emergencyBand(form),
    ...questionSections(form.questions, `Questions from ${form.city}`),
    ...form.more,
    estimateForm(form.formHeading, config),
    { type: 'area-list', heading: 'More places we work', show: 'compact', map: true },
  ]);
}

/** The facts of the area, with the opening hours where the form asks for them. */
const facts = (form: AreaPage, { business }: SiteConfig, { phone }: Office): BlockInput => ({
  type: 'feature-strip',
  items: [
    { icon: 'map-pin', title: 'Service area', text: form.serviceArea },
    { icon: 'clock', title: 'Response time', text: form.responseTime },
    { icon: 'phone', title: 'Phone', text: phone },
    ...(form.showHours ? [{ icon: 'calendar-time', title: 'Hours', text: hoursInWords(business.openingHours) }] : []),
  ],
});

const emergencyBand = ({ emergency }: AreaPage): BlockInput[] =>
  emergency ? [{ type: 'call-banner', id: 'emergency', ground: 'pine', responseTimes: true, ...emergency }] : [];
