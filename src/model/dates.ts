import { dateFormat } from './formats';
/** How a language writes days: a text for each month, January first, with `{day}` and `{year}` in it. */
export interface Calendar {
  long: string[];
  short: string[];
}

/** In UTC, so that a calendar day stays that day wherever the page is built. */
function monthsIn(tag: string, dateStyle: 'long' | 'medium'): string[] {
  const format = dateFormat(tag, { dateStyle, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2023, month, 22))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  );
}

/** The calendar of a language. It is made once, while the site is built: browsers know other versions of it. */
export const calendarOf = (tag: string): Calendar => ({ long: monthsIn(tag, 'long'), short: monthsIn(tag, 'medium') });

/** A day written `2023-10-25` in one of a calendar's forms: `October 25, 2023`, `Oct 25, 2023`. */
export function dayInWords(day: string, months: readonly string[]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return (months[Number(month) - 1] ?? day).replace('{day}', String(Number(date))).replace('{year}', year);
}
