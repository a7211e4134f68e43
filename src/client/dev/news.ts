import type { Problem } from '../../reading/problem';

/** A mistake as an editor reads it: where it is, what was found, what to write, and the lines around it. */
export type ToldProblem = Pick<Problem, 'file' | 'line' | 'column' | 'severity' | 'found' | 'fix' | 'also'> & {
  lines: string;
};

/** What the dev server tells an open page when files were saved, and once when it has opened. */
export interface News {
  /** Paths of the files that were saved. */
  saved: readonly string[];
  /** Routes of the pages that are not what they were. */
  pages: readonly string[];
  /** All pages that are there no more, and where each one is found now. */
  gone: readonly { route: string; now?: string }[];
  /** True where facts changed that every page may show. */
  site: boolean;
  /** All problems there are now. */
  problems: readonly ToldProblem[];
}

/** The name of the event that brings news, of the one that tells of code, and of that by which a page says that it listens. */
export const newsEvent = 'roofline:content';
export const codeEvent = 'roofline:code';
export const listenEvent = 'roofline:listens';
