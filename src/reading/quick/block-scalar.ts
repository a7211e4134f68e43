import { giveUp, indentOf, type Rows, trimmedEnd } from './rows';

/** Reads a text behind `|` or `>`, whose rows are set further in than `parent` (YAML 1.2, section 8.1). */
export function blockScalar(text: Rows, at: number, parent: number): string {
  const row = text.rows[text.next] ?? '';
  const header = row.slice(at, trimmedEnd(row));
  if (header !== '|' && header !== '>' && header !== '|-' && header !== '>-') giveUp();
  const first = text.next + 1;
  const indent = indentOf(text.rows[first] ?? '');
  if (indent <= parent || indent === text.rows[first]?.length) giveUp();
  const last = lastOf(text, first, indent);
  // Without a line end behind it the last line is read in two ways.
  if (last === text.rows.length - 1) giveUp();
  text.next = last + 1;
  const lines = text.rows.slice(first, last + 1).map((line) => line.slice(indent));
  const value = header.startsWith('|') ? lines.join('\n') : folded(lines);
  return header.endsWith('-') ? value : `${value}\n`;
}

/** The last row of the text that is not empty. */
function lastOf({ rows }: Rows, first: number, indent: number): number {
  let last = first;
  for (let row = first + 1; row < rows.length; row += 1) {
    const line = rows[row] ?? '';
    const start = indentOf(line);
    if (start === line.length) {
      // Spaces beyond the indentation are part of the text.
      if (start > indent) giveUp();
      continue;
    }
    if (start < indent) break;
    last = row;
  }
  return last;
}

/** Lines in a row are one. Lines that are set further in keep their ends, and an empty line ends a paragraph: those are rare. */
function folded(lines: readonly string[]): string {
  let [value, empty] = [lines[0] ?? '', 0];
  if (value.startsWith(' ')) giveUp();
  for (const line of lines.slice(1)) {
    if (line === '') {
      empty += 1;
      continue;
    }
    // Paragraphs that run into one are told: it takes two empty lines to part them.
    if (empty === 1) giveUp();
    if (line.startsWith(' ')) giveUp();
    value += (empty > 0 ? '\n'.repeat(empty) : ' ') + line;
    empty = 0;
  }
  return value;
}
