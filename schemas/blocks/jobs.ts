import { z } from 'zod';
import { defineBlock } from '../block';
import { action } from '../fields/link';
import { amount, day, officeId, text } from '../fields/text';

/** How somebody is employed; a total map in `src/head/structured-data/` has schema.org's words. */
const employments = ['full time', 'part time', 'contract', 'temporary', 'internship'] as const;
export type Employment = (typeof employments)[number];

const job = z.strictObject({
  title: text('What is looked for: "Plumber".'),
  text: text('What is to be done, and what it takes.'),
  employment: z.enum(employments).default('full time').meta({ description: 'How somebody is employed.' }),
  office: officeId('The id of the office where the work is; the main one when left out.').optional(),
  pay: amount('What it pays: "$30 to $38 an hour".').optional(),
  posted: day('Since when it is open: "2026-03-01".'),
  until: day('The last day to apply: "2026-04-30". It is gone the day after, without another build.'),
  action: action.meta({ description: 'Where one applies: a page, email, call.' }),
});

export const jobs = defineBlock({
  type: 'jobs',
  about: 'Open jobs with a last day to apply, each gone by itself on the day after.',
  fields: {
    items: z.array(job).min(1).meta({ description: 'The jobs, the newest first.' }),
  },
  structuredData: ({ items }) => [{ states: 'jobs', items }],
  example: {
    type: 'jobs',
    heading: 'Work with us',
    items: [
      {
        title: 'Plumber',
        text: 'Repairs and heaters, with a van of your own.',
        pay: '$30 to $38 an hour',
        posted: '2026-01-05',
        until: '2099-12-31',
        action: { label: 'Apply by e-mail', href: 'email' },
      },
    ],
  },
});
