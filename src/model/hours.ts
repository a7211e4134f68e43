import type { Business, Office, OpeningHours } from '../../schemas/site/business';
import { weekdays } from '../../schemas/site/weekdays';

/** The opening hours of an office: its own, or those of the business. */
export const hoursOf = (business: Business, office: Office): OpeningHours[] =>
  office.openingHours ?? business.openingHours;

/** Days that follow each other become a span; others are listed. */
function daysInWords(days: OpeningHours['days']): string {
  const [first = 'Monday', ...others] = days;
  const inRow = days.every((day, index) => weekdays.indexOf(day) === weekdays.indexOf(first) + index);
  return inRow && others.length > 1 ? `${first} to ${others.at(-1)}` : days.join(', ');
}

/** `08:00` → `8 AM`, `17:30` → `5:30 PM`. */
export function clockInWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  const hour = hours % 12 || 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** The opening hours as a person says them: `Monday to Friday, 8 AM to 6 PM`. */
export function hoursInWords(openingHours: readonly OpeningHours[]): string {
  return openingHours
    .map(({ days, opens, closes }) => `${daysInWords(days)}, ${clockInWords(opens)} to ${clockInWords(closes)}`)
    .join('; ');
}
