import { bareWords } from '../model/bare-words';
import type { Path } from '../reading/position';
import type { Leaf } from './leaves';

/** What a page answers to a question, and where. */
export interface Answer {
  /** Its first letters and how long it is, without capitals and signs: enough to tell two apart. */
  words: string;
  path: Path;
}

/** Shorter answers are the same to many questions. */
const [shortest, kept] = [70, 60];

/** The answers of a page that are long enough to be its own. */
export const answersIn = (leaves: readonly Leaf[]): Answer[] =>
  leaves.flatMap(({ kind, shown, path }): Answer[] => {
    if (kind !== 'markdown' || path.at(-1) !== 'answer' || shown.length < shortest) return [];
    const words = bareWords(shown.replace(/<[^<>]*>/g, ' '));
    return words.length < shortest ? [] : [{ words: `${words.slice(0, kept)} ${words.length}`, path }];
  });
