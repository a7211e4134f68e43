/** A text as rows without their line ends, the row that is read next, and how many values stand around it. */
export interface Rows extends Nested {
  readonly rows: readonly string[];
  next: number;
}

/** What is inside values that are inside each other. */
export interface Nested {
  depth: number;
}

const space = 0x20;
const sharp = 0x23;

/** How many spaces a row begins with. */
export function indentOf(row: string): number {
  let at = 0;
  while (row.charCodeAt(at) === space) at += 1;
  return at;
}

/** Where a row ends without the spaces at its end. YAML knows no other space but the tab, which is not read quickly. */
export function trimmedEnd(row: string): number {
  let end = row.length;
  while (end > 0 && row.charCodeAt(end - 1) === space) end -= 1;
  return end;
}

/** True where a row has a note at `at`, or nothing. */
export const isNote = (row: string, at: number): boolean => at >= row.length || row.charCodeAt(at) === sharp;

/** Goes on to the next row that is not empty and no note; gives its indentation, or -1 at the end of the text. */
export function nextIndent(text: Rows): number {
  for (; text.next < text.rows.length; text.next += 1) {
    const row = text.rows[text.next] ?? '';
    const indent = indentOf(row);
    if (!isNote(row, indent)) return indent;
  }
  return -1;
}

/** Deeper ones than any page has are read closely, and told of where they are too deep. */
const deepest = 50;

/** Reads a value that stands inside another. */
export function inside<T>(place: Nested, read: () => T): T {
  if (place.depth >= deepest) giveUp();
  place.depth += 1;
  const value = read();
  place.depth -= 1;
  return value;
}

/** What is thrown at anything unusual: the text is to be read closely. It is caught where the quick reading began. */
export class ReadClosely extends Error {}

const unusual = new ReadClosely('to be read closely');

/** Gives the quick reading up. */
export function giveUp(): never {
  throw unusual;
}
