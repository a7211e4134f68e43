import { z } from 'zod';
import { defineBlock } from '../block';
import { picture } from '../fields/picture-value';
import { text } from '../fields/text';

const person = z.strictObject({
  name: text('Who it is.'),
  role: text('What they do here: "Master plumber".'),
  text: text('A sentence about them.').optional(),
  image: picture.optional().meta({ description: 'Their portrait; their initials stand in where there is none.' }),
  credentials: z
    .array(text('A license, a certificate: "Master license 12345".'))
    .default([])
    .meta({ description: 'What they may do and have learned.' }),
  sample: z.boolean().default(false).meta({ description: 'True while this is no real person.' }),
});

export const team = defineBlock({
  type: 'team',
  about: 'The people of the business: portrait, role and credentials.',
  fields: {
    people: z.array(person).min(1).meta({ description: 'The people, in the order they are shown.' }),
  },
  structuredData: ({ people }) => [{ states: 'people', people }],
  example: {
    type: 'team',
    heading: 'Who comes',
    people: [
      { name: 'Dana Ruiz', role: 'Master plumber', credentials: ['Master license 12345'], sample: true },
      { name: 'Lee Tran', role: 'Apprentice', text: 'With us since school.', sample: true },
    ],
  },
});
