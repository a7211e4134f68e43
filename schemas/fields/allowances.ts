import { z } from 'zod';

/** A rule that does not hold here, by its code, and why not. */
const allowance = z.strictObject({
  rule: z
    .string()
    .min(1)
    .meta({ description: 'The code of the rule: prose/capitals. `npm run check -- --rules` lists all.' }),
  reason: z.string().trim().min(1).meta({ description: 'Why it does not hold here, for whoever reads the file next.' }),
});
export type Allowance = z.infer<typeof allowance>;

/** The rules about what is written that a file may break, each with its reason. */
export const allow = z
  .array(allowance)
  .default([])
  .meta({ description: 'Rules that do not hold for this file, each with its reason.' });
