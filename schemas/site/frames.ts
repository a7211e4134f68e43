import { z } from 'zod';
import { text } from '../fields/text';

const frame = z.strictObject({
  from: z
    .string()
    .regex(/^https:\/\/[\w-]+(\.[\w-]+)+$/, 'an address without a path, such as https://book.example.com')
    .meta({ description: 'The service, without a path: https://book.example.com.' }),
  name: text('What visitors know the service as; its address when left out.').optional(),
  load: z.enum(['near', 'tap', 'consent']).default('tap').meta({
    description:
      'When its frames load: tap (a visitor asks for it), near (it comes into sight), consent (as soon as the question that tags ask is answered with yes, or at a tap).',
  }),
});
export type FrameService = z.infer<typeof frame>;

export const frames = z
  .array(frame)
  .default([])
  .meta({ description: 'The services that pages may show in a frame, in a section of type embed.' });
