import { z } from 'zod';
import { defineBlock } from '../block';
import { picture } from '../fields/picture-value';
import { text } from '../fields/text';

const pair = z.strictObject({
  before: picture.meta({ description: 'How it was.' }),
  after: picture.meta({ description: 'How it is now, taken from the same place.' }),
  caption: text('A line under the two.').optional(),
});

export const beforeAfter = defineBlock({
  type: 'before-after',
  about: 'Two pictures of one place, before and after, one over the other with a handle to move between them.',
  fields: {
    pairs: z.array(pair).min(1).meta({ description: 'The pairs, the most telling first.' }),
  },
  example: {
    type: 'before-after',
    heading: 'From rust to copper',
    pairs: [
      {
        before: { src: 'rusty-pipes.jpg', alt: 'Rusty pipes under a sink' },
        after: { src: 'copper-pipes.jpg', alt: 'New copper pipes under the same sink' },
        caption: 'A kitchen in one morning.',
      },
    ],
  },
});
