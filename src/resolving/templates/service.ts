import type { SiteConfig } from '../../../schemas/site';
import { type ServicePage, serviceSections } from '../../../schemas/templates/service';
import { localeOf } from '../../model/words/words-of';
import type { BlockInput } from './block-input';
import { areaSection, estimateForm, openingHero, questionSections } from './common-sections';
import { inOrder, withRhythm } from './rhythm';

/** A service page: hero, points, text, photos, steps, questions, form, related services, areas. */
export function expandService(form: ServicePage, config: SiteConfig): BlockInput[] {
  const { steps, related } = form;
  const { say } = localeOf(config);
  const parts: Record<(typeof serviceSections)[number], BlockInput[]> = {
    included: [
      { type: 'checklist', id: 'included', heading: form.bulletsHeading ?? say('service.points'), items: form.bullets },
    ],
    body: bodyParts(form.body),
    photos: photos(form, say('service.photos')),
    steps: steps ? [{ type: 'steps', id: 'steps', heading: form.stepsHeading ?? say('service.steps'), steps }] : [],
    questions: questionSections(form.questions, say('service.questions')),
    more: form.more,
    estimate: estimateForm(form.formHeading, config),
    related: related.length > 0 ? [{ type: 'link-list', heading: say('service.related'), links: related }] : [],
    areas: areaSection(say('service.areas'), config, false),
  };
  const opening = openingHero({ ...form, eyebrow: form.city, call: 'office' }, config);
  return withRhythm([opening, ...inOrder(parts, serviceSections, form.order)]);
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

const photos = ({ photos: images, photosHeading }: ServicePage, usual: string): BlockInput[] =>
  images.length === 0
    ? []
    : [
        {
          type: 'gallery',
          id: 'photos',
          heading: photosHeading ?? usual,
          images,
          layout: images.length > 4 ? 'dense' : 'grid',
        },
      ];
