import type { Issue } from './issue';

/** One mistake in a file, where it is and what to write instead. Problems are values: collected over all files, printed once. */
export interface Problem {
  /** Path of the file from the content root, with `/`. */
  file: string;
  /** Line and column, both from 1. */
  line: number;
  column: number;
  /** Where in the document, such as `sections[2].cards[0].link.href`; empty for the file as a whole. */
  path: string;
  /** What was found, in plain words. */
  found: string;
  /** What to write instead. */
  fix: string;
  /** An error stops the build; a warning does not. */
  severity: 'error' | 'warning';
}

/** A mistake of a file as a whole. */
export const problemOfFile = (file: string, { found, fix }: Issue): Problem => ({
  ...{ file, line: 1, column: 1, path: '', severity: 'error' },
  found,
  fix,
});
