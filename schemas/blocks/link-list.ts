import { z } from 'zod';
import { defineBlock } from '../block';
import { action } from '../fields/link';
import { text } from '../fields/text';

const item = action.extend({ text: text('A line under the link.').optional() });

export const linkList = defineBlock({
  type: 'link-list',
  about: 'A list of links: related services or quick links.',
  fields: { links: z.array(item).min(1).meta({ description: 'The links in order.' }) },
  example: {
    type: 'link-list',
    heading: 'Related services',
    links: [{ label: 'Kitchens', href: '/kitchens', text: 'Oak, steel, stone' }],
  },
});
