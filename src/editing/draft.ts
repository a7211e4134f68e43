import type { Edit } from '../reading/edit';
import type { Branch, Tree } from '../reading/parsing/tree';
import type { Manner } from './new-values';

/** A text that is to be changed. */
export interface TextSource {
  tree: Tree;
  manner: Manner;
}

/** Ways to make a change, the best first; each is tried before one is taken. */
export interface Draft {
  ways: Edit[][];
  /** What is taken away on purpose, its comments with it. */
  taken?: { start: number; end: number };
}

/** The value at a path; undefined where nothing stands there. */
export const exactly = (branch: Branch | undefined, depth: number): Branch | undefined =>
  branch?.depth === depth ? branch : undefined;
