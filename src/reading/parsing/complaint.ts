import type { Document, YAMLError } from 'yaml';
import type { SourceLine } from './source-line';

/** A complaint of the parser: its own code and message, and the text it is about. */
export interface Complaint {
  code: YAMLError['code'];
  message: string;
  offset: number;
  document: Document.Parsed;
  text: string;
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

/** Finds the words for one kind of complaint, about the line that it is in. */
export type Teller = (complaint: Complaint, line: SourceLine) => Words;
