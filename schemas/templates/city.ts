import { z } from 'zod';
import { block } from '../blocks';
import { faq } from '../blocks/faq';
import { gallery } from '../blocks/gallery';
import { steps } from '../blocks/steps';
import { testimonials } from '../blocks/testimonials';
import { picture } from '../fields/picture-value';
import { sectionOrder } from '../fields/section-order';
import { markdown, slug, text } from '../fields/text';
import { pageFields } from '../page';
import { placeFields } from './place-fields';

/** What stands below the hero of a city page, in its usual order. */
export const citySections = [
  'services',
  'local',
  'quotes',
  'steps',
  'concern',
  'photos',
  'questions',
  'more',
  'estimate',
  'office',
] as const;

/** The landing page of a city with an office: services, local facts, quotes, form, process, a concern of the place, gallery. */
export const cityPage = z.strictObject({
  ...pageFields,
  template: z.literal('city'),
  order: sectionOrder(citySections),
  ...placeFields,
  local: z
    .strictObject({
      heading: text('A heading about the place.'),
      text: markdown('What is true only of this city.'),
      image: picture,
    })
    .meta({ description: 'What is special about the place, and the work here.' }),
  quotesHeading: text('The heading over the quotes; what `words` says when left out.').optional(),
  quotes: testimonials.schema.shape.items.optional().meta({ description: 'Two or three customers from here.' }),
  stepsHeading: text('The heading over the process; what `words` says when left out.').optional(),
  steps: steps.schema.shape.steps.optional().meta({ description: 'The steps of a job.' }),
  concern: z
    .strictObject({
      id: slug('A name for links to this section: /page#name.').default('concern'),
      heading: text('A heading about it.'),
      text: markdown('What it does here and how you help.'),
      image: picture,
      items: z
        .array(text('One point.'))
        .default([])
        .meta({ description: 'What is looked at or done, point by point.' }),
    })
    .optional()
    .meta({
      description: 'A section about what people here call for more than elsewhere: frost, hard water, old wiring.',
    }),
  galleryHeading: text('The heading over the photos; what `words` says when left out.').optional(),
  gallery: gallery.schema.shape.images.optional().meta({ description: 'Photos.' }),
  questions: faq.schema.shape.items.optional(),
  more: z.array(block).default([]).meta({ description: 'Further sections before the form.' }),
  formHeading: text('The heading over the form; the label of the estimate button when left out.').optional(),
});
export type CityPage = z.infer<typeof cityPage>;
