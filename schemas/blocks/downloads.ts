import { z } from 'zod';
import { defineBlock } from '../block';
import { ownPage } from '../fields/link';
import { text } from '../fields/text';

const file = z.strictObject({
  label: text('What the file is: "Price list 2026".'),
  href: ownPage('The file in public/: /prices.pdf.'),
  text: text('What is in it, in a line.').optional(),
});

export const downloads = defineBlock({
  type: 'downloads',
  about: 'Files to take along: forms, price lists, warranties.',
  fields: {
    files: z.array(file).min(1).meta({ description: 'The files, the most asked for first.' }),
  },
  example: {
    type: 'downloads',
    heading: 'To take along',
    files: [{ label: 'Price list', href: '/prices.pdf', text: 'All prices on one page.' }],
  },
});
