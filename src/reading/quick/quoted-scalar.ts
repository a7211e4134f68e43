import { giveUp, indentOf, isNote, type Rows, trimmedEnd } from './rows';

const double = /"(?:[^"\\]|\\.)*"/y;
const single = /'(?:[^']|'')*'/y;

/** A text in quotes that ends in its row, and where it ends; undefined where it goes on. */
export function quotedIn(row: string, at: number): { value: string; end: number } | undefined {
  const pattern = row.charAt(at) === '"' ? double : single;
  pattern.lastIndex = at;
  const [quoted] = pattern.exec(row) ?? [];
  if (quoted === undefined) return undefined;
  return {
    value: pattern === double ? unescaped(quoted) : quoted.slice(1, -1).replaceAll("''", "'"),
    end: at + quoted.length,
  };
}

/** What stands behind backslashes in JSON means the same in YAML; what JSON has not is read closely. */
const unescaped = (quoted: string): string =>
  quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);

/** Reads a text in quotes that begins at `at`; rows that it goes on in are set further in than `parent`. */
export function quotedScalar(text: Rows, at: number, parent: number): string {
  const row = text.rows[text.next] ?? '';
  const { value, end } = quotedIn(row, at) ?? { value: '', end: -1 };
  if (end < 0) return foldedQuotes(text, at, parent);
  endRow(row, end);
  text.next += 1;
  return value;
}

/** Nothing but a note may stand behind a value. */
export function endRow(row: string, at: number): void {
  if (at === row.length) return;
  const rest = at + indentOf(row.slice(at));
  if (rest === row.length) return;
  if (rest === at || !isNote(row, rest)) giveUp();
}

/** A text in quotes over several rows: a line end is a space, empty rows are line ends (YAML 1.2, section 6.5). */
function foldedQuotes(text: Rows, at: number, parent: number): string {
  const first = text.rows[text.next] ?? '';
  const quote = first.charAt(at);
  let value = first.slice(at + 1, trimmedEnd(first));
  let empty = 0;
  if (value === '' || value.includes('\\')) giveUp();
  for (let next = text.next + 1; next < text.rows.length; next += 1) {
    const row = text.rows[next] ?? '';
    const start = indentOf(row);
    if (start === row.length) {
      empty += 1;
      continue;
    }
    const close = row.indexOf(quote, start);
    const end = close < 0 ? trimmedEnd(row) : close;
    const part = row.slice(start, end);
    if (start <= parent || part === '' || part.includes('\\')) giveUp();
    value += (empty > 0 ? '\n'.repeat(empty) : ' ') + part;
    empty = 0;
    if (close < 0) continue;
    // Two single quotes in a row are one that is meant.
    endRow(row, close + 1);
    text.next = next + 1;
    return value;
  }
  return giveUp();
}
