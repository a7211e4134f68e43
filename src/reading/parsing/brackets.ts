import { isCollection } from 'yaml';
import type { Complaint, Fault } from './complaint';
import type { SourceLine } from './source-line';
import { nodesOf } from './tree';

/** A bracket that is opened and not closed: the first such in the document, or the last within it, which leaves those around it open. */
export function openBracket({ tree, offset }: Complaint): Fault {
  const { text } = tree.source;
  const isOpen = (end: number): boolean => !/[\]}]/.test(text[end - 1] ?? '');
  const unclosed = nodesOf(tree)
    .filter((node) => isCollection(node) && node.flow)
    .flatMap(({ range }) => (range && isOpen(range[1]) ? [range] : []));
  const [outer] = unclosed;
  const [open = offset] = unclosed.findLast(([start]) => outer && start < outer[1]) ?? [];
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
