import { isCollection, type Node, visit } from 'yaml';
import type { Complaint, Words } from './complaint';
import type { SourceLine } from './source-line';

/** A bracket that is opened and not closed: the first such in the document. */
export function openBracket({ document, text, offset }: Complaint): Words {
  let open = offset;
  visit(document, {
    Node(_key, node: Node) {
      if (!isCollection(node) || !node.flow || !node.range || /[\]}]$/.test(text.slice(node.range[0], node.range[1])))
        return;
      open = node.range[0];
      return visit.BREAK;
    },
  });
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
