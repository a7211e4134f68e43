import { isOneSlip } from '../near-names';
import { type ConfigRule, offer, type RuleFinding } from '../rule';

const wordsOf = (name = ''): string[] => name.match(/\p{Lu}[\p{L}'’]{3,}/gu) ?? [];

/** Whether the names of the business are one. */
export const nameRules: readonly ConfigRule[] = [
  {
    code: 'fact/names-apart',
    severity: 'warning',
    instead: ['prose/name-slip'],
    why: 'Two names of the business that differ by a letter are two businesses to search engines.',
    find: ({ business: { name, shortName, legalName } }): RuleFinding[] =>
      wordsOf(shortName).flatMap((word) => {
        const full = [...wordsOf(name), ...wordsOf(legalName)];
        const meant = full.includes(word) ? undefined : full.find((other) => isOneSlip(word, other));
        return meant === undefined
          ? []
          : [
              {
                found: `the short name says ${word}, and the name ${meant}`,
                ...offer(shortName.replace(word, meant), {
                  fix: `write ${shortName.replace(word, meant)}, or mend the name`,
                  unsure: true,
                }),
                at: { path: ['business', 'shortName'] },
              },
            ];
      }),
  },
];
