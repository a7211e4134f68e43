import { isScalar, isSeq } from 'yaml';
import { lineEnd, put } from './splice';
import { type Branch, branchAt, treeOf } from './tree';

/**
 * A page's text with an old address in `redirectFrom`; nothing else changes. Where the list has the new address, the page
 * goes back to one that it had, and the old one takes its place.
 */
export function withOldAddress(text: string, old: string, address: string): string {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const tree = treeOf(text);
  const list = branchAt(tree, ['redirectFrom']);
  const own = list?.step === 'redirectFrom' ? list : undefined;
  const before = [...(own?.children?.values() ?? [])].find(({ node }) => isScalar(node) && node.value === address);
  const again = before?.node?.range;
  if (again) return text.slice(0, again[0] + mark) + old + text.slice(again[1] + mark);
  if (own && isSeq(own.node) && own.node.items.length > 0) return added(text, own, old, mark);
  return ahead(text, own, old, mark);
}

/** Before the first of the old addresses that are there, written as they are. */
function added(text: string, { node, children }: Branch, old: string, mark: number): string {
  const first = (children?.get(0)?.node?.range?.[0] ?? 0) + mark;
  if (isSeq(node) && node.flow) return put(text, first, `${old}, `);
  const dash = text.lastIndexOf('-', first);
  const indent = text.slice(text.lastIndexOf('\n', dash) + 1, dash);
  return put(text, dash, `- ${old}${eol(text)}${indent}`);
}

const eol = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** In a line of its own behind the description, which every page has, or in place of an empty list. */
function ahead(text: string, own: Branch | undefined, old: string, mark: number): string {
  const field = `redirectFrom: [${old}]`;
  const key = own?.key?.range?.[0];
  if (key !== undefined) {
    const end = own?.node?.range?.[1] ?? key + 'redirectFrom:'.length;
    return text.slice(0, key + mark) + field + text.slice(end + mark);
  }
  const end = (branchAt(treeOf(text), ['description'])?.node?.range?.[1] ?? 0) + mark;
  return put(text, text[end - 1] === '\n' ? end : lineEnd(text, end), `${field}${eol(text)}`);
}
