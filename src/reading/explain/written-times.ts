/** The languages whose months and days are known when they are written out. */
export const calendarLanguages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl'];

/** The number of the month that a word of one of the languages begins like, from 1. */
function monthOf(word: string): number | undefined {
  const begin = word.slice(0, 3).toLowerCase();
  for (const language of calendarLanguages) {
    const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2024, month, 1)));
    const at = months.findIndex((name) => name.toLowerCase().startsWith(begin));
    if (at >= 0) return at + 1;
  }
  return undefined;
}

const two = (digits: string): string => digits.padStart(2, '0');

/** A time of day on a 24-hour clock. */
export function timeOfDay(text: string): string | undefined {
  if (/^(?:12 )?(?:noon|mid-?day)$/i.test(text.trim())) return '12:00';
  if (/^(?:12 )?midnight$/i.test(text.trim())) return '00:00';
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:h|hrs|uhr)?\s*([ap])?\.?m?\.?$/i.exec(inLetters(text)) ?? [];
  if (hours === '' || Number(hours) > (half === '' ? 24 : 12)) return undefined;
  const hour = (Number(hours) % (half === '' ? 24 : 12)) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${two(String(hour))}:${minutes}`;
}

/** A time with the letters of its half of the day for the words. */
const inLetters = (text: string): string =>
  text
    .replace(/\s*o[’']?\s?clock\b/i, '')
    .replace(/\s+(?:in the )?(?:morning|a\.\s?m\.)$/i, ' am')
    .replace(/\s+(?:in the |at )?(?:afternoon|evening|night|p\.\s?m\.)$/i, ' pm');

/** How long something runs, in minutes and seconds: `2 min 5 s`, `45 seconds`. */
export function length(text: string): string | undefined {
  const [all, minutes, seconds] =
    /^(?:(\d{1,3})\s*(?:m|min|minutes?)\.?)?\s*(?:(\d{1,2})\s*(?:s|secs?|seconds?)\.?)?$/i.exec(text) ?? [];
  return all === undefined || all === '' ? undefined : `${minutes ?? 0}:${two(seconds ?? '0')}`;
}

/** A day with the name of its month. */
export function writtenDay(text: string): string | undefined {
  const year = /\b\d{4}\b/.exec(text)?.[0];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)?.[1];
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const month = year && day ? words.map(monthOf).find(Boolean) : undefined;
  return month === undefined ? undefined : `${year}-${two(String(month))}-${two(day ?? '')}`;
}

/** A day of numbers: the year first, or last as Americans write it. */
export function dayOfNumbers(text: string): string | undefined {
  const first =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:T.*| \d.*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (first) return `${first[1]}-${two(first[2] ?? '')}-${two(first[3] ?? '')}`;
  const last = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})$/.exec(text);
  return last ? `${last[3]?.length === 2 ? 20 : ''}${last[3]}-${two(last[1] ?? '')}-${two(last[2] ?? '')}` : undefined;
}

/** A day with its year first, in two figures: `24-05-01`. Years of websites tell it from one with its day first. */
export function shortYearFirst(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const isYear = Number(year) >= 15 && Number(year) < 40;
  return isYear && Number(month) <= 12 && Number(day) <= 31 ? `20${year}-${month}-${day}` : undefined;
}

/** A day of numbers as it is written elsewhere, and always with dots. */
export function dayFirst(text: string): string | undefined {
  const said = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/.exec(text) ?? [];
  return year === '' ? said : `${year.length === 2 ? 20 : ''}${year}-${two(month)}-${two(day)}`;
}

/** A day with its month last: `2025-25-10`. */
export function dayBeforeMonth(text: string): string | undefined {
  const [, year, day = '', month = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${two(month)}-${two(day)}`;
}

/** A month and a day without their year: `12-24`, `12/24`, `Dec 24`. */
export function dayInYear(text: string, year: string): string | undefined {
  const [, month = '', day = ''] = /^(?:-?-)?(\d{1,2})[-./](\d{1,2})$/.exec(text.trim()) ?? [];
  return month === '' ? writtenDay(`${text} ${year}`) : `${year}-${two(month)}-${two(day)}`;
}
