import { escapeRegExp } from '../../model/escape-reg-exp';
import { hasFigure } from '../prose/hints';
import { offer, type TextRule } from '../rule';
import { isQuoted } from './unproven';

/** A number as people write it, with signs between its thousands or without. */
const figure = String.raw`\d{1,3}(?:[.,’' ]\d{3})+|\d+`;

const countOf = (digits: string): number => Number(digits.replace(/\D/g, ''));

/** A number that is none of the same count, or so far from it that it is one of something smaller or larger. */
const isAnother = (number: number, known: number): boolean =>
  number !== known && number >= known / 2 && number <= known * 2.5;

/** What the ledger counts: its number, and the first words behind it. */
function countIn(says: string): { digits: string; known: number; thing: string } | undefined {
  const [, digits = '', thing = ''] =
    new RegExp(String.raw`^\D{0,20}?(${figure})\+?\s+(\p{L}{3,}(?:\s+\p{L}+){0,2})`, 'u').exec(says) ?? [];
  return thing === '' ? undefined : { digits, known: countOf(digits), thing };
}

/** Numbers of what the ledger counts. */
export const ledgerClaimRules: readonly TextRule[] = [
  {
    code: 'claim/ledger-other',
    severity: 'warning',
    sign: hasFigure,
    why: 'Of two numbers for one thing neither is believed; the one with a source stands in the ledger.',
    find({ written, path }, { config, page }) {
      if (path.includes('ledger') || isQuoted(path, page)) return [];
      const bare = written.replaceAll('**', '');
      return config.business.ledger.flatMap(({ says }) => {
        const { digits = '', known = 0, thing } = countIn(says) ?? {};
        if (thing === undefined || known < 10 || !bare.includes(thing)) return [];
        const counted = new RegExp(
          String.raw`(?<![\d.,])(${figure})(?=\+?\s+${escapeRegExp(thing)}(?!\p{L}|\s+(?:were|was|wurden?|waren|war|fueron|eran|étaient|ont été)\b))`,
          'gu',
        );
        return [...bare.matchAll(counted)]
          .filter(([, number = '']) => isAnother(countOf(number), known))
          .map(([number]) => ({
            found: `"${number} ${thing}" is not what business.ledger says, ${says}`,
            ...offer(digits, {
              fix: `write ${digits}, or mend the ledger in site.config.yaml`,
              unsure: true,
            }),
            at: { needle: number },
          }));
      });
    },
  },
];
