import type { SiteConfig } from '../../../schemas/site';
import { stateCode, stateName, stateNames } from '../../model/us-states';
import { countryOf } from '../../model/words/words-of';
import { knownTowns } from '../listed-places';
import { findingsAt, offer, type TextRule } from '../rule';
import { placeName } from '../says-place';

/** A name with a state behind it: "Marion, Texas", "in Seguin, OK". */
const inState = new RegExp(
  String.raw`(\{city\}|\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)*), (${stateNames.join('|')}|[A-Z]{2})(?![\p{L}\d])`,
  'gu',
);

/** A town of the site by the words of a text, without the word in front of it that begins a sentence. */
const townIn = (words: string): string => words.replace(/^(?:In|From|Near|To|At|And|Of|Around|Serving) /, '');

/** The states that the addresses of a site, and what it tells search engines, are in. */
const ownStates = ({ business, seo }: SiteConfig): Set<string> =>
  new Set(
    [seo.region.slice(3), ...business.offices.map(({ address }) => stateCode(address?.region ?? '') ?? '')].filter(
      Boolean,
    ),
  );

/** What a town of the site is said to be in. */
export const stateRules: readonly TextRule[] = [
  {
    code: 'fact/place-other-state',
    severity: 'error',
    own: true,
    why: 'A town with another state behind it is another town.',
    hint: /, [A-Z]{2}(?![\p{L}\d])/u,
    words: stateNames.flatMap((name) => name.split(' ').slice(-1)).map((word) => word.toLowerCase()),
    find: ({ written }, { config }) => {
      const own = ownStates(config);
      if (countryOf(config) !== 'US' || own.size === 0) return [];
      const listed = knownTowns(config);
      const wrong = [...written.matchAll(inState)].filter((match) => {
        const [words, town = '', state = ''] = match;
        // How far it is from a namesake is no word about the town of the site.
        if (state.length > 2 && /\b(?:from|to|than)\s$/.test(written.slice(0, match.index))) return false;
        const code = stateCode(state);
        const isTown =
          town === '{city}' ||
          listed.some(
            (name) =>
              name === townIn(town) || town.endsWith(`. ${name}`) || placeName(name) === townIn(town).toLowerCase(),
          );
        return (
          code !== undefined &&
          !own.has(code) &&
          isTown &&
          !listed.some((name) => townIn(words).startsWith(name) && name.includes(','))
        );
      });
      const home = stateName([...own][0] ?? '') ?? '';
      return findingsAt(
        wrong.map(([words]) => words),
        (words) => ({
          found: `${townIn(words).split(',')[0]} is not in ${words.split(', ').at(-1)}`,
          ...offer(words.replace(/, .*$/, `, ${/, [A-Z]{2}$/.test(words) ? [...own][0] : home}`), { unsure: true }),
        }),
      );
    },
  },
];
