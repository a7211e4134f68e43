import type { SiteConfig } from '../../../schemas/site';
import { type CityPage, citySections } from '../../../schemas/templates/city';
import { localeOf } from '../../model/words/words-of';
import type { BlockInput } from './block-input';
import { estimateForm, officeOf, openingHero, questionSections } from './common-sections';
import { inOrder, withRhythm } from './rhythm';

/** A city with an office: hero, services, local facts, quotes, steps, a concern of the place, photos, questions, form, office. */
export function expandCity(form: CityPage, config: SiteConfig): BlockInput[] {
  const office = officeOf(config, form.office);
  const city = form.place ?? form.city;
  const { say } = localeOf(config);
  const parts: Record<(typeof citySections)[number], BlockInput[]> = {
    services: [
      {
        type: 'card-grid',
        id: 'services',
        heading: form.cardsHeading ?? say('city.services', { city }),
        layout: form.cardsLayout,
        cards: form.cards,
      },
    ],
    local: [{ type: 'media-text', id: 'local', ...form.local, side: 'left' }],
    quotes: form.quotes
      ? [
          {
            type: 'testimonials',
            id: 'quotes',
            heading: form.quotesHeading ?? say('city.quotes', { city }),
            items: form.quotes,
          },
        ]
      : [],
    steps: form.steps
      ? [{ type: 'steps', id: 'steps', heading: form.stepsHeading ?? say('city.steps'), steps: form.steps }]
      : [],
    concern: form.concern ? [{ type: 'media-text', ground: 'dark', ...form.concern }] : [],
    photos: form.gallery
      ? [
          {
            type: 'gallery',
            id: 'photos',
            heading: form.galleryHeading ?? say('city.photos'),
            images: form.gallery,
            layout: 'dense',
          },
        ]
      : [],
    questions: questionSections(form.questions, say('city.questions', { city })),
    more: form.more,
    estimate: estimateForm(form.formHeading, config),
    office: [
      {
        type: 'offices',
        id: 'office',
        heading: say(office.address ? 'city.office' : 'city.line', { city }),
        show: [office.id],
      },
    ],
  };
  return withRhythm([openingHero({ ...form, call: 'both' }, config), ...inOrder(parts, citySections, form.order)]);
}
