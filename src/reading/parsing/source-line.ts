/** A line of a YAML file taken apart: `  - heading: A text` has the name `heading` and the value `A text`. */
export interface SourceLine {
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
export function lineAt(text: string, offset: number): SourceLine {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, '');
  const [lead = '', name] = /^[ \t]*(?:- +)*(?:([^\s:#"'[{][^:]*):(?= |$) *)?/.exec(line) ?? [];
  const value = line
    .slice(lead.length)
    .replace(/(^|\s)#.*$/, '')
    .trimEnd();
  return { start, first: start + line.search(/\S|$/), text: line, name, value, valueStart: start + lead.length };
}

/** The nearest line with something on it before (-1) or after (1) a line. */
export function neighbor(text: string, line: SourceLine, direction: -1 | 1): SourceLine | undefined {
  let at =
    direction < 0
      ? line.start - 1
      : line.start + line.text.length + (text[line.start + line.text.length] === '\r' ? 2 : 1);
  while (at >= 0 && at < text.length) {
    const next = lineAt(text, at);
    if (next.text.trim() !== '') return next;
    at = direction < 0 ? next.start - 1 : next.start + Math.max(next.text.length, 0) + 1;
  }
  return undefined;
}

/** A text as YAML takes it in quotes, cut when long: `"Roofs: the guide"`, `'Say "hi"'`. */
export function inQuotes(text: string): string {
  const short = cut(text, 60);
  return short.includes('"') || short.includes('\\') ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
}

/** The field of a line with this text in quotes: `heading: "Roofs: the guide"`. */
export const quoted = ({ name }: SourceLine, text: string): string =>
  `${name === undefined ? '' : `${name}: `}${inQuotes(text)}`;

/** A text of at most `length` characters; what is cut off is shown as `…`. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
