import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { picture } from '../fields/picture-value';
import { text } from '../fields/text';

const photo = picture.extend({
  title: text('A title shown with the photo.').optional(),
  category: text('The category it is filtered by.').optional(),
});

export const gallery = defineBlock({
  type: 'gallery',
  about: 'Photos in a grid that open in a lightbox, with an optional category filter.',
  fields: {
    images: z.array(photo).min(1).meta({ description: 'The photos in order.' }),
    layout: z
      .enum(['grid', 'dense'])
      .default('grid')
      .meta({ description: 'grid: equal tiles; dense: some tiles are larger.' }),
    filter: z
      .boolean()
      .default(false)
      .meta({ description: 'Show category buttons, All first, and a line with the count.' }),
    titles: z.boolean().default(false).meta({ description: 'Show the titles under the photos.' }),
    actions,
  },
  unseen: ({ filter, images }) =>
    filter
      ? []
      : images.map((_, index) => ({
          path: ['images', index, 'category'],
          because: 'categories show only as buttons to choose by',
          instead: 'write filter: true',
        })),
  // Photos to choose among are what their page is about.
  structuredData: ({ filter, images }) => (filter ? [{ states: 'photos', images }] : []),
  example: {
    type: 'gallery',
    heading: 'Recent projects',
    filter: true,
    titles: true,
    images: [
      { src: 'kitchen-oak.jpg', alt: 'Kitchen with oak doors', title: 'Oak kitchen', category: 'Kitchens' },
      { src: 'porch-evening.jpg', alt: 'Porch with two chairs', title: 'Porch', category: 'Porches' },
    ],
  },
});
