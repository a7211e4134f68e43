import { isCollection } from 'yaml';
import type { Complaint, Fault } from './complaint';
import type { SourceLine } from './source-line';
import { nodesOf } from './tree';

/** A bracket that is opened and not closed: the first such in the document. */
export function openBracket({ tree, offset }: Complaint): Fault {
  const { text } = tree.source;
  const isOpen = (end: number): boolean => !/[\]}]/.test(text[end - 1] ?? '');
  const node = nodesOf(tree).find((node) => isCollection(node) && node.flow && node.range && isOpen(node.range[1]));
  const open = node?.range?.[0] ?? offset;
  const mark = text[open] === '{' ? '{' : '[';
  return {
    code: 'yaml/open-bracket',
    at: { offset: open },
    found: `"${mark}" is opened and not closed`,
    fix: `write "${mark === '{' ? '}' : ']'}" at its end, or put the text in quotes if it is text`,
  };
}

export function brackets(_: Complaint, line: SourceLine): Fault {
  return {
    code: 'yaml/brackets',
    at: { offset: line.valueStart },
    found: 'the text in [ ] or { } cannot be read as a list or as fields',
    fix: 'put a comma between the items, or put the text in quotes if it is text',
  };
}
