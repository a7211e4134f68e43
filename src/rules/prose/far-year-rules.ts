import { findingsAt, offer, type RuleFinding, type TextContext, type TextRule } from '../rule';
import { hasFigure } from './hints';

/** Nobody plans for longer; an offer without an end may run to the end of a century. */
export const farthestYear = 100;

/** A year that nobody lives to see, and the one that was meant where two of its figures were swapped. */
export function farYear(words: string, year: number, { year: now }: TextContext): Omit<RuleFinding, 'at'> {
  const figures = (one: number): string => [...String(one)].sort().join('');
  const isFigureApart = (one: number) =>
    [...String(one)].filter((figure, at) => figure !== String(year)[at]).length === 1;
  const past = Array.from({ length: farthestYear }, (_, ago) => now - ago);
  const meant = past.find((one) => figures(one) === figures(year)) ?? past.find(isFigureApart);
  const found = `"${words}" is in a far future`;
  return meant === undefined
    ? { found, fix: 'write the year that was meant' }
    : { found, ...offer(words.replace(String(year), String(meant)), { unsure: true }) };
}

/** A year of its own, after a month or a word of time, or as all that is said of a moment. */
const aloneYear =
  /(?<=\b(?:\p{Lu}\p{Ll}{2,8}|in|since|from|until|en|desde|seit)\s)2[1-9]\d\d(?=[.,;)]|$|\s(?:and|a|the|when|as)\b)|^2[1-9]\d\d$/gu;

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
        : findingsAt(
            (written.match(aloneYear) ?? []).filter((words) => field === 'when' || written.trim() !== words),
            (words) => farYear(words, Number(words), context),
          ),
  },
];
