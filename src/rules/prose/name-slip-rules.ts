import { nameSlips } from '../near-names';
import { findingsAt, offer, type TextRule } from '../rule';

/** The site's own names, as texts write them. */
export const nameSlipRules: readonly TextRule[] = [
  {
    code: 'prose/name-slip',
    severity: 'warning',
    own: true,
    instead: ['site/place-missing'],
    why: 'The name of the business or of a town with a letter wrong is another one to search engines, and careless to neighbors.',
    ofNearNames: true,
    find: ({ written, field }, { config, page }) => {
      // Who is called what is not for others to say.
      const slips = page && (field === 'name' || field === 'author') ? [] : nameSlips(written, config);
      return findingsAt(
        slips.map(({ word }) => word),
        (word) => {
          const name = slips.find((slip) => slip.word === word)?.name ?? word;
          return {
            found: `"${word}" is ${name} ${/[ -]/.test(word) ? 'in two parts' : 'with a letter wrong'}`,
            // A word that is nearly a name may be the name of somebody.
            ...offer(name, { unsure: true }),
            // Where no text writes the name as the list has it, the list is wrong.
            wants: `name ${name} ${word}`,
          };
        },
      );
    },
  },
];
