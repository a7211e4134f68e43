import type { z } from 'zod';
import type { Path } from '../reading/position';
import { mapLeaves } from './walk';

/** A value whose texts are marks, and the place that each mark stands for. */
export interface Marked<T> {
  value: T;
  marks: ReadonlyMap<string, Path>;
}

const digits = 'abcdefghij';

/** A word that stands in no text, is no part of another mark, and passes through typesetting and HTML as it is. */
const markOf = (number: number): string => `zq${[...String(number)].map((digit) => digits[Number(digit)]).join('')}qz`;

/**
 * A copy of a validated value in which every text, plain or in Markdown, is a mark of its own. Where a mark turns up in
 * what was made from the copy, there the text at its place is shown.
 */
export function markTexts<S extends z.ZodType>(schema: S, value: z.output<S>): Marked<z.output<S>> {
  const marks = new Map<string, Path>();
  const marked = mapLeaves(schema, value, [], (kind, leaf, path) => {
    if (kind !== 'text' && kind !== 'markdown') return leaf;
    const mark = markOf(marks.size);
    marks.set(mark, [...path]);
    return mark;
  });
  return { value: marked, marks };
}
