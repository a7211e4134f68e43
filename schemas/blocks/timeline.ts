import { z } from 'zod';
import { defineBlock } from '../block';
import { text } from '../fields/text';

const moment = z.strictObject({
  when: text('When it was: a year, a month.'),
  title: text('What happened.'),
  text: text('More of it, in a sentence or two.').optional(),
});

export const timeline = defineBlock({
  type: 'timeline',
  about: 'What happened when, in order: the story of the business or of a job.',
  fields: {
    moments: z.array(moment).min(1).meta({ description: 'The moments, the earliest first.' }),
  },
  example: {
    type: 'timeline',
    heading: 'How we got here',
    moments: [
      { when: '2004', title: 'One van', text: 'And a phone on the dashboard.' },
      { when: '2015', title: 'The shop in town' },
    ],
  },
});
