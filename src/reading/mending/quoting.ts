import { quote } from '../edit';
import { cut, inQuotes } from '../parsing/source-line';
import { isInText } from './indentation';
import { meant } from './meant-text';
import { around, bodyOf, dashesOf, leadOf, type Slip, type Suspicion } from './slip';

/** A value that stands from an offset on, with quotes in the way that its author meant it. */
export function quotedValue(name: string | undefined, written: string, offset: number, inBrackets = false): Slip[] {
  return meant({ written, inBrackets, name }).map(({ code, text, found, fix, at = 0, unsure }) => ({
    code,
    at: { offset: offset + at },
    found,
    fix: fix ?? `put the text in quotes: ${name === undefined ? '' : `${name}: `}${inQuotes(text)}`,
    edits: quote(offset, offset + written.length, written, text),
    ...(unsure && { unsure }),
  }));
}

/** A text that a `#` cuts off, and that goes on in the next lines, in quotes as a whole. */
export const quotedLines: Suspicion = (suspect) => {
  const { source, line } = suspect;
  const hash = line.text.search(/\s#\S/);
  const below = around(suspect, 0, 4);
  const end = below.findIndex((next) => leadOf(next).length <= leadOf(line).length);
  const last = (end < 0 ? below : below.slice(0, end)).at(-1);
  if (hash < 0 || !last) return [];
  const stop = last.start + last.text.trimEnd().length;
  const written = source.text.slice(line.valueStart, stop);
  return [
    {
      code: 'yaml/cut-off',
      at: { offset: line.start + hash + 1 },
      found: 'the text is cut off at "#", which begins a comment',
      fix: 'put the whole text in quotes',
      edits: quote(line.valueStart, stop, written, written),
    },
  ];
};

/** A sign in front of a value that is no text, such as a phone number: the quotes that a text would need do not help there. */
export const strayStart: Suspicion = ({ line }) => {
  const sign = /^(?:[&*@%!`,?|>]|[-–•] )\s*(?=[\p{L}\d(+/{[])/u.exec(line.value)?.[0];
  if (sign === undefined) return [];
  const { valueStart: start } = line;
  return [
    {
      code: 'yaml/odd-start',
      at: { offset: start },
      found: `"${sign.trim()}" in front of the value means something else in YAML`,
      fix: `remove it: ${line.name === undefined ? '-' : `${line.name}:`} ${cut(line.value.slice(sign.length), 60)}`,
      edits: [{ start, end: start + sign.length, text: '' }],
    },
  ];
};

/** The value of a line, and the whole of an item, in quotes. */
export const quotedText: Suspicion = (suspect) => {
  const { line } = suspect;
  // In a text of several lines there is nothing to quote.
  if (isInText(suspect, leadOf(line).length)) return [];
  const { body, offset } = bodyOf(line);
  const dash = dashesOf(body);
  const start = line.valueStart - line.start;
  const written = line.text.slice(start).trimEnd();
  const bare = written.replace(/\s+#\s.*$/, '');
  const values = [...new Set([bare, written])].filter((text) => text !== '');
  // Between braces the comma at the end parts the field from the next one.
  const isInGroup = bare.endsWith(',') && around(suspect, 1, 1).some((beside) => /[,{]\s*$/.test(beside.text));
  return [
    ...(isInGroup ? quotedValue(line.name, bare.slice(0, -1).trimEnd(), line.valueStart, true) : []),
    ...values.flatMap((text) => quotedValue(line.name, text, line.valueStart)),
    ...(line.name !== undefined && dash > 0 ? quotedValue(undefined, body.slice(dash), offset + dash) : []),
  ];
};
