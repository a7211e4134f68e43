import { minuteAt } from './moment';
import { hoursBehind } from './us-states';

/** The time zones of a country (ISO 3166); none of no country, and where the browser has no list of them. */
export function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country || 'ZZ'}`);
  // Browsers have one or the other.
  const { timeZones, getTimeZones } = locale as { timeZones?: string[]; getTimeZones?(): string[] };
  return timeZones ?? getTimeZones?.call(locale) ?? [];
}

/** How far the clocks of a zone are ahead in the middle of winter and of summer of a year. */
export const clocksOf = (zone: string, year: number): string =>
  [0, 6].map((month) => minuteAt(Date.UTC(year, month, 15), zone) - Date.UTC(year, month, 15) / 60_000).join();

/** American zones by the hours that their clocks are behind Greenwich in winter. */
const american: Readonly<Record<number, string>> = {
  4: 'America/Puerto_Rico',
  5: 'America/New_York',
  6: 'America/Chicago',
  7: 'America/Denver',
  8: 'America/Los_Angeles',
  9: 'America/Anchorage',
  10: 'Pacific/Honolulu',
};

/** The time zone of most of an American state (`US-TX`), or of a country all of whose clocks are alike; undefined for others. */
export function zoneOfRegion(region: string, year: number): string | undefined {
  const [country = '', part = ''] = region.split('-');
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  if (region === 'US-AZ') return 'America/Phoenix';
  if (country === 'US') return american[hoursBehind(part)?.[0] ?? 0];
  const [first, ...more] = zonesOf(country);
  return first !== undefined && more.every((zone) => clocksOf(zone, year) === clocksOf(first, year))
    ? first
    : undefined;
}
