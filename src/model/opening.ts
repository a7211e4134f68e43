/** A stretch of a week: minutes from Monday 00:00 on, and the words for its beginning. One that runs over Sunday's end goes on past the week's. */
export type Opening = readonly [from: number, to: number, words: string];

/** When offices answer: the IANA name of their time zone, and their openings in the order of the week. */
export type Schedule = readonly [timeZone: string, openings: readonly Opening[]];

export const minutesOfDay = 1440;
const minutesOfWeek = 7 * minutesOfDay;

/** The opening that comes next at a minute of the week; nothing while one lasts, where there are none, and when the minute is not known. */
export function nextOpening(openings: readonly Opening[], minute: number): Opening | undefined {
  if (Number.isNaN(minute)) return undefined;
  const lasts = openings.some(([from, to]) => (from <= minute && minute < to) || minute + minutesOfWeek < to);
  return lasts ? undefined : (openings.find(([from]) => from > minute) ?? openings[0]);
}

/**
 * The minutes since Monday 00:00 that clocks in a time zone show; NaN where they can't be told. Swedes write days and
 * times as ISO 8601 does, so what they would write is read as if it were UTC, which counts from a Thursday.
 */
export function minuteOfWeek(now: Date, timeZone: string): number {
  const shown = Date.parse(`${now.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
  return (shown / 60_000 + 3 * minutesOfDay) % minutesOfWeek;
}
