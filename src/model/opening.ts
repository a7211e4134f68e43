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

/** The minutes that clocks in a time zone show at a moment, from 1970 on; NaN where they can't be told. Swedes write days and times as ISO 8601 does, so what they would write is read as if it were UTC. */
export const minuteAt = (moment: number, timeZone: string): number =>
  Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) / 60_000;

/**
 * When it opens next after a moment, in ms, in words: one of the next days by its name, a later one with its date, which browsers
 * take long to find out. Nothing while it is open, where it stays closed for a year, and where the zone's time can't be told. It
 * stands in every page: one function is shorter there than some.
 */
export function nextOpening(
  [timeZone, weeks, clocks = []]: Schedule,
  moment: number,
  language: string,
): string | undefined {
  const utc = moment / 60_000;
  const clock = clocks.find(([until]) => utc < until);
  const minute = clock ? utc + clock[1] : minuteAt(moment, timeZone);
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
