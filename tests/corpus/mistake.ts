import type { CorpusFile } from './site';

/**
 * A single mistake: in `file`, `from` was written as `to`, in which ▸ stands before the place that must be told.
 * The fix that is offered must give the file the value it had, unless it says otherwise.
 */
export interface Mistake {
  name: string;
  file: CorpusFile;
  from: string;
  to: string;
  /** What stands in the place of `from` once the fix is made, where the old text cannot be known. */
  becomes?: string;
  /** Words of the fix, where only the writer knows what to write. */
  says?: string;
}

type Rest = Pick<Mistake, 'becomes' | 'says'>;

/** Mistakes in one file, a line each: the name, what stood there, what was written, and what the fix comes to. */
export const mistakesIn = (file: CorpusFile, rows: readonly (readonly [string, string, string, Rest?])[]): Mistake[] =>
  rows.map(([name, from, to, rest]) => ({ name, file, from, to, ...rest }));
