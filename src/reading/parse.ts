import { type Document, LineCounter, parseDocument } from 'yaml';
import type { SourceFile } from '../model/site';
import { parseErrors } from './parsing/errors';
import { locate } from './parsing/locate';
import { type ScalarSource, scalarsOf } from './parsing/scalars';
import type { Path, Position } from './position';
import type { Problem } from './problem';

/** A YAML file as a plain value that still knows where in the text everything stands. */
export interface Parsed {
  file: string;
  text: string;
  /** The content of the file; undefined when it cannot be read as fields. */
  value: unknown;
  /** What the parser could not make sense of, in plain words. */
  problems: Problem[];
  /** Every text, number and switch as typed, in source order. */
  scalars: readonly ScalarSource[];
  /** Position of the value (or of the key with part 'key') at path; falls back to the nearest existing parent. */
  at(path: Path, part?: 'key' | 'value'): Position;
  /** Position of `needle` inside the source of the value at path, whatever the line breaks; falls back to `at(path)`. */
  find(path: Path, needle: string): Position;
  /** Position of an offset in the text. */
  position(offset: number): Position;
}

/** Reads YAML 1.2 text. Never throws: everything the parser complains of is in `problems`. */
export function parseYaml(source: SourceFile): Parsed {
  const text = source.text.replace(/^\uFEFF/, '');
  const lines = new LineCounter();
  // The parser's messages are translated, so its pretty errors are not wanted.
  const options = {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    stringKeys: true,
    logLevel: 'error',
  } as const;
  const document = parseDocument(text, options);
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const faults = parseErrors(document, text);
  const readable = !faults.some((fault) => fault.breaks);
  return {
    file: source.path,
    text,
    value: readable ? document.toJS() : undefined,
    problems: faults.map(({ offset, found, fix, severity }) => {
      return { file: source.path, ...position(offset), path: '', found, fix, severity };
    }),
    scalars: readable ? scalarsOf(document.contents, text) : [],
    at: (path, part = 'value') => position(locate(document.contents, path)[part]),
    find: (path, needle) => position(offsetOf(document, text, path, needle)),
    position,
  };
}

function offsetOf(document: Document.Parsed, text: string, path: Path, needle: string): number {
  const { value, end } = locate(document.contents, path);
  // A folded text has line breaks and indentation where its value has one space.
  const words = needle
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const index = text.slice(value, end).search(new RegExp(words.join('\\s+')));
  return index < 0 ? value : value + index;
}
