import { isSeq } from 'yaml';
import { applied, insert } from '../edit';
import type { Path } from '../position';
import { behindLine, indentAt, lineBreak } from '../source-text';
import { branchAt, pathTo, treeOf } from './tree';

/**
 * A text with a comment behind the last item of a list that is written in lines, as far in as its items; nothing else
 * changes. Undefined where there is no such list.
 */
export function withCommentInList(text: string, path: Path, comment: string): string | undefined {
  const tree = treeOf(text);
  const { source } = tree;
  const list = branchAt(tree, path);
  if (!list || pathTo(list).length < path.length || !isSeq(list.node) || list.node.flow) return undefined;
  const [first] = list.children?.values() ?? [];
  const dash = source.text.lastIndexOf('-', first?.node?.range?.[0] ?? 0);
  const end = list.node.range?.[1] ?? 0;
  const at = source.text[end - 1] === '\n' ? end : behindLine(source, end);
  const begun = at > 0 && source.text[at - 1] !== '\n' ? lineBreak(source) : '';
  return applied(text, [insert(at, `${begun}${indentAt(source, dash)}# ${comment}${lineBreak(source)}`)]);
}
