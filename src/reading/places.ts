import type { SourceFile } from '../model/site';
import { withoutMark } from './byte-order-mark';
import type { Edit } from './edit';
import type { At } from './issue';
import { editsFor } from './mending/change';
import { editsToMove } from './mending/moving';
import { locate, locateWords } from './parsing/locate';
import { typedAt } from './parsing/scalars';
import { type Tree, treeOf } from './parsing/tree';
import type { Path, Position } from './position';
import { lineNumber, lineText, positionOf, sourceText } from './source-text';

/** What can be asked for of places in a YAML file. The text is taken apart only then. */
export interface Places {
  /** Position of the value (or of the key with part 'key') at path; falls back to the nearest existing parent. */
  at(path: Path, part?: 'key' | 'value'): Position;
  /** Position of `needle` inside the source of the value at path, whatever the line breaks; falls back to `at(path)`. */
  find(path: Path, needle: string): Position;
  /** Position of an offset in the text. */
  position(offset: number): Position;
  /** The line that the value at path begins on. */
  lineOf(path: Path): string;
  /** The text, number or switch at path as typed, with its quotes. */
  typed(path: Path): string | undefined;
  /** The edits that put a value, words or a name in a place; undefined where the text would not say so after them. */
  edits(at: At, to: unknown): Edit[] | undefined;
  /** The edits that put the field at a path to another one, or take it away; undefined where they cannot be made. */
  moved(from: Path, to?: Path): Edit[] | undefined;
}

/** What is offered is read in a copy; of longer texts nothing is. */
const longestTried = 150_000;

/** A text that is read in the place of the one that was written, and where that one has what stands at an offset of it. */
interface ReadInstead {
  text: string;
  placeBefore(offset: number): number;
}

export function placesIn(file: SourceFile, instead?: ReadInstead): Places {
  const tree = (): Tree => treeOf(instead?.text ?? file.text);
  const position = (offset: number): Position => positionOf(instead ? sourceText(file.text) : tree().source, offset);
  const before = (offset: number): number => instead?.placeBefore(offset) ?? offset;
  const written = (offset: number): Position => position(before(offset));
  const inFile = (made: () => Edit[] | undefined): Edit[] | undefined =>
    file.text.length > longestTried
      ? undefined
      : made()?.map(({ start, end, text }) => ({ start: before(start), end: before(end), text }));
  return {
    at: (path, part = 'value') =>
      (part === 'value' && path.length === 1 && !instead ? topLevel(file.text, `${path[0]}`) : undefined) ??
      written(locate(tree(), path)[part]),
    position,
    find: (path, needle) => written(locateWords(tree(), path, needle)),
    lineOf: (path) => lineText(tree().source, lineNumber(tree().source, locate(tree(), path).value)),
    typed: (path) => typedAt(tree(), path),
    edits: (at, to) => inFile(() => editsFor(tree(), at, to)),
    moved: (from, to) => inFile(() => editsToMove(tree(), from, to)),
  };
}

/**
 * The position of the value of a field of the file itself, where it stands beside its name: what a rule says of a thousand
 * pages must not take a thousand texts apart. Lines that begin at the margin are names; texts are indented.
 */
function topLevel(raw: string, name: string): Position | undefined {
  const text = withoutMark(raw);
  const line = text.startsWith(`${name}:`) ? 0 : text.indexOf(`\n${name}:`) + 1;
  if (line === 0 && !text.startsWith(`${name}:`)) return undefined;
  const [, before = ''] = /^([^:]*:[ \t]+)[^\s#&!|>*]/.exec(text.slice(line, line + 200)) ?? [];
  if (before === '') return undefined;
  return { line: text.slice(0, line).split('\n').length, column: before.length + 1 };
}
