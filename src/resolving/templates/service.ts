import type { SiteConfig } from '../../../schemas/site';
import type { ServicePage } from '../../../schemas/templates/service';
import type { BlockInput } from './block-input';
import { estimateForm, officeOf, openingHero, questionSections } from './common-sections';
import { withRhythm } from './rhythm';

/** A service page: hero, points, text, photos, steps, questions, form, related services, areas. */
export function expandService(form: ServicePage, config: SiteConfig): BlockInput[] {
  const office = officeOf(config, form.office);
  return withRhythm([
    openingHero({ ...form, eyebrow: form.city }, config, office),
    { type: 'checklist', id: 'included', heading: form.bulletsHeading, items: form.bullets },
    ...bodyParts(form.body),
    ...photos(form),
    ...(form.steps ? [{ type: 'steps' as const, id: 'steps', heading: form.stepsHeading, steps: form.steps }] : []),
    ...questionSections(form.questions, 'Questions we hear often'),
    ...form.more,
    estimateForm(form.formHeading, config),
    ...(form.related.length > 0
      ? [{ type: 'link-list' as const, heading: 'Related services', links: form.related }]
      : []),
    { type: 'area-list', heading: 'Where we work', show: 'compact' },
  ]);
}

/** Parts with a picture show it beside the text, left and right in turn. */
function bodyParts(parts: ServicePage['body']): BlockInput[] {
  let pictures = 0;
  return parts.map(({ heading, text, image }) => {
    if (!image) return { type: 'prose', heading, text };
    pictures += 1;
    return { type: 'media-text', heading, text, image, side: pictures % 2 === 1 ? 'right' : 'left' };
  });
}

const photos = ({ photos: images, photosHeading }: ServicePage): BlockInput[] =>
  images.length === 0
    ? []
    : [{ type: 'gallery', id: 'photos', heading: photosHeading, images, layout: images.length > 4 ? 'dense' : 'grid' }];
