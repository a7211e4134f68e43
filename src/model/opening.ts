/** A stretch of a day: minutes from its beginning on, and the words for when it begins, with the day's name in `{}`. One that runs over midnight goes on past the day's. */
export type Opening = readonly [from: number, to: number, words: string];

/** The openings of a week in order, Thursday first, as the first day of 1970 was; nothing for a day that is none of its business. */
export type Week = readonly (readonly Opening[] | null)[];

/** Until when clocks are how far ahead of UTC, both in minutes, the first from 1970 on. */
export type ClockChange = readonly [until: number, ahead: number];

/**
 * When offices answer: the IANA name of their time zone, weeks between two days, counted from 1970 on, of which the first
 * that has a day holds for it, and how clocks go there, as far as that is known beforehand.
 */
export type Schedule = readonly [
  timeZone: string,
  weeks: readonly (readonly [from: number, until: number, week: Week])[],
  clocks?: readonly ClockChange[],
];

export const minutesOfDay = 1440;

/** The day of an opening, from 1970 on, and its words, with the day's name in `{}`; far where more than a week lies between. */
export interface NextOpening {
  day: number;
  far: boolean;
  words: string;
}

/** When it opens next. Nothing while it is open, where it stays closed for a year, and when the minute is not known. */
export function nextOpening([, weeks]: Schedule, minute: number): NextOpening | undefined {
  const today = Math.floor(minute / minutesOfDay);
  // Yesterday's last opening may run into today.
  for (let day = today - 1; day < today + 366; day++) {
    const week = weeks.find(([from, until, days]) => from <= day && day <= until && days[day % 7]);
    for (const [from, to, words] of week?.[2][day % 7] ?? []) {
      const now = minute - day * minutesOfDay;
      if (to > now) return from > now ? { day, far: day > today + 6, words } : undefined;
    }
  }
  return undefined;
}

/** An opening in words: one of the next days by its name, a later one with its date: what browsers take long to find out. */
export const openingInWords = ({ day, far, words }: NextOpening, language: string): string =>
  words.replace(/{(.*)}/, (_, name: string) =>
    far ? new Date(day * 864e5).toLocaleDateString(language, { timeZone: 'UTC', dateStyle: 'long' }) : name,
  );

/** The minutes that clocks in a time zone show at a moment, from 1970 on; NaN where they can't be told. Swedes write days and times as ISO 8601 does, so what they would write is read as if it were UTC. */
export const minuteAt = (moment: number, timeZone: string): number =>
  Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) / 60_000;

/** The minutes that clocks of a schedule show at a moment, from 1970 on; NaN where they can't be told. */
export function minuteOn([timeZone, , clocks = []]: Schedule, moment: number): number {
  const minute = moment / 60_000;
  const clock = clocks.find(([until]) => minute < until);
  return clock ? minute + clock[1] : minuteAt(moment, timeZone);
}
