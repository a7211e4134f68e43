import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { picture } from '../fields/picture-value';
import { markdown, text } from '../fields/text';

export const mediaText = defineBlock({
  type: 'media-text',
  about: 'A picture beside text.',
  fields: {
    image: picture,
    caption: text('A small line under the picture.').optional(),
    fullSize: z.boolean().default(false).meta({ description: 'Let a click open the picture full size in a new tab.' }),
    side: z.enum(['left', 'right']).default('right').meta({ description: 'The side of the picture on wide screens.' }),
    text: markdown('The text, in Markdown.'),
    items: z.array(text('One point.')).default([]).meta({ description: 'Points with check marks under the text.' }),
    actions,
  },
  example: {
    type: 'media-text',
    heading: 'Why trust us',
    image: { src: 'workshop.jpg', alt: 'Workshop wall with hand tools' },
    text: 'We live here, and you can visit what we built.',
    items: ['Licensed and insured'],
  },
});
