import { isScalar, isSeq } from 'yaml';
import { applied, type Edit, insert } from '../edit';
import { behindLine, indentAt, lineBreak } from '../source-text';
import { type Branch, branchAt, type Tree, treeOf } from './tree';

/**
 * A page's text with an old address in `redirectFrom`; nothing else changes. Where the list has the new address, the page
 * goes back to one that it had, and the old one takes its place.
 */
export function withOldAddress(text: string, old: string, address: string): string {
  const tree = treeOf(text);
  const list = branchAt(tree, ['redirectFrom']);
  const own = list?.step === 'redirectFrom' ? list : undefined;
  const before = [...(own?.children?.values() ?? [])].find(({ node }) => isScalar(node) && node.value === address);
  const again = before?.node?.range;
  if (again) return applied(text, [{ start: again[0], end: again[1], text: old }]);
  const isBegun = own && isSeq(own.node) && own.node.items.length > 0;
  return applied(text, [isBegun ? added(tree, own, old) : ahead(tree, own, old)]);
}

/** Before the first of the old addresses that are there, written as they are. */
function added({ source }: Tree, { node, children }: Branch, old: string): Edit {
  const first = children?.get(0)?.node?.range?.[0] ?? 0;
  if (isSeq(node) && node.flow) return insert(first, `${old}, `);
  const dash = source.text.lastIndexOf('-', first);
  return insert(dash, `- ${old}${lineBreak(source)}${indentAt(source, dash)}`);
}

/** In a line of its own behind the description, which every page has, or in place of an empty list. */
function ahead(tree: Tree, own: Branch | undefined, old: string): Edit {
  const { source } = tree;
  const field = `redirectFrom: [${old}]`;
  const key = own?.key?.range?.[0];
  if (key !== undefined) {
    return { start: key, end: own?.node?.range?.[1] ?? key + 'redirectFrom:'.length, text: field };
  }
  const end = branchAt(tree, ['description'])?.node?.range?.[1] ?? 0;
  return insert(source.text[end - 1] === '\n' ? end : behindLine(source, end), `${field}${lineBreak(source)}`);
}
