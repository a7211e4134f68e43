import { dateFormat } from '../../model/formats';

/** How a language names its days and months, and where days stand in words. */
interface Names {
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlyMap<string, number>;
  monthFirst: RegExp;
  dayFirst: RegExp;
  /** True where the month stands before the day in figures. */
  isMonthFirst: boolean;
}

const made = new Map<string, Names>();

const spelled = (tag: string, options: Intl.DateTimeFormatOptions, date: Date): string =>
  dateFormat(tag, { ...options, timeZone: 'UTC' })
    .format(date)
    .toLowerCase()
    .replace(/\.$/, '');

/** The names of days and months in the language of a tag, in small letters. */
export function dayNamesIn(tag: string): Names {
  const known = made.get(tag);
  if (known) return known;
  const months = new Map<string, number>();
  const weekdays = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    for (let month = 0; month < 12; month += 1)
      months.set(spelled(tag, { month: style }, new Date(Date.UTC(2000, month, 1))), month + 1);
    for (let day = 0; day < 7; day += 1)
      weekdays.set(spelled(tag, { weekday: style }, new Date(Date.UTC(2000, 0, 2 + day))), day);
  }
  const month = `(${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`;
  const weekday = `(?:(${[...weekdays.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?,? (?:the |den |el |le )?)?`;
  const names: Names = {
    months,
    weekdays,
    monthFirst: new RegExp(
      String.raw`(?<!\p{L})${weekday}${month} (\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,? ((?:1[6-9]|20)\d\d|(?<=, )2[1-9]\d\d)(?!\d))?`,
      'giu',
    ),
    dayFirst: new RegExp(
      String.raw`(?<!\p{L})${weekday}(?<![\d.,/-])(\d{1,2})(?:st|nd|rd|th|\.|er)?(?: of| de)? ${month}(?!\p{L})(?:(?: de(?:l)?|,)? ((?:1[6-9]|20)\d\d)(?!\d))?`,
      'giu',
    ),
    isMonthFirst: /^\D*12/.test(
      dateFormat(tag, { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, 11, 3))),
    ),
  };
  made.set(tag, names);
  return names;
}
