import { z } from 'zod';
import { block } from '../blocks';
import { faq } from '../blocks/faq';
import { steps } from '../blocks/steps';
import { action } from '../fields/link';
import { picture } from '../fields/picture-value';
import { sectionOrder } from '../fields/section-order';
import { markdown, text } from '../fields/text';
import { pageFields } from '../page';

/** What stands below the hero of a service page, in its usual order. */
export const serviceSections = [
  'included',
  'body',
  'photos',
  'steps',
  'questions',
  'more',
  'estimate',
  'related',
  'areas',
] as const;

/** One service, optionally in one city: hero, points, text, photos, process, questions, form, related services. */
export const servicePage = z.strictObject({
  ...pageFields,
  template: z.literal('service'),
  order: sectionOrder(serviceSections),
  heading: text('The service, as the h1: "Kitchen repairs".'),
  city: text('The city, where the page is about one: "Springfield, TX".').optional(),
  lead: text('One or two sentences under the h1.'),
  hero: picture.meta({ description: 'The picture behind the h1.' }),
  bulletsHeading: text('The heading over the points; what `words` says when left out.').optional(),
  bullets: z.array(text('One point.')).min(3).meta({ description: 'What the service includes.' }),
  body: z
    .array(
      z.strictObject({
        heading: text('The heading of a part.'),
        text: markdown('Its text, in Markdown.'),
        image: picture.optional(),
      }),
    )
    .min(1)
    .meta({ description: 'The text of the page, in parts; a part with a picture shows it beside the text.' }),
  photosHeading: text('The heading over the photos; what `words` says when left out.').optional(),
  photos: z.array(picture).default([]).meta({ description: 'Photos in a grid.' }),
  stepsHeading: text('The heading over the steps; what `words` says when left out.').optional(),
  steps: steps.schema.shape.steps.optional(),
  questions: faq.schema.shape.items.optional(),
  more: z.array(block).default([]).meta({ description: 'Further sections before the form.' }),
  formHeading: text('The heading over the form; the label of the estimate button when left out.').optional(),
  related: z.array(action).default([]).meta({ description: 'Related services.' }),
});
export type ServicePage = z.infer<typeof servicePage>;
