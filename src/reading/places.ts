import type { SourceFile } from '../model/site';
import { locate, locateWords } from './parsing/locate';
import { typedAt } from './parsing/scalars';
import { type Tree, treeOf } from './parsing/tree';
import type { Path, Position } from './position';
import { lineText, positionOf } from './source-text';

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
}

export function placesIn({ text }: SourceFile): Places {
  const tree = (): Tree => treeOf(text);
  const position = (offset: number): Position => positionOf(tree().source, offset);
  const at: Places['at'] = (path, part = 'value') =>
    (part === 'value' && path.length === 1 ? topLevel(text, `${path[0]}`) : undefined) ??
    position(locate(tree(), path)[part]);
  return {
    at,
    position,
    find: (path, needle) => position(locateWords(tree(), path, needle)),
    lineOf: (path) => lineText(tree().source, at(path).line - 1),
    typed: (path) => typedAt(tree(), path),
  };
}

/**
 * The position of the value of a field of the file itself, where it stands beside its name: what a rule says of a thousand
 * pages must not take a thousand texts apart. Lines that begin at the margin are names; texts are indented.
 */
function topLevel(raw: string, name: string): Position | undefined {
  const text = raw.replace(/^\uFEFF/, '');
  const line = text.startsWith(`${name}:`) ? 0 : text.indexOf(`\n${name}:`) + 1;
  if (line === 0 && !text.startsWith(`${name}:`)) return undefined;
  const [, before = ''] = /^([^:]*:[ \t]+)[^\s#&!|>*]/.exec(text.slice(line, line + 200)) ?? [];
  if (before === '') return undefined;
  return { line: text.slice(0, line).split('\n').length, column: before.length + 1 };
}
