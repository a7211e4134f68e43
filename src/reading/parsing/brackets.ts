import { isCollection } from 'yaml';
import type { Complaint, Words } from './complaint';
import type { SourceLine } from './source-line';
import { nodesOf } from './tree';

/** A bracket that is opened and not closed: the first such in the document. */
export function openBracket({ tree, offset }: Complaint): Words {
  const { text } = tree.source;
  const isOpen = (end: number): boolean => !/[\]}]/.test(text[end - 1] ?? '');
  const node = nodesOf(tree).find((node) => isCollection(node) && node.flow && node.range && isOpen(node.range[1]));
  const open = node?.range?.[0] ?? offset;
  const mark = text[open] === '{' ? '{' : '[';
  return {
    offset: open,
    found: `"${mark}" is opened and not closed`,
    fix: `write "${mark === '{' ? '}' : ']'}" at its end, or put the text in quotes if it is text`,
  };
}

export function brackets(_: Complaint, line: SourceLine): Words {
  return {
    offset: line.valueStart,
    found: 'the text in [ ] or { } cannot be read as a list or as fields',
    fix: 'put a comma between the items, or put the text in quotes if it is text',
  };
}
