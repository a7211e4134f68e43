import type { Business } from '../../schemas/site/business';

type Hours = Business['openingHours'];

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Days that follow each other become a span; others are listed. */
function daysInWords(days: readonly string[]): string {
  const [first = '', ...others] = days;
  const inRow = days.every((day, index) => week.indexOf(day) === week.indexOf(first) + index);
  return inRow && others.length > 1 ? `${first} to ${others.at(-1)}` : days.join(', ');
}

/** `08:00` → `8 am`, `17:30` → `5:30 pm`. */
function clockInWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const half = hours < 12 ? 'am' : 'pm';
  const hour = hours % 12 || 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The opening hours as a person says them: `Monday to Friday, 8 am to 6 pm`. */
export function hoursInWords(openingHours: Hours): string {
  return openingHours
    .map(({ days, opens, closes }) => `${daysInWords(days)}, ${clockInWords(opens)} to ${clockInWords(closes)}`)
    .join('; ');
}
