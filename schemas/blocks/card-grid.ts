import { z } from 'zod';
import { defineBlock } from '../block';
import { action } from '../fields/link';
import { picture } from '../fields/picture-value';
import { icon, text } from '../fields/text';

const card = z.strictObject({
  title: text('The title of the card.'),
  text: text('One or two lines under the title.').optional(),
  image: picture.optional().meta({ description: 'A picture on top of the card.' }),
  icon: icon('A Tabler icon, where there is no picture.').optional(),
  badge: text('A short label in the corner, such as "Most popular".').optional(),
  features: z
    .array(text('One thing it includes.'))
    .default([])
    .meta({ description: 'A short list of what it includes.' }),
  link: action.optional().meta({ description: 'Where the whole card leads.' }),
});

export const cardGrid = defineBlock({
  type: 'card-grid',
  about: 'Cards side by side: services, values, benefits or city tiles.',
  fields: {
    layout: z.enum(['grid', 'feature', 'mosaic', 'tiles']).default('grid').meta({
      description:
        'grid: equal cards; feature: the first is large; mosaic: pictures of unequal size, the text on the large one and below the others; tiles: small cards with an icon.',
    }),
    columns: z.int().min(2).max(4).default(3).meta({ description: 'Cards in a row on wide screens.' }),
    cards: z.array(card).min(1).meta({ description: 'The cards, in the order they are shown.' }),
  },
  unseen: ({ layout, cards }) => [
    ...(layout === 'mosaic' || layout === 'feature'
      ? [{ path: ['columns'], because: `layout ${layout} has columns of its own`, instead: 'write layout: grid' }]
      : []),
    ...cards.flatMap((_, index) => [
      ...(layout === 'tiles'
        ? [
            {
              path: ['cards', index, 'image'],
              because: 'layout tiles shows no pictures',
              instead: 'write layout: grid',
            },
          ]
        : []),
      ...(layout === 'mosaic'
        ? (['features', 'icon'] as const).map((field) => ({
            path: ['cards', index, field],
            because: `layout mosaic shows no ${field === 'icon' ? 'icons' : 'features'}`,
            instead: 'write layout: grid',
          }))
        : []),
    ]),
  ],
  example: {
    type: 'card-grid',
    heading: 'Our services',
    layout: 'feature',
    cards: [
      {
        title: 'Kitchens',
        text: 'From the first plan to the last door, most in one to three weeks.',
        image: { src: 'kitchen-oak.jpg', alt: 'Kitchen with oak doors' },
        badge: 'Most popular',
        features: ['Plans and permits'],
        link: { label: 'See kitchens', href: '/kitchens' },
      },
      { title: 'Repairs', icon: 'hammer', text: 'Hinges, doors and drawers.' },
    ],
  },
});
