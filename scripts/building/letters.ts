import type { Site } from '../../src/model/site';
import { pageFacts } from '../../src/resolving/page-facts';

/** Always there: what can be typed on any keyboard, what typesetting puts in, and the signs of the engine's own words. */
const always = [
  [0x20, 0x7e],
  [0xa0],
  [0xa9],
  [0xb7],
  [0x2009],
  [0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2026],
  [0x2060],
  [0x2192],
];

/** Every letter and sign in the texts of a site, each once, in the order of their code points. */
export function lettersIn({ config, pages, posts }: Site): string {
  const points = new Set(
    always.flatMap(([from = 0, to = from]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  );
  for (const text of [JSON.stringify([config, posts]), ...pages.map((page) => pageFacts(page).letters)]) {
    // All others are always there.
    for (const [letter] of text.matchAll(/[^ -~]/gu)) points.add(letter.codePointAt(0) ?? 0x20);
  }
  return String.fromCodePoint(...[...points].filter((point) => point >= 0x20).sort((a, b) => a - b));
}

const hex = (point: number): string => point.toString(16).toUpperCase();

type Run = [first: number, last: number];

/** Letters in the order of their code points as the runs that they make up. */
function runsOf(letters: string): Run[] {
  const runs: Run[] = [];
  for (const letter of letters) {
    const point = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs;
}

const written = (runs: readonly Run[]): string =>
  runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');

const lastLetter = 0x10ffff;

/** All letters but these, which are in the order of their code points, as the value of `unicode-range`. */
export function otherLetters(letters: string): string {
  const runs = runsOf(letters);
  const starts = [0, ...runs.map(([, last]) => last + 1)];
  const ends = [...runs.map(([first]) => first - 1), lastLetter];
  return written(
    starts.map((start, index): Run => [start, ends[index] ?? lastLetter]).filter(([from, to]) => from <= to),
  );
}
