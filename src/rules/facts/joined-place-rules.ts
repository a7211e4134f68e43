import { stateCode } from '../../model/us-states';
import { countryOf } from '../../model/words/words-of';
import { listedPlaces } from '../listed-places';
import type { ConfigRule } from '../rule';

/** What may follow a town's name behind a comma in the United States. */
const isRegion = (text: string): boolean => stateCode(text) !== undefined || /^D\.?C\.?$|\bCounty$/.test(text);

/** The towns that one entry of a list names; elsewhere than in the United States a region of any name may follow a town. */
function townsIn(name: string, country: string, others: ReadonlySet<string>): string[] {
  const parts = name.split(/\s*[,;]\s*/).filter((part) => part !== '');
  const [, second = ''] = parts;
  const isOne = country === 'US' ? isRegion(second) : !others.has(second.toLowerCase());
  return parts.length === 2 && !name.includes(';') && isOne ? [] : parts;
}

/** Places that are written as one. */
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
        return towns.length < 2
          ? []
          : [
              {
                found: `"${name}" is one entry for ${towns.length} places`,
                fix: `write each as an entry of its own: ${towns.join('; ')}`,
                at: { path },
              },
            ];
      });
    },
  },
];
