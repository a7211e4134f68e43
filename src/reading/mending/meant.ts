import type { IssueCode } from '../issue-codes';

/** A text that is not written as YAML needs it, what its author meant, and what is wrong. */
export interface Meant {
  code: IssueCode;
  text: string;
  found: string;
  /** What is told to write, where it is not the text in quotes. */
  fix?: string;
  /** Where in the written text the mistake is. */
  at?: number;
  /** True where it is one of several that may have been meant. */
  unsure?: boolean;
}
