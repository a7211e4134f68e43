/** An item of a list before and after, by its places; undefined where it was or is not there. `moved` where others stand between. */
type Pair = [from: number | undefined, to: number | undefined, moved: boolean];

/** Words by which an item is known, so that one whose text was changed is still the same. */
function leavesOf(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${value}`];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${name}.${key}`));
}

/** How much two items have in common, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const known = new Set(one);
  const common = other.filter((leaf) => known.has(leaf)).length;
  return (2 * common) / Math.max(1, one.length + other.length);
}

/** Items with less in common are two of which one came and one went, unless nothing else was changed. */
const enough = 0.4;

/** The item of a list that each of another was: first those that say the same, then those that are most alike. */
export function paired(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const partner = new Map<number, number>();
  const free = new Set(before.keys());
  const join = (from: number, to: number) => {
    partner.set(to, from);
    free.delete(from);
  };
  const texts = before.map((item) => JSON.stringify(item));
  for (const [to, item] of after.entries()) {
    const text = JSON.stringify(item);
    const from = [...free].find((place) => texts[place] === text);
    if (from !== undefined) join(from, to);
  }
  const leaves = before.map((item) => leavesOf(item));
  for (const [to, item] of after.entries()) {
    if (partner.has(to)) continue;
    const own = leavesOf(item);
    const [best] = [...free]
      .map((from) => ({ from, like: likeness(leaves[from] ?? [], own) }))
      .sort((a, b) => b.like - a.like);
    const isAlone = before.length === after.length && free.has(to);
    if (best && best.like >= enough) join(best.from, to);
    else if (isAlone) join(to, to);
  }
  return inOrder(partner, [...free], after.length);
}

function inOrder(partner: ReadonlyMap<number, number>, gone: readonly number[], count: number): Pair[] {
  const places = Array.from({ length: count }, (_, to) => partner.get(to));
  const stay = longestRise(places.filter((from) => from !== undefined));
  const pairs = places.map((from, to): Pair => [from, to, from !== undefined && !stay.has(from)]);
  return [...gone.map((from): Pair => [from, undefined, false]), ...pairs];
}

/** As many as there can be that stand in their order: what is not among them was moved. */
function longestRise(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = best
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? 0) < place)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    best.push([...before, place]);
  }
  return new Set(best.reduce((longest, run) => (run.length > longest.length ? run : longest), []));
}
