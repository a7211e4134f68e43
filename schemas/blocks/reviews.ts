import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { text } from '../fields/text';

const review = z.strictObject({
  name: text('Who wrote it.'),
  rating: z.int().min(1).max(5).meta({ description: 'Stars out of five.' }),
  date: text('When, in words: "2 months ago".'),
  text: text('What they wrote.'),
  service: text('The service it is about.'),
  response: text("The owner's reply.").optional(),
  responseDate: text('When the owner replied, in words.').optional(),
  sample: z.boolean().default(false).meta({ description: 'True while this is sample text, not a real customer.' }),
});

export const reviews = defineBlock({
  type: 'reviews',
  about: 'All reviews with stars, the average and the owner responses.',
  fields: {
    items: z
      .array(review)
      .min(1)
      .meta({ description: 'The reviews, newest first; the average and count are computed.' }),
    summary: z
      .boolean()
      .default(true)
      .meta({ description: 'Show the average and the count above them; false where the hero does.' }),
    actions,
  },
  unseen: ({ items }) =>
    items.flatMap(({ response }, index) =>
      response
        ? []
        : [{ path: ['items', index, 'responseDate'], because: 'there is no reply to date', instead: 'add response:' }],
    ),
  structuredData: ({ items }) => [{ states: 'reviews', items }],
  example: {
    type: 'reviews',
    heading: 'Reviews',
    items: [
      {
        name: 'Dana R.',
        rating: 5,
        date: '2 months ago',
        text: 'Clear price, clean yard.',
        service: 'New kitchen',
        response: 'Thank you, Dana.',
        responseDate: '2 months ago',
        sample: true,
      },
    ],
  },
});
