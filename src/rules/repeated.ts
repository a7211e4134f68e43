import { bareWords } from '../model/bare-words';
import { wordsHash } from './text-index';

/** The entries whose text an earlier one has already, in whatever letters and spacing, with that one. */
export function repeated<T>(entries: readonly T[], textOf: (entry: T) => string): { entry: T; first: T }[] {
  const seen = new Map<number, T[]>();
  return entries.flatMap((entry) => {
    const text = textOf(entry);
    const hash = wordsHash(text);
    const before = seen.get(hash);
    if (!before) {
      seen.set(hash, [entry]);
      return [];
    }
    const words = bareWords(text);
    const first = words === '' ? undefined : before.find((other) => bareWords(textOf(other)) === words);
    if (first === undefined) before.push(entry);
    return first === undefined ? [] : [{ entry, first }];
  });
}
