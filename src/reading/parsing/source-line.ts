import { lineNumber, lineText, type SourceText } from '../source-text';

/** A line of a YAML file taken apart: `  - heading: A text` has the name `heading` and the value `A text`. */
export interface SourceLine {
  /** Counted from 0. */
  number: number;
  /** Offset of its first character. */
  start: number;
  /** Offset of its first character that is not a space or tab. */
  first: number;
  text: string;
  name: string | undefined;
  /** What is written after the name (or after the `- `), without a comment. */
  value: string;
  /** Offset of the value. */
  valueStart: number;
}

/** The line that an offset is in. */
export const lineAt = (source: SourceText, offset: number): SourceLine => takeApart(source, lineNumber(source, offset));

function takeApart(source: SourceText, number: number): SourceLine {
  const start = source.starts[number] ?? 0;
  const line = lineText(source, number);
  const [lead = '', name] = /^[ \t]*(?:- +)*(?:([^\s:#"'[{][^:]*):(?= |$) *)?/.exec(line) ?? [];
  const value = line
    .slice(lead.length)
    .replace(/(^|\s)#[^\n]*$/, '')
    .trimEnd();
  const first = start + line.search(/\S|$/);
  return { number, start, first, text: line, name, value, valueStart: start + lead.length };
}

/** The nearest line with something on it before (-1) or after (1) a line. */
export function neighbor(source: SourceText, { number }: SourceLine, direction: -1 | 1): SourceLine | undefined {
  for (let at = number + direction; at >= 0 && at < source.starts.length; at += direction) {
    if (lineText(source, at).trim() !== '') return takeApart(source, at);
  }
  return undefined;
}

/** A text as YAML takes it in quotes, cut when long: `"Pipes: the guide"`, `'Say "hi"'`. */
export function inQuotes(text: string): string {
  const short = cut(text, 60);
  return short.includes('"') || short.includes('\\') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
}

/** The field of a line with this text in quotes: `heading: "Pipes: the guide"`. */
export const quoted = ({ name }: SourceLine, text: string): string =>
  `${name === undefined ? '' : `${name}: `}${inQuotes(text)}`;

/** A text of at most `length` characters; what is cut off is shown as `…`. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
