/** A stretch of a day: minutes from its beginning on, and the words for when it begins, with the day's name in `{}`. One that runs over midnight goes on past the day's. */
export type Opening = readonly [from: number, to: number, words: string];

/** The openings of a week in order, Thursday first, as the first day of 1970 was; nothing for a day that is none of its business. */
export type Week = readonly (readonly Opening[] | null)[];

/** Until when clocks are how far ahead of UTC, both in minutes, the first from 1970 on. */
export type ClockChange = readonly [until: number, ahead: number];

/**
 * When offices answer: weeks between two days, counted from 1970 on, of which the first that has a day holds for it, and how
 * clocks go there, a year of it at least.
 */
export type Schedule = readonly [
  weeks: readonly (readonly [from: number, until: number, week: Week])[],
  clocks: readonly ClockChange[],
];

export const minutesOfDay = 1440;

/**
 * How far clocks are ahead of UTC at a minute. Of a time that nothing is told of they are taken to go as 52 weeks before, on the
 * same day of the week: clocks are changed on a Sunday, a week sooner or later at most. To ask the browser would take more
 * code in every page.
 */
const aheadAt = (minute: number, clocks: Schedule[1]): number =>
  clocks.find(([until]) => minute < until)?.[1] ?? aheadAt(minute - 364 * minutesOfDay, clocks);

/**
 * When it opens next after a moment, in ms, in words: one of the next days by its name, a later one with its date, which browsers
 * take long to find out. Nothing while it is open, and where it stays closed for a year. It stands in every page: one function is
 * shorter there than some.
 */
export function nextOpening([weeks, clocks]: Schedule, moment: number, language: string): string | undefined {
  const utc = moment / 60_000;
  const minute = utc + aheadAt(utc, clocks);
  // Yesterday's last opening may run into today.
  for (let ahead = -1; ahead < 366; ahead++) {
    const day = Math.floor(minute / minutesOfDay) + ahead;
    const week = weeks.find(([from, until, days]) => from <= day && day <= until && days[day % 7]);
    const now = minute - day * minutesOfDay;
    const opening = week?.[2][day % 7]?.find(([, to]) => to > now);
    if (opening)
      return opening[0] > now
        ? opening[2].replace(/{(.*)}/, (_, name: string) =>
            ahead > 6
              ? new Date(day * 864e5).toLocaleDateString(language, { timeZone: 'UTC', dateStyle: 'long' })
              : name,
          )
        : undefined;
  }
  return undefined;
}
