import type { Business, Office, OpeningHours } from '../../schemas/site/business';
import { weekdays } from '../../schemas/site/weekdays';
import { dateFormat } from './formats';
import type { Locale } from './words/words-of';

/** The opening hours of an office: its own, or those of the business. */
export const hoursOf = (business: Business, office: Office): OpeningHours[] =>
  office.openingHours ?? business.openingHours;

/** The first of January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const msPerDay = 86_400_000;

/** The name of a day of the week. */
export const dayName = (day: OpeningHours['days'][number], { tag }: Locale): string =>
  dateFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(monday + weekdays.indexOf(day) * msPerDay);

/** Days that follow each other become a span; others are listed. */
function daysInWords(days: OpeningHours['days'], locale: Locale): string {
  const [first = 'Monday', ...others] = days;
  const last = others.at(-1) ?? first;
  const inRow = days.every((day, index) => weekdays.indexOf(day) === weekdays.indexOf(first) + index);
  return inRow && others.length > 1
    ? locale.say('hours.days', { first: dayName(first, locale), last: dayName(last, locale) })
    : days.map((day) => dayName(day, locale)).join(', ');
}

/** `08:00` → `8 AM`, `17:30` → `5:30 PM`; with all digits where the day has 24 hours. */
export function clockInWords(clock: string, { tag }: Locale): string {
  const time = Date.parse(`1970-01-01T${clock}Z`);
  const digits = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const full = dateFormat(tag, digits);
  const short = full.resolvedOptions().hour12 && clock.endsWith(':00') ? { ...digits, minute: undefined } : digits;
  // Versions of the calendar differ in this space, and phrases are kept on a line by style.
  return dateFormat(tag, short).format(time).replaceAll('\u202f', ' ');
}

/** The opening hours as a person says them: `Monday to Friday, 8 AM to 6 PM`. */
export function hoursInWords(openingHours: readonly OpeningHours[], locale: Locale): string {
  const { say } = locale;
  return openingHours
    .map(({ days, opens, closes }) => {
      const times = { opens: clockInWords(opens, locale), closes: clockInWords(closes, locale) };
      return say('hours.open', { days: daysInWords(days, locale), times: say('hours.times', times) });
    })
    .join('; ');
}
