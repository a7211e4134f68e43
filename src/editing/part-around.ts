import { escapeRegExp } from '../model/escape-reg-exp';
import type { Path } from '../reading/position';

/** Some lines of a text as a document of their own. */
export interface Part {
  text: string;
  /** Where the place is in it. */
  path: Path;
  /** What is added to its offsets to have those of the whole. */
  shift: number;
}

/**
 * The lines of the field at the top of a text that a place is in; of a list the one item alone, below the name of its
 * field. Found by how they stand in, so that who uses it must see whether it says what the whole says there.
 */
export function partAround(text: string, path: Path): Part | undefined {
  const [field, index] = path;
  if (typeof field !== 'string' || path.length < 3) return undefined;
  const head = new RegExp(
    `^${escapeRegExp(field)}:[ \\t]*(?:#[^\\n]*)?\\n|^${escapeRegExp(field)}:[ \\t]*\\r\\n`,
    'm',
  ).exec(text);
  if (!head) return undefined;
  const begin = head.index + head[0].length;
  const length = text.slice(begin).search(/^[^\s#-]/m);
  const end = length < 0 ? text.length : begin + length;
  if (typeof index !== 'number') return { text: text.slice(head.index, end), path, shift: head.index };
  const item = itemAt(text.slice(begin, end), index);
  if (!item) return undefined;
  return {
    text: head[0] + text.slice(begin + item.start, begin + item.end),
    path: [field, 0, ...path.slice(2)],
    shift: begin + item.start - head[0].length,
  };
}

/** The lines of an item of a list, from its dash to the next of the same column. */
function itemAt(lines: string, index: number): { start: number; end: number } | undefined {
  const [, column] = /^( *)-[ \r\n]/m.exec(lines) ?? [];
  if (column === undefined) return undefined;
  const starts = [...lines.matchAll(new RegExp(`^${column}-[ \\r\\n]`, 'gm'))].map((found) => found.index);
  const start = starts[index];
  return start === undefined ? undefined : { start, end: starts[index + 1] ?? lines.length };
}
