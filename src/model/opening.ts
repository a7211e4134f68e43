/** A stretch of a day: minutes from its beginning on, and the words for when it begins, with `{day}` in them. One that runs over midnight goes on past the day's. */
export type Opening = readonly [from: number, to: number, words: string];

/** The openings of a week in order, Thursday first, as the first day of 1970 was; nothing for a day that is none of its business. */
export type Week = readonly (readonly Opening[] | null)[];

/** When offices answer: the IANA name of their time zone, and weeks between two days, counted from 1970 on: the first that has a day holds for it. */
export type Schedule = readonly [
  timeZone: string,
  weeks: readonly (readonly [from: number, until: number, week: Week])[],
];

export const minutesOfDay = 1440;

/** When it opens next, in words: of the next days by their names, later ones with their dates. Nothing while it is open, where it stays closed for a year, and when the minute is not known. */
export function openingInWords([, weeks]: Schedule, minute: number, language: string): string | undefined {
  const today = Math.floor(minute / minutesOfDay);
  // Yesterday's last opening may run into today.
  for (let day = today - 1; day < today + 366; day++) {
    const week = weeks.find(([from, until, days]) => from <= day && day <= until && days[day % 7]);
    for (const [from, to, words] of week?.[2][day % 7] ?? []) {
      const now = minute - day * minutesOfDay;
      if (to > now) return from > now ? words.replace('{day}', dayInFull(day, day > today + 6, language)) : undefined;
    }
  }
  return undefined;
}

const dayInFull = (day: number, far: boolean, language: string): string =>
  new Date(day * 864e5).toLocaleDateString(language, {
    timeZone: 'UTC',
    [far ? 'dateStyle' : 'weekday']: 'long',
  });

/** The minutes that clocks in a time zone show at a moment, from 1970 on; NaN where they can't be told. Swedes write days and times as ISO 8601 does, so what they would write is read as if it were UTC. */
export const minuteAt = (moment: number, timeZone: string): number =>
  Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) / 60_000;
