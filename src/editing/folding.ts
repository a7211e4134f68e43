/** A place where a line may end: one space between words. */
const breakable = / (?=\S)/;
const usualWidth = 80;

/**
 * A text over several lines that are read as one, its paragraphs a blank line apart. Lines whose words are still the same
 * stay as they are; gives all but the indentation of the first line.
 *
 * @param source how the text was written, without indentation that all lines have
 */
export function foldedLines(source: string, value: string, { column, eol }: { column: number; eol: string }): string {
  const old = paragraphsOf(source);
  const width = Math.max(usualWidth - column, ...old.flat().map((line) => line.length));
  const now = value.split('\n');
  const paragraphs = now.map((text, index) => foldedLike(nearest(old, text, index, now.length), text, width));
  return paragraphs
    .map((lines) => lines.join(`${eol}${' '.repeat(column)}`))
    .reduce((before, paragraph) => `${before}${eol}${eol}${paragraph === '' ? '' : ' '.repeat(column)}${paragraph}`);
}

const paragraphsOf = (source: string): string[][] =>
  source
    .trim()
    .split(/\n[ \t\r]*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()));

/** The paragraph with the same words, or the one in the same place, counted from the end behind one that was added. */
function nearest(old: readonly string[][], text: string, index: number, count: number): readonly string[] {
  const same = old.find((lines) => lines.join(' ') === text);
  const fromEnd = old.length - (count - index);
  const place = old[index]?.[0] === text.slice(0, old[index]?.[0]?.length) ? index : fromEnd;
  return same ?? old[place] ?? old[index] ?? [];
}

/** The lines of a text, with those of before at its beginning and end where its words are theirs. */
function foldedLike(before: readonly string[], text: string, width: number): string[] {
  if (before.join(' ') === text) return [...before];
  const head: string[] = [];
  let rest = text;
  for (const line of before) {
    if (!rest.startsWith(`${line} `) || !/^\S/.test(rest.slice(line.length + 1))) break;
    head.push(line);
    rest = rest.slice(line.length + 1);
  }
  const tail: string[] = [];
  for (const line of before.slice(head.length).reverse()) {
    if (!rest.endsWith(` ${line}`) || /\s$/.test(rest.slice(0, -line.length - 1))) break;
    tail.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...head, ...wrapped(rest, width), ...tail];
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(breakable)) {
    if (line !== '' && line.length + 1 + word.length > width && !/\s$/.test(line)) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
