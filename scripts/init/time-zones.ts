import { clocksOf, zonesOf } from '../../src/model/country-zones';
import { regionNames } from '../../src/model/formats';

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** The cities of a country by which its clocks are known, those with the same clocks together: one group where all are alike. */
export function citiesByClock(country: string, year: number): string[][] {
  const groups = new Map<string, string[]>();
  for (const zone of zonesOf(country)) {
    const clocks = clocksOf(zone, year);
    groups.set(clocks, [...(groups.get(clocks) ?? []), cityOf(zone)]);
  }
  return [...groups.values()].map((cities) => cities.sort());
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** What a zone is called now, by an older name of it: `Australia/Canberra` is that of Sydney; undefined for a name of none. */
function zoneNow(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The zones that a city had a name of its own for, until clocks there agreed with another's: Montreal, Canberra. */
const zonesOnceOf = (zones: readonly string[], city: string): string[] => {
  const name = city.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '_');
  const parts = new Set(zones.map((zone) => zone.slice(0, zone.lastIndexOf('/'))));
  return [...parts].flatMap((part) => zoneNow(`${part}/${name}`) ?? []);
};

/**
 * The zone of a country by its city or its whole name: `Toronto`, `America/Toronto`; by a city that once had one, `Montréal`;
 * undefined where it is none of it.
 */
export function zoneNamed(country: string, answer: string): string | undefined {
  const zones = zonesOf(country);
  const named = zones.find((zone) => [zone, cityOf(zone)].some((name) => bare(name) === bare(answer)));
  return named ?? zonesOnceOf(zones, answer).find((zone) => zones.includes(zone));
}

/** The zone whose time goes by the name of its country: `Europe/Madrid`, whose time is *Spain Time*; undefined where none does. */
export function usualZone(country: string): string | undefined {
  const named = regionNames('en').of(country) ?? country;
  const isUsual = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortGeneric' }).format(0).includes(named);
  return zonesOf(country).find(isUsual);
}

/** The zone that stands for a country whose clocks are all alike: the usual one, else its first. */
export const zoneOf = (country: string): string | undefined => usualZone(country) ?? zonesOf(country)[0];
