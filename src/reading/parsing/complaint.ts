import type { YAMLError } from 'yaml';
import type { Issue } from '../issue';
import type { SourceLine } from './source-line';
import type { Tree } from './tree';

/** A complaint of the parser: its own code and message, and the tree it is about. */
export interface Complaint {
  code: YAMLError['code'];
  message: string;
  offset: number;
  tree: Tree;
}

/** What a complaint of the parser comes to; it is told at the complaint's place unless it knows a better one. */
export interface Fault extends Issue {
  at?: { offset: number };
  /** True for what is most often only the effect of a mistake in the line above. */
  follows?: boolean;
  /** A kind of mistake that is told once, however often the parser meets it. */
  once?: 'tab' | 'lost';
}

/** A fault with its place. */
export type PlacedFault = Fault & { at: { offset: number } };

/** Says in plain words what one kind of complaint, about the line that it is in, comes to. */
export type Teller = (complaint: Complaint, line: SourceLine) => Fault;
