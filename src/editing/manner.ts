import { isSeq } from 'yaml';
import type { Tree } from '../reading/parsing/tree';
import { columnOf, membersOf } from './members';
import type { Manner } from './new-values';

/** How a document is written: its line ends, and how far its lists stand in. */
export function mannerOf(tree: Tree): Manner {
  const { text } = tree.source;
  const list = tree.branches.find((branch) => branch.key?.range && isSeq(branch.node) && !branch.node.flow);
  const dashes = list && membersOf(tree, list)?.column;
  const name = list?.key?.range?.[0];
  const indent = dashes === undefined || name === undefined ? 2 : dashes - columnOf(text, name);
  return { eol: /\r\n/.test(text) ? '\r\n' : '\n', listIndent: Math.max(indent, 0) };
}
