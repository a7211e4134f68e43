import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { picture } from '../fields/picture-value';
import { text } from '../fields/text';

export const checklist = defineBlock({
  type: 'checklist',
  about: 'A list of short points with check marks, optionally beside a picture.',
  fields: {
    items: z.array(text('One point.')).min(1).meta({ description: 'The points in order.' }),
    columns: z.int().min(1).max(3).default(2).meta({ description: 'Columns on wide screens.' }),
    image: picture.optional().meta({ description: 'A picture beside the list.' }),
    actions,
  },
  unseen: ({ image }) =>
    image
      ? [{ path: ['columns'], because: 'beside a picture the list has one column', instead: 'remove the picture' }]
      : [],
  example: { type: 'checklist', heading: 'Every job includes', items: ['A written price', 'Daily clean-up'] },
});
