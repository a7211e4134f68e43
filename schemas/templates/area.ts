import { z } from 'zod';
import { block } from '../blocks';
import { callBanner } from '../blocks/call-banner';
import { cardGrid } from '../blocks/card-grid';
import { faq } from '../blocks/faq';
import { mediaText } from '../blocks/media-text';
import { picture } from '../fields/picture-value';
import { sectionOrder } from '../fields/section-order';
import { howSoon, markdown, text } from '../fields/text';
import { pageFields } from '../page';
import { placeFields } from './place-fields';

/** What stands below the hero of an area page, in its usual order. */
export const areaSections = [
  'facts',
  'services',
  'why',
  'coverage',
  'cities',
  'emergency',
  'questions',
  'more',
  'estimate',
  'areas',
] as const;

/** A city in the service area without an office of its own: services, reasons, coverage facts, quote form. */
export const areaPage = z.strictObject({
  ...pageFields,
  template: z.literal('area'),
  order: sectionOrder(areaSections),
  ...placeFields,
  whyHeading: text('The heading over the reasons; what `words` says when left out.').optional(),
  why: z.array(text('One reason.')).min(3).meta({ description: 'Reasons, short.' }),
  coverage: z
    .strictObject({
      heading: text('A heading about the area.'),
      text: markdown('Where you work, and what is true of this area.'),
      image: picture,
      side: mediaText.schema.shape.side.default('left'),
    })
    .meta({ description: 'The text about the area.' }),
  serviceArea: text('The places covered, in a line.'),
  responseTime: howSoon('How soon somebody is there: "45 minutes".').optional(),
  showHours: z.boolean().default(false).meta({ description: 'Show the opening hours among the facts.' }),
  tilesHeading: text('The heading over the city tiles; what `words` says when left out.').optional(),
  tiles: cardGrid.schema.shape.cards.optional().meta({ description: 'City tiles, for a page about several cities.' }),
  emergency: z
    .strictObject({
      heading: text('What to call about.'),
      text: text('One or two sentences.'),
      badge: callBanner.schema.shape.badge,
    })
    .optional()
    .meta({ description: 'An emergency band.' }),
  questions: faq.schema.shape.items.optional(),
  more: z.array(block).default([]).meta({ description: 'Further sections before the form.' }),
  formHeading: text('The heading over the form; the label of the estimate button when left out.').optional(),
});
export type AreaPage = z.infer<typeof areaPage>;
