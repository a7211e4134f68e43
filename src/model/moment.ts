const msPerDay = 86_400_000;

/** The minutes, from 1970 on, of a day and time as Swedes write them, who do it as ISO 8601 does: read as if it were UTC. */
export const minuteRead = (written: string): number => Date.parse(`${written.replace(' ', 'T')}Z`) / 60_000;

/** The minutes that clocks in a time zone show at a moment, from 1970 on; NaN where they can't be told. */
export const minuteAt = (moment: number, timeZone: string): number =>
  minuteRead(new Date(moment).toLocaleString('sv', { timeZone }));

/** The day after one written `2026-12-26`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + msPerDay).toISOString().slice(0, 10);

/** The day before one written `2026-12-26`. */
export const dayBefore = (day: string): string => new Date(Date.parse(day) - msPerDay).toISOString().slice(0, 10);

/** The moment at which a day written `2026-12-26` begins in a time zone (UTC where none is named), in ms from 1970 on. */
export function momentOf(day: string, timeZone = 'UTC'): number {
  const midnight = Date.parse(day);
  const ahead = (moment: number) => minuteAt(moment, timeZone) * 60_000 - moment;
  // Clocks may be changed between the guess and the moment.
  return midnight - ahead(midnight - ahead(midnight));
}
