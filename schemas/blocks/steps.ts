import { z } from 'zod';
import { defineBlock } from '../block';
import { actions } from '../fields/link';
import { text } from '../fields/text';

const step = z.strictObject({
  title: text('What happens in this step.'),
  text: text('One to three sentences about it.'),
  duration: text('How long it takes, such as "1–3 days".').optional(),
  phase: text('The name of a phase that begins with this step, such as "First 24 hours".').optional(),
});

export const steps = defineBlock({
  type: 'steps',
  about: 'A process as numbered steps, optionally in phases.',
  fields: {
    steps: z.array(step).min(2).meta({ description: 'The steps in order; numbers are added.' }),
    actions,
  },
  example: {
    type: 'steps',
    heading: 'How a job runs',
    steps: [
      { title: 'Visit', text: 'We look and take photos.', duration: '1 hour' },
      { title: 'Price', text: 'You get it in writing.', phase: 'The work' },
    ],
  },
});
