import type { Edit } from './edit';
import type { Issue } from './issue';
import type { IssueCode } from './issue-codes';
import { cut } from './parsing/source-line';
import type { Places } from './places';
import { formatPath, type Position } from './position';

/** One mistake in a file, where it is and what to write instead. Problems are values: collected over all files, printed once. */
export interface Problem {
  /** The kind of mistake; never changes, whatever is said of it. */
  code: IssueCode;
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
  /** The file that is at fault, where that is another one. */
  cause?: string;
  /** The other file that it is about as much. */
  twin?: string;
  /** What is wanted and is not there, as a kind and a name. */
  wants?: string;
  /** The other files that want it, where all are told at the first place. */
  also?: readonly string[];
  /** The amount of money that is meant, where its sign is missing. */
  amount?: number;
  /** The changes of the file's text (without a byte order mark) that mend it, where they are known and were tried. */
  edits?: readonly Edit[];
  /** True where the edits are one way of several, or take something away: a person decides. */
  unsure?: boolean;
}

/** An issue of a file at its line and column. */
export function problemOf(file: string, places: Places, issue: Issue): Problem {
  const edits =
    issue.edits ??
    (issue.change && places.edits(issue.at ?? {}, issue.change.to)) ??
    (issue.away && places.moved(issue.away));
  return {
    ...told(file, { ...issue, edits }),
    ...placeOf(places, issue),
    path: cut(formatPath(issue.at?.path ?? []), longest),
  };
}

/** The line and column that an issue points at. */
export function placeOf(places: Places, { at = {} }: Pick<Issue, 'at'>): Position {
  const { path = [], mark, needle, offset } = at;
  if (offset !== undefined) return places.position(offset);
  if (mark) return places.at(mark.path, mark.part);
  return needle === undefined ? places.at(path) : places.find(path, needle);
}

/** A mistake of a file as a whole. */
export const problemOfFile = (file: string, issue: Issue): Problem => ({
  ...told(file, issue),
  ...{ line: 1, column: 1, path: '' },
});

/** A message quotes what was written; nobody reads a quotation of a thousand letters. */
const longest = 600;

const told = (
  file: string,
  { code, found, fix, cause, twin, wants, amount, severity = 'error', edits, unsure }: Issue,
) => ({
  code,
  file,
  found: cut(found, longest),
  fix: cut(fix, longest),
  severity,
  ...(cause && { cause }),
  ...(twin !== undefined && { twin }),
  ...(wants !== undefined && { wants }),
  ...(amount !== undefined && { amount }),
  ...(edits && { edits }),
  ...(unsure && { unsure }),
});

/** How many problems of one file are told at once; more would only bury the first ones. */
export const mostProblems = 100;

/** The first problems of each file, in the order given, and a sentence about the others where there are more. */
export function boundProblems(problems: readonly Problem[]): Problem[] {
  const told = new Map<string, number>();
  return problems.flatMap((problem) => {
    const before = told.get(problem.file) ?? 0;
    told.set(problem.file, before + 1);
    if (before < mostProblems) return [problem];
    return before === mostProblems ? [theRest(problem, problems)] : [];
  });
}

/** Said at the first problem that is not told. */
const theRest = (first: Problem, problems: readonly Problem[]): Problem => ({
  ...first,
  code: 'file/more-mistakes',
  path: '',
  found: `there are more than ${mostProblems} mistakes in this file`,
  fix: 'mend the ones above, then check again',
  severity: problems.some(({ file, severity }) => file === first.file && severity === 'error') ? 'error' : 'warning',
});
