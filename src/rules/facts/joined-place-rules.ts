import type { SiteConfig } from '../../../schemas/site';
import { stateCode } from '../../model/us-states';
import { countryOf } from '../../model/words/words-of';
import { listedPlaces } from '../listed-places';
import { isNameSlip } from '../near-names';
import type { ConfigRule } from '../rule';

/** What may follow a town's name behind a comma in the United States. */
const isRegion = (text: string): boolean => stateCode(text) !== undefined || /^D\.?C\.?$|\bCounty$/.test(text);

/** A dash, a bar or a slash between spaces parts names; without them it may be one name. */
const parting = /\s*[,;]\s*|\s+[-–—|/•·]\s+/;

/** The towns that one entry of a list names; elsewhere than in the United States a region of any name may follow a town. */
function townsIn(name: string, country: string, others: ReadonlySet<string>): string[] {
  const parts = name.split(parting).filter((part) => part !== '');
  const [, second = ''] = parts;
  const isOne = country === 'US' ? isRegion(second) : !others.has(second.toLowerCase());
  return parts.length === 2 && !/[;|•·]/.test(name) && isOne ? [] : parts;
}

/** So many entries without a state behind them show that the list has none. */
const manyBare = 3;

/** Entries with a state behind their name, in a list in which most have none. */
function withState(config: SiteConfig): { name: string; town: string; path: readonly (string | number)[] }[] {
  if (countryOf(config) !== 'US') return [];
  const places = listedPlaces(config);
  const stated = places.flatMap(({ name, path }) => {
    const [town = '', state = '', ...more] = name.split(/\s*,\s*/);
    const code = more.length === 0 ? stateCode(state) : undefined;
    return code === undefined ? [] : [{ name, town, state: code, path }];
  });
  const bare = places.length - stated.length;
  const own = config.seo.region.slice(3);
  // Among many of one state one of another has it behind its name with reason.
  if (bare >= Math.max(manyBare, 2 * stated.length)) return stated.filter(({ state }) => state === own);
  // In a short list it is told of one alone, with the state that the site is in.
  return bare > 0 && stated.length === 1 ? stated.filter(({ state }) => state === own) : [];
}

/** Places that are written as one, with more than their name, or twice in two spellings. */
export const joinedPlaceRules: readonly ConfigRule[] = [
  {
    code: 'fact/places-in-one',
    severity: 'error',
    why: 'Towns in one entry stand as one place in lists, counts and the data of search engines.',
    find: (config) => {
      const places = listedPlaces(config);
      const others = new Set(places.map(({ name }) => name.toLowerCase()));
      return places.flatMap(({ name, path }) => {
        const towns = townsIn(name, countryOf(config), others);
        const { communities } = config.areas;
        const whole = path.at(-1) === 'name' ? undefined : path.slice(0, -1);
        return towns.length < 2
          ? []
          : [
              {
                found: `"${name}" is one entry for ${towns.length} places`,
                fix: `write each as an entry of its own: ${towns.join('; ')}`,
                at: whole ? { path: whole, mark: { path, part: 'value' as const } } : { path },
                ...(whole && { change: { to: communities.flatMap((own) => (own === name ? towns : [own])) } }),
              },
            ];
      });
    },
  },
  {
    code: 'fact/place-with-state',
    severity: 'warning',
    why: 'In a list of towns by their names one with its state looks like another kind of place.',
    find: (config) =>
      withState(config).map(({ name, town, path }) => ({
        found: `"${name}" has its state behind it, and the others have none`,
        fix: `write ${town}`,
        at: { path: [...path] },
        change: { to: town },
      })),
  },
  {
    code: 'fact/place-nearly-twice',
    severity: 'warning',
    why: 'Two entries that differ in a letter are mostly one town, and one of them is misspelt.',
    find: (config) => {
      const places = listedPlaces(config);
      return places.flatMap(({ name, path }, index) => {
        const other = places.findIndex((place) => isNameSlip(name, place.name));
        return other < 0 || (other > index && isNameSlip(places[other]?.name ?? '', name))
          ? []
          : [
              {
                found: `"${name}" differs from ${places[other]?.name} in a letter`,
                fix: `write ${places[other]?.name}, the town that was meant, or remove it`,
                at: { path },
              },
            ];
      });
    },
  },
];
