/**
 * A change of a text: what stands from `start` up to `end` gives way to `text`. Offsets count from the text's first
 * character, behind a byte order mark.
 */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with its edits made, a byte order mark kept; edits must not overlap. */
export function applied(text: string, edits: readonly Edit[]): string {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, text }) => now.slice(0, start + mark) + text + now.slice(end + mark), text);
}

/** Where a text had, before its edits were made, what stands at an offset now; of what is new, where it was put in. */
export function placeBefore(offset: number, edits: readonly Edit[]): number {
  let grown = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    const from = start + grown;
    if (offset < from) break;
    if (offset < from + text.length) return Math.min(start + offset - from, end);
    grown += text.length - (end - start);
  }
  return offset - grown;
}

/** True where some edits change what others change, too. */
export const overlap = (some: readonly Edit[], others: readonly Edit[]): boolean =>
  some.some((a) => others.some((b) => a.start < b.end && b.start < a.end));

/** Puts a text before another. */
export const insert = (start: number, text: string): Edit => ({ start, end: start, text });

/** Quotes around what stands from `start` to `end`, so that YAML takes `text` from it; as little as possible is changed. */
export function quote(start: number, end: number, old: string, text: string): Edit[] {
  const mark = /["\\]/.test(text) ? "'" : '"';
  const inner = mark === "'" ? text.replaceAll("'", "''") : text;
  return old === inner ? [insert(start, mark), insert(end, mark)] : [{ start, end, text: mark + inner + mark }];
}
