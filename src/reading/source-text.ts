import { withoutMark } from './byte-order-mark';
import type { Position } from './position';

/** A text with its lines numbered from 0, so that any place in it is found without reading it again. Lines end in LF or CRLF. */
export interface SourceText {
  text: string;
  /** The offset of each line's first character. */
  starts: readonly number[];
}

/** Numbers the lines of a text; a byte order mark in front is no part of it. */
export function sourceText(raw: string): SourceText {
  const text = withoutMark(raw);
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return { text, starts };
}

/** The number of the line that an offset is in; of the first or last line for one outside the text. */
export function lineNumber({ starts }: SourceText, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The characters of a line, without what ends it; empty for a line that is not there. */
export function lineText({ text, starts }: SourceText, number: number): string {
  const start = starts[number];
  if (start === undefined) return '';
  const next = starts[number + 1];
  return text.slice(start, next === undefined ? text.length : next - 1).replace(/\r$/, '');
}

/** The line and column of an offset; behind the last character of its line at most. */
export function positionOf(source: SourceText, offset: number): Position {
  const number = lineNumber(source, offset);
  const before = Math.max(0, offset - (source.starts[number] ?? 0));
  return { line: number + 1, column: Math.min(before, lineText(source, number).length) + 1 };
}

/** The offset behind the line that an offset is in. */
export const behindLine = ({ text, starts }: SourceText, offset: number): number =>
  starts[lineNumber({ text, starts }, offset) + 1] ?? text.length;

/** The spaces that the line of an offset begins with, up to that offset at most. */
export function indentAt({ text, starts }: SourceText, offset: number): string {
  const start = starts[lineNumber({ text, starts }, offset)] ?? 0;
  return text.slice(start, offset).match(/^[ \t]*/)?.[0] ?? '';
}

/** What ends the lines of a text. */
export const lineBreak = ({ text }: Pick<SourceText, 'text'>): string => (text.includes('\r\n') ? '\r\n' : '\n');
