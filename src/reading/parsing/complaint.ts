import type { YAMLError } from 'yaml';
import type { Problem } from '../problem';
import type { SourceLine } from './source-line';
import type { Tree } from './tree';

/** A complaint of the parser: its own code and message, and the tree it is about. */
export interface Complaint {
  code: YAMLError['code'];
  message: string;
  offset: number;
  tree: Tree;
}

/** A complaint in plain words. */
export interface Words {
  found: string;
  fix: string;
  /** A better place than the parser's. */
  offset?: number;
  /** True for what is most often only the effect of a mistake in the line above. */
  follows?: boolean;
  /** A kind of mistake that is told once, however often the parser meets it. */
  once?: string;
}

/** A mistake that the parser met, in plain words, at an offset of the text. */
export interface Fault extends Words {
  offset: number;
  severity: Problem['severity'];
  /** True when the values read around it cannot be trusted. */
  breaks: boolean;
}

/** Finds the words for one kind of complaint, about the line that it is in. */
export type Teller = (complaint: Complaint, line: SourceLine) => Words;
