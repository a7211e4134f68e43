/** Lines of a text that stand in the place of some of another. */
interface Hunk {
  /** The first line that they stand for, and the one after the last. */
  start: number;
  end: number;
  lines: readonly string[];
}

/** More pairs of lines are not compared: such texts were written anew. */
const mostPairs = 4_000_000;

/** How many lines two texts have in common from each pair of lines on. */
function commonFrom(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let a = one.length - 1; a >= 0; a -= 1) {
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const [row, below] = [table[a], table[a + 1]];
      if (row && below)
        row[b] = one[a] === other[b] ? 1 + (below[b + 1] ?? 0) : Math.max(below[b] ?? 0, row[b + 1] ?? 0);
    }
  }
  return table;
}

/** What makes the lines of a text into those of another, from the first to the last. */
function hunksBetween(before: readonly string[], after: readonly string[]): Hunk[] {
  const common = commonFrom(before, after);
  const hunks: Hunk[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const [start, from] = [a, b];
    while ((a < before.length || b < after.length) && !(a < before.length && before[a] === after[b])) {
      if (b >= after.length || (a < before.length && (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0))) a += 1;
      else b += 1;
    }
    if (a > start || b > from) hunks.push({ start, end: a, lines: after.slice(from, b) });
    while (a < before.length && before[a] === after[b]) [a, b] = [a + 1, b + 1];
  }
  return hunks;
}

/** True where two changes are of the same lines, or lines come where the other has changed some. */
const meets = (one: Hunk, other: Hunk): boolean =>
  (one.start < other.end && other.start < one.end) || comesInto(one, other) || comesInto(other, one);

const comesInto = ({ start, end }: Hunk, other: Hunk): boolean =>
  start === end && other.start <= start && start <= other.end;

/** A text with the changes of two who both began with it; undefined where they changed the same lines. */
export function withBothChanges(base: string, mine: string, theirs: string): string | undefined {
  const [lines, own, others] = [base, mine, theirs].map((text) => text.split('\n')) as [string[], string[], string[]];
  if (lines.length * Math.max(own.length, others.length) > mostPairs) return undefined;
  const [first, second] = [hunksBetween(lines, own), hunksBetween(lines, others)];
  if (first.some((one) => second.some((other) => meets(one, other)))) return undefined;
  const merged = [...lines];
  for (const { start, end, lines: now } of [...first, ...second].sort((one, other) => other.start - one.start)) {
    merged.splice(start, end - start, ...now);
  }
  return merged.join('\n');
}
