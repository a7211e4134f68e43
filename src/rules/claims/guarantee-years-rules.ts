import type { PageSource } from '../../../schemas/templates';
import type { TextRule } from '../rule';
import { countWord, numberOf } from './claim-patterns';
import { claimWords } from './unproven';

const kind = String.raw`(?:(?:workmanship|labou?r|written|full|own)\s+)*(?:guarantee|warranty)\b`;
const object = String.raw`(?:\s+(?:on|for)\s+((?:\p{L}+\s?){1,3}))?`;

/** How long the work is guaranteed: "a 2-year guarantee on our work", "our warranty of five years". */
const lengths = new RegExp(
  String.raw`\b((?:${countWord})(?=[- ]year\s|[- ]years?['’])|\d+(?=[- ]years\s))[- ]years?['’]?\s+${kind}${object}|\b[Oo]ur\s+${kind}\s+(?:is|of|runs|lasts|for)\s+(?:for\s+)?(${countWord})\s+years?\b`,
  'giu',
);

/** What is guaranteed where it is the work itself. */
const ofWork = /^(?:our |all |all our |your |the )?(?:own )?(?:work|workmanship|labou?r)\b/i;

const isGuarantee = /guarantee|warranty/i;

/** What others guarantee, and what has a time of its own. */
const ofOthers = /manufactur|maker|material|product|parts?\b|lender|supplier/i;

/** The numbers of years for which a text says that the work is guaranteed. */
const yearsIn = (text: string): { words: string; years: number }[] =>
  !isGuarantee.test(text) || ofOthers.test(text)
    ? []
    : [...text.matchAll(lengths)]
        .filter(([, , thing]) => thing === undefined || ofWork.test(thing))
        .map(([words, first, , second]) => ({ words: words.trim(), years: numberOf(first ?? second ?? '') }));

/** Every text of a value in the order of the file, a figure with the words under it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  if (typeof fields.value === 'string' && typeof fields.label === 'string') return [`${fields.value} ${fields.label}`];
  return Object.values(fields).flatMap(textsIn);
}

const firstOf = new WeakMap<PageSource, { words: string; years: number }[]>();

function saidOn(page: PageSource): { words: string; years: number }[] {
  const known = firstOf.get(page) ?? textsIn(page).flatMap(yearsIn);
  firstOf.set(page, known);
  return known;
}

/** For how long the business answers for its work, wherever a page says so. */
export const guaranteeYearsRules: readonly TextRule[] = [
  {
    code: 'claim/guarantee-other',
    severity: 'warning',
    own: true,
    language: 'en',
    why: 'Of two lengths of one guarantee the customer may count on the longer.',
    words: ['guarantee', 'warranty'],
    find(text, { page }) {
      const [first] = page ? saidOn(page) : [];
      const other = first && yearsIn(claimWords(text, page)).find(({ years }) => years !== first.years);
      return other
        ? [
            {
              found: `"${other.words}" is not what this page says before: "${first.words}"`,
              fix: `write ${first.years} ${first.years === 1 ? 'year' : 'years'}, or mend it there`,
              ...(text.written.includes(other.words) && { at: { needle: other.words } }),
            },
          ]
        : [];
    },
  },
];
