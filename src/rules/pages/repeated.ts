import { bareWords } from '../bare-words';

/** The first two words of a text: texts that begin otherwise are not the same, which is quickly seen. */
const beginning = (text: string): string =>
  (/[^\s\p{P}]+(?:[\s\p{P}]+[^\s\p{P}]+)?/u.exec(text)?.[0] ?? '').toLowerCase().replace(/[\s\p{P}]+/gu, ' ');

/** The entries whose text an earlier one has already, in whatever letters and spacing, with that one. */
export function repeated<T>(entries: readonly T[], textOf: (entry: T) => string): { entry: T; first: T }[] {
  const seen = new Map<string, T[]>();
  return entries.flatMap((entry) => {
    const start = beginning(textOf(entry));
    if (start === '') return [];
    const before = seen.get(start);
    const first = before?.find((other) => bareWords(textOf(other)) === bareWords(textOf(entry)));
    if (!before) seen.set(start, [entry]);
    else if (first === undefined) before.push(entry);
    return first === undefined ? [] : [{ entry, first }];
  });
}
