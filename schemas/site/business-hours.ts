import { z } from 'zod';
import { day, text } from '../fields/text';
import { weekdays } from './weekdays';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const days = z.array(z.enum(weekdays)).min(1).meta({ set: true });

/** When doors are open: from one time to another, or said as a whole. */
const stretch = {
  opens: clock.optional().meta({ description: 'Opening time on a 24-hour clock: "08:00".' }),
  closes: clock.optional().meta({ description: 'Closing time on a 24-hour clock: "18:00"; "00:00" is midnight.' }),
  overnight: z
    .boolean()
    .optional()
    .meta({ description: 'True where the closing time is on the next day: "20:00" to "02:00".' }),
  is: z
    .enum(['closed', 'by appointment', 'open 24 hours'])
    .optional()
    .meta({ description: 'In the place of times: closed, by appointment or open 24 hours.' }),
};

/** A stretch of the week; a day with a break is in two of them, a closed day in none or in one that says so. */
const openingHours = z.strictObject({
  days: days.meta({ description: 'The days these hours hold, in order.' }),
  ...stretch,
});
export type OpeningHours = z.infer<typeof openingHours>;

/** Hours of certain dates, such as a holiday or a season, which go before those of the week. */
const specialHours = z.strictObject({
  name: text('What it is, where that helps: "Christmas".').optional(),
  from: day('The first day: "2026-12-24".'),
  until: day('The last day; the same one when left out.').optional(),
  days: days.optional().meta({ description: 'The days of the week it is about; all when left out.' }),
  ...stretch,
});
export type SpecialHours = z.infer<typeof specialHours>;

export const weeklyHours = z.array(openingHours).min(1);
export const datedHours = z.array(specialHours).default([]);
