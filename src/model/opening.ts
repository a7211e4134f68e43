/** A stretch of a week: minutes from Monday 00:00 on, and the words for its beginning. One that runs over Sunday's end goes on past the week's. */
export type Opening = readonly [from: number, to: number, words: string];

/** When offices answer: the IANA name of their time zone, and their openings in the order of the week. */
export type Schedule = readonly [timeZone: string, openings: readonly Opening[]];

export const minutesOfDay = 1440;
const minutesOfWeek = 7 * minutesOfDay;

/** The opening that comes next at a minute of the week; nothing while one lasts, and where there are none. */
export function nextOpening(openings: readonly Opening[], minute: number): Opening | undefined {
  const lasts = openings.some(([from, to]) => (from <= minute && minute < to) || minute + minutesOfWeek < to);
  return lasts ? undefined : (openings.find(([from]) => from > minute) ?? openings[0]);
}

/** The minute of the week, from Monday 00:00 on, that clocks in a time zone show. Throws where the browser does not know the zone. */
export function minuteOfWeek(now: Date, timeZone: string): number {
  const parts: Record<string, string> = {};
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  for (const { type, value } of format.formatToParts(now)) parts[type] = value;
  const days = 'MonTueWedThuFriSatSun'.indexOf(parts.weekday ?? '') / 3;
  return days * minutesOfDay + Number(parts.hour) * 60 + Number(parts.minute);
}
