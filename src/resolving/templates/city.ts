import type { SiteConfig } from '../../../schemas/site';
import type { CityPage } from '../../../schemas/templates/city';
import type { BlockInput } from './block-input';
import { estimateForm, officeOf, openingHero, questionSections } from './common-sections';
import { withRhythm } from './rhythm';

/** A city with an office: hero, services, local facts, quotes, steps, storm help, photos, questions, form, office. */
export function expandCity(form: CityPage, config: SiteConfig): BlockInput[] {
  const office = officeOf(config, form.office);
  return withRhythm([
    openingHero(form, config, office),
    { type: 'card-grid', id: 'services', heading: form.cardsHeading, layout: 'grid', cards: form.cards },
    { type: 'media-text', id: 'local', ...form.local, side: 'left' },
    { type: 'testimonials', id: 'quotes', heading: form.quotesHeading, items: form.quotes },
    { type: 'steps', id: 'steps', heading: form.stepsHeading, steps: form.steps },
    { type: 'media-text', id: 'storm', ground: 'pine', ...form.storm },
    { type: 'gallery', id: 'photos', heading: form.galleryHeading, images: form.gallery, layout: 'dense' },
    ...questionSections(form.questions, `Questions from ${form.city}`),
    ...form.more,
    estimateForm(form.formHeading, config),
    {
      type: 'offices',
      id: 'office',
      heading: `Your ${office.address ? 'office' : 'line'} in ${form.city}`,
      show: [office.id],
    },
  ]);
}
