import { isPlainSlip } from './closest';
import type { Edit } from './edit';
import type { IssueCode } from './issue-codes';
import type { Path } from './position';

/** Where a mistake is, seen from the value that is looked at. */
export interface At {
  /** The way from there to the value that is wrong; that value itself when left out. */
  path?: Path;
  /** The name or value to point at, where that is not the wrong value. */
  mark?: { path: Path; part: 'key' | 'value' };
  /** The words in the value to point at. */
  needle?: string;
  /** A place in the text, where there is no value yet. */
  offset?: number;
}

/** What is wrong, before it has a line and a column: its kind, what was found, and what to write instead. */
export interface Issue {
  code: IssueCode;
  found: string;
  fix: string;
  at?: At;
  /** The file that is at fault, where the mistake is told at the place that wants it: then it is not told of that file as well. */
  cause?: string;
  /** The other file that the mistake is about as much: what comes of it there is not told either. */
  twin?: string;
  /** What has the field that the mistake is about, as authors name it: fields of one thing may be told together. */
  of?: string;
  /** What is wanted and is not there, as a kind and a name: `office main`. Places that want one thing are told together. */
  wants?: string;
  /** An error unless it says otherwise. */
  severity?: 'error' | 'warning';
  /** What belongs in the place that is pointed at: a name, words or a value, as far as it is known. */
  change?: { to: unknown };
  /** The way to the field or the item of a list that is too much, where taking it away mends the file. */
  away?: Path;
  /** The amount of money that is meant where its sign is missing: form alone does not know the money of the site. */
  amount?: number;
  /** The changes of the file that mend it, where they are known; they were made in a copy, and helped. */
  edits?: readonly Edit[];
  /** True where the edits are one way of several, or take something away: they are told, and not made by a program. */
  unsure?: boolean;
}

/** The change of a word to the nearest of those that may stand there; a person decides where another could be meant. */
export const toNearest = (
  word: string,
  near: string | undefined,
  candidates: Iterable<string>,
  to: unknown = near,
): Pick<Issue, 'change' | 'unsure'> =>
  near === undefined ? {} : { change: { to }, ...(!isPlainSlip(word, near, candidates) && { unsure: true }) };

/** What is said of a mistake. */
export type Finding = Pick<Issue, 'found' | 'fix'>;

/** A value made from a leaf, and what is wrong with the leaf. */
export interface Outcome {
  value: string;
  issues: Issue[];
}

export const resolved = (value: string): Outcome => ({ value, issues: [] });

/** A leaf that cannot be resolved: its own text, pointed at as a whole, and what belongs there where that is known. */
export const wrong = (
  value: string,
  code: IssueCode,
  found: string,
  fix: string,
  to?: string | Pick<Issue, 'change' | 'unsure' | 'wants'>,
): Outcome => ({
  value,
  issues: [{ code, found, fix, at: { needle: value }, ...(typeof to === 'string' ? { change: { to } } : to) }],
});
