import { escapeRegExp } from '../model/escape-reg-exp';
import type { Path } from '../reading/position';

/** Some lines of a text as a document of their own, below one line for each list and field that they are in. */
export interface Part {
  text: string;
  /** The way to what the lines say: as long as the one in the whole to the same. */
  path: Path;
  /** Where the lines begin in it; what is above is only there to be read. */
  begin: number;
  /** What is added to its offsets to have those of the whole. */
  shift: number;
}

/** Lines of a text, and what is written above them so that they can be read by themselves. */
interface Lines {
  above: string;
  start: number;
  end: number;
  path: Path;
  /** True for those of an item, which begin with its dash. */
  isItem: boolean;
}

/**
 * The lines of the field or item that a place is in, as deep as they can be told by how they stand in: who uses it must see
 * whether they say what the whole says there.
 */
export function partAround(text: string, path: Path): Part | undefined {
  let lines: Lines = { above: '', start: 0, end: text.length, path: [], isItem: false };
  for (const step of path) {
    const inner = typeof step === 'number' ? itemIn(text, lines, step) : fieldIn(text, lines, step);
    if (!inner) break;
    lines = inner;
  }
  const { above, start, end } = lines;
  if (lines.path.length === 0) return undefined;
  return { text: above + text.slice(start, end), path: lines.path, begin: above.length, shift: start - above.length };
}

/** What is below the name of a field. */
function below(text: string, { above, start, end }: Lines): { above: string; start: number; own: string } | undefined {
  const own = text.slice(start, end);
  const head = /^.*:[ \t]*(?:#.*)?\r?\n/.exec(own)?.[0];
  return head === undefined
    ? undefined
    : { above: above + head, start: start + head.length, own: own.slice(head.length) };
}

/** The lines of a field, from its name to the next of the same column. */
function fieldIn(text: string, lines: Lines, name: string): Lines | undefined {
  const { path, isItem } = lines;
  const inner =
    path.length === 0 || isItem ? { ...lines, own: text.slice(lines.start, lines.end) } : below(text, lines);
  if (!inner) return undefined;
  // A field may stand behind the dash of its item.
  const own = isItem ? inner.own.replace('-', ' ') : inner.own;
  const column = /^ *(?=[^\s#])/m.exec(own)?.[0].length ?? 0;
  const found = new RegExp(`^ {${column}}${escapeRegExp(name)}:(?=\\s)`, 'm').exec(own);
  if (!found) return undefined;
  const rest = own.slice(found.index + found[0].length);
  const length = rest.search(new RegExp(`(?<=\\n) {0,${column}}[^\\s#-]`));
  return {
    // What follows the dash keeps the item an item.
    above: inner.above + (isItem && found.index > 0 ? `${/.*\n/.exec(inner.own)?.[0]}` : ''),
    start: inner.start + found.index,
    end: length < 0 ? lines.end : inner.start + found.index + found[0].length + length,
    path: [...path, name],
    isItem: false,
  };
}

/** The lines of an item of a list, from its dash to the next of the same column. */
function itemIn(text: string, lines: Lines, index: number): Lines | undefined {
  const inner = below(text, lines);
  const [, column] = /^( *)-\s/m.exec(inner?.own ?? '') ?? [];
  if (!inner || column === undefined) return undefined;
  const starts = [...inner.own.matchAll(new RegExp(`^${column}-\\s`, 'gm'))].map((found) => inner.start + found.index);
  const start = starts[index];
  if (start === undefined) return undefined;
  // Alone in its list it is the first.
  return { above: inner.above, start, end: starts[index + 1] ?? lines.end, path: [...lines.path, 0], isItem: true };
}
