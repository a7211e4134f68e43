import { areSwappedFigures, isNearFigures } from '../../model/near-figures';
import { findingsAt, finds, offer, type RuleFinding, type TextContext, type TextRule } from '../rule';
import { spokenTag } from '../spoken-tag';
import { dayNamesIn } from './day-names';
import { hasFigure } from './hints';

/** Nobody plans for longer; an offer without an end may run to the end of a century. */
export const farthestYear = 100;

/** The nearest of the years gone by that another is like. */
const pastLike = (year: number, now: number, isLike: (one: string, other: string) => boolean): number | undefined =>
  Array.from({ length: farthestYear }, (_, ago) => now - ago).find((one) => isLike(String(one), String(year)));

/** A year that nobody lives to see, and the one that was meant where two of its figures were swapped, or one is another. */
export function farYear(words: string, year: number, { year: now }: TextContext): Omit<RuleFinding, 'at'> {
  const meant = pastLike(year, now, areSwappedFigures) ?? pastLike(year, now, isNearFigures);
  const found = `"${words}" is in a far future`;
  return meant === undefined
    ? { found, fix: 'write the year that was meant' }
    : { found, ...offer(words.replace(String(year), String(meant)), { unsure: true }) };
}

/** A year of its own, after a word that may be a month or one of time, or as all that is said of a moment. */
const aloneYear =
  /(?:\b(?<before>\p{Lu}\p{Ll}{2,8}|in|since|from|until|en|desde|seit)\s|^)(?<year>2[1-9]\d\d)(?=[.,;)]|$|\s(?:and|a|the|when|as)\b)/gu;

/** Years alone far ahead. Numbers of models, rooms and pages stand after words with a capital, too: a month tells. */
function yearsAlone(written: string, tag: string, ofMoment: boolean): string[] {
  return [...written.matchAll(aloneYear)].flatMap(({ groups: { before = '', year = '' } = {} }) => {
    const isDated =
      before === '' ? ofMoment : !/^\p{Lu}/u.test(before) || dayNamesIn(tag).months.has(before.toLowerCase());
    return isDated && (before !== '' || written.trim() === year) ? [year] : [];
  });
}

/** A month or a word of time with a year. */
const datedYear =
  /(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December|in|since|of)\s)20\d\d(?=[.,;)]|$|\s)/gu;

/** What tells that a sentence is about what has been, and what it has in it where it is about what is to come. */
const past =
  /\b(?:did|was|were|fell|hit|struck|came|took|went|began|rose|tore|broke|ended|crossed|flooded|opened|moved|started|built|joined)\b/i;
const ahead =
  /\b(?:will|shall|until|till|through|by|ends?|expires?|due|planned|scheduled|booked|plan|warrant\w*|guarante\w*|lease|loan|to come|next|meant|set|told|asked)\b/i;

/** What a year is a part of: what stands before it in its sentence, up to another part that has a verb of its own. */
function clauseOf(written: string, year: string): string {
  const [before = ''] = written.split(year);
  const parts =
    before
      .split(/[.!?;\n]/)
      .at(-1)
      ?.split(/,|\b(?:and|but|so)\b/) ?? [];
  const last = parts.pop() ?? '';
  return last.trim().split(/\s+/).length > 2 ? last : `${parts.at(-1) ?? ''} ${last}`;
}

/** Years to come where it is told what has been, each with the one that was meant: two of its figures were swapped. */
const swappedYears = (written: string, { year: now }: TextContext): RuleFinding[] =>
  [...new Set(written.match(datedYear) ?? [])].flatMap((words) => {
    const meant = pastLike(Number(words), now, areSwappedFigures);
    const clause = clauseOf(written, words);
    if (Number(words) <= now || meant === undefined || !past.test(clause) || ahead.test(clause)) return [];
    const found = `"${words}" is still to come, and the sentence tells of what was`;
    return [{ found, ...offer(`${meant}`, { unsure: true }), at: { needle: words } }];
  });

/** A story may end with what is planned; nobody plans for longer. */
const longestPlan = 10;

/** Years far ahead of those who read of them. */
export const farYearRules: readonly TextRule[] = [
  {
    code: 'prose/day-impossible',
    severity: 'error',
    why: 'A year that nobody who reads it lives to see is a slip for another; an end of offers may be one.',
    sign: hasFigure,
    hint: /2[1-9]\d\d/,
    find: ({ written, field }, context) =>
      field === 'until'
        ? []
        : findingsAt(yearsAlone(written, spokenTag(context), field === 'when'), (words) =>
            farYear(words, Number(words), context),
          ),
  },
  {
    code: 'prose/day-impossible',
    severity: 'error',
    why: 'A year of five figures has one too many, and nobody knows which.',
    sign: hasFigure,
    hint: /\p{L} \d{1,2},? (?:1[89]|20)\d{3}/u,
    find: finds(/(?<=\p{L} \d{1,2},? )(?:1[89]|20)\d{3}(?![\d.,]*\d)/gu, (year) => ({
      found: `"${year}" is no year`,
      fix: 'write the year that was meant, in four figures',
    })),
  },
  {
    code: 'prose/day-impossible',
    severity: 'error',
    why: 'A year that nobody who reads it lives to see is a slip for another; an end of offers may be one.',
    fields: new Set(['when']),
    find: ({ written }, context) => {
      const [year] = /(?<!\d)20\d\d(?!\d)/.exec(written) ?? [];
      return Number(year) > context.year + longestPlan
        ? findingsAt([`${year}`], (words) => farYear(words, Number(words), context))
        : [];
    },
  },
  {
    code: 'prose/day-ahead',
    severity: 'warning',
    language: 'en',
    why: 'A year to come in a sentence about what has been is a slip for another.',
    sign: hasFigure,
    hint: /20\d\d/,
    find: ({ written }, context) => swappedYears(written, context),
  },
];
