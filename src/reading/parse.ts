import type { SourceFile } from '../model/site';
import { parseErrors } from './parsing/errors';
import { locate, locateWords } from './parsing/locate';
import { plainValue } from './parsing/plain';
import { typedAt } from './parsing/scalars';
import { type Tree, treeOf } from './parsing/tree';
import type { Path, Position } from './position';
import { mostProblems, type Problem } from './problem';
import { lineText, positionOf } from './source-text';
import { trapWarnings } from './yaml-traps';

/**
 * A YAML file as a plain value. Where in the text something stands is found out when it is asked for: a file without
 * mistakes never is, and what is kept of it is small.
 */
export interface Parsed {
  file: string;
  /** The content of the file; undefined when it cannot be read as fields. */
  value: unknown;
  /** What the parser could not make sense of, in plain words. */
  problems: Problem[];
  /** Warnings of text that YAML reads differently from what stands there. */
  traps: Problem[];
  /** Position of the value (or of the key with part 'key') at path; falls back to the nearest existing parent. */
  at(path: Path, part?: 'key' | 'value'): Position;
  /** Position of `needle` inside the source of the value at path, whatever the line breaks; falls back to `at(path)`. */
  find(path: Path, needle: string): Position;
  /** The line that the value at path begins on. */
  lineOf(path: Path): string;
  /** The text, number or switch at path as typed, with its quotes. */
  typed(path: Path): string | undefined;
}

/** Reads YAML 1.2 text. Never throws: everything the parser complains of is in `problems`. */
export function parseYaml(source: SourceFile): Parsed {
  const plain = plainValue(source.text);
  const read = plain === undefined ? readClosely(source) : { value: plain, problems: [], traps: [] };
  return { file: source.path, ...read, ...placesIn(source) };
}

/** Reads a text that has something unusual in it, and says what. */
function readClosely({ path: file, text }: SourceFile): Pick<Parsed, 'value' | 'problems' | 'traps'> {
  const tree = treeOf(text);
  const { told, broken } = parseErrors(tree, mostProblems + 1);
  const problems = told.map(({ offset, found, fix, severity }) => {
    return { file, ...positionOf(tree.source, offset), path: '', found, fix, severity };
  });
  if (broken) return { value: undefined, problems, traps: [] };
  return { value: tree.document.toJS(), problems, traps: trapWarnings(tree, file) };
}

/** What can be asked for of places in a file; the text is taken apart again for it. */
function placesIn(source: SourceFile): Pick<Parsed, 'at' | 'find' | 'lineOf' | 'typed'> {
  const tree = (): Tree => treeOf(source.text);
  const position = (offset: number): Position => positionOf(tree().source, offset);
  const at: Parsed['at'] = (path, part = 'value') => position(locate(tree(), path)[part]);
  return {
    at,
    find: (path, needle) => position(locateWords(tree(), path, needle)),
    lineOf: (path) => lineText(tree().source, at(path).line - 1),
    typed: (path) => typedAt(tree(), path),
  };
}
