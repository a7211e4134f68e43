import { z } from 'zod';
import { defineBlock } from '../block';
import { text } from '../fields/text';

const stat = z.strictObject({ value: text('The number, with its unit: "24 hours".'), label: text('What it counts.') });

export const stats = defineBlock({
  type: 'stats',
  about: 'A few large numbers with a line each.',
  fields: { items: z.array(stat).min(2).max(6).meta({ description: 'The numbers in order.' }) },
  example: {
    type: 'stats',
    items: [
      { value: '{years} years', label: 'in business' },
      { value: '24 hours', label: 'to an answer' },
    ],
  },
});
