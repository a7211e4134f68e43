import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { amount, text } from '../fields/text';

const item = z.strictObject({
  name: text('What is done or sold: "Tap replaced".'),
  price: amount(
    'What it costs, as people say it: "$120" or "from $120"; an amount alone is told to search engines as a number.',
  ),
  text: text('What the price holds, in a line.').optional(),
});

const group = z.strictObject({
  name: text('What the prices are for: "Drains"; left out where there is one group.').optional(),
  items: z.array(item).min(1).meta({ description: 'The prices, the most asked for first.' }),
});

export const priceList = defineBlock({
  type: 'price-list',
  about: 'What things cost, in groups: a name, a price, and what it holds.',
  fields: {
    groups: z.array(group).min(1).meta({ description: 'The prices in groups.' }),
    note: text('A small line under the prices: what they hold, since when.').optional(),
    actions,
  },
  structuredData: ({ groups, heading }) => [
    { states: 'prices', name: heading, items: groups.flatMap(({ items }) => items) },
  ],
  example: {
    type: 'price-list',
    heading: 'Prices',
    groups: [
      {
        name: 'Visits',
        items: [
          { name: 'Call-out', price: '$89', text: 'Part of the price when we do the work.' },
          { name: 'Evening visit', price: '$139' },
        ],
      },
    ],
    note: 'Before tax.',
  },
});
