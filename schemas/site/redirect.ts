import { z } from 'zod';
import { oldPath } from '../fields/old-path';

/**
 * One old address and where it leads now. `from` is a path; a last segment `*` stands for anything below it and
 * `:name` for one segment (`:year`, `:month` and `:day` for digits only). Query rules hold for unmatched paths only.
 */
export const redirect = z.strictObject({
  from: oldPath.meta({ description: 'The old path, such as /about-us or /author/*.' }),
  to: z.string().min(1).meta({ place: true, description: 'The page it leads to now.' }),
});
export type Redirect = z.infer<typeof redirect>;

export const queryRedirect = z.strictObject({
  parameter: z
    .string()
    .regex(/^\w+$/, 'a name in letters and digits, such as p')
    .meta({ description: 'The query parameter that an unmatched address carries.' }),
  value: z
    .union([z.int(), z.string().regex(/^[\w.-]+$/, 'letters, digits, and . _ - between them, such as 12')])
    .optional()
    .meta({ description: 'The one value that it holds for, at the address of home too: /?page_id=3 has the value 3.' }),
  to: z.string().min(1).meta({ place: true, description: 'A page, or "same" for the same path without the query.' }),
});
export type QueryRedirect = z.infer<typeof queryRedirect>;
