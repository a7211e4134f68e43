import { dateFormat } from './formats';

/**
 * How a language writes days: a text for each month, January first, with `{day}` and `{year}` in it; `{day:1er}` where the
 * first day of a month has a word of its own.
 */
export interface Calendar {
  long: string[];
  short: string[];
}

/** The first day of a month in French, which counts it in order and all others not; formats write a bare figure (CLDR). */
const firstDay = (tag: string): string | undefined => (new Intl.Locale(tag).language === 'fr' ? '1er' : undefined);

/** The parts of a date as a text, the first day of a month as its language has it. */
export const partsInWords = (parts: readonly Intl.DateTimeFormatPart[], tag: string): string =>
  parts.map(({ type, value }) => (type === 'day' && value === '1' ? (firstDay(tag) ?? value) : value)).join('');

/** In UTC, so that a calendar day stays that day wherever the page is built. */
function monthsIn(tag: string, dateStyle: 'long' | 'medium'): string[] {
  const format = dateFormat(tag, { dateStyle, timeZone: 'UTC' });
  const day = ['day', firstDay(tag)].filter(Boolean).join(':');
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2023, month, 22))
      .map(({ type, value }) => (type === 'day' ? `{${day}}` : type === 'year' ? '{year}' : value))
      .join(''),
  );
}

/** The calendar of a language. It is made once, while the site is built: browsers know other versions of it. */
export const calendarOf = (tag: string): Calendar => ({ long: monthsIn(tag, 'long'), short: monthsIn(tag, 'medium') });

/** A day written `2023-10-25` in one of a calendar's forms: `October 25, 2023`, `Oct 25, 2023`. */
export function dayInWords(day: string, months: readonly string[]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return (months[Number(month) - 1] ?? day)
    .replace(/{day:?(.*?)}/, (_, first: string) => (date === '01' && first) || String(Number(date)))
    .replace('{year}', year);
}
