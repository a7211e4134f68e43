import { z } from 'zod';
import { action } from '../fields/link';
import { day, text } from '../fields/text';

/** What stands on top of every page for some days, and goes by itself. */
export const alert = z.strictObject({
  text: text('What is to be known, in a sentence: "We are closed for stock-taking."'),
  tone: z
    .enum(['info', 'warning'])
    .default('info')
    .meta({ description: 'info stands on the color of the brand; warning is red, for danger to people or property.' }),
  link: action.optional().meta({ description: 'Where to read more about it.' }),
  from: day('The first day it shows: "2026-12-20"; at once when left out.').optional(),
  until: day('The last day it shows: "2026-12-26". It is gone the day after, without another build.'),
});
export type Alert = z.infer<typeof alert>;
