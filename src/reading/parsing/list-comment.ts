import { isSeq } from 'yaml';
import type { Path } from '../position';
import { lineEnd, put } from './splice';
import { branchAt, pathTo, treeOf } from './tree';

/**
 * A text with a comment behind the last item of a list that is written in lines, as far in as its items; nothing else
 * changes. Undefined where there is no such list.
 */
export function withCommentInList(text: string, path: Path, comment: string): string | undefined {
  const list = branchAt(treeOf(text), path);
  if (!list || pathTo(list).length < path.length || !isSeq(list.node) || list.node.flow) return undefined;
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const [first] = list.children?.values() ?? [];
  const dash = text.lastIndexOf('-', (first?.node?.range?.[0] ?? 0) + mark);
  const end = (list.node.range?.[1] ?? 0) + mark;
  const at = text[end - 1] === '\n' ? end : lineEnd(text, end);
  const indent = text.slice(text.lastIndexOf('\n', dash) + 1, dash);
  const begun = at > 0 && text[at - 1] !== '\n' ? '\n' : '';
  return put(text, at, `${begun}${indent}# ${comment}\n`);
}
