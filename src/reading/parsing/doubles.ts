import { isCollection, isMap, isNode, isPair, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';

/** A field that is written again, and the one of that name before it. */
export interface Double {
  key: Scalar;
  first: Scalar;
  /** True where both hold fields, or both a list, so that the first took in what the other holds. */
  joined: boolean;
}

/** How many floors down what is joined may have doubles of its own: nobody writes more. */
const deepest = 8;

/**
 * Joins fields of one name in the values of a document, so that what stands below the first of them is not missed where it
 * is wanted; says which were joined, or give way to a later one. Without recursion: brackets may be nested deeper than a
 * program may call.
 */
export function joinDoubles(contents: unknown, text: string): Double[] {
  const doubles: Double[] = [];
  const open: unknown[] = [contents];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isCollection(next)) continue;
    if (isMap(next)) doubles.push(...joinIn(next, text));
    open.push(...next.items.map((item) => (isPair(item) ? item.value : item)).filter(isNode));
  }
  return doubles;
}

function joinIn(map: YAMLMap, text: string): Double[] {
  const firsts = new Map<string, Pair>();
  const doubles: Double[] = [];
  map.items = map.items.filter((pair) => {
    const { key } = pair;
    if (!isScalar(key) || !key.range) return true;
    const first = firsts.get(String(key.value));
    if (!first) return firsts.set(String(key.value), pair);
    const joined = tookIn(first.value, pair.value, { text, floors: deepest });
    doubles.push({ key, first: first.key as Scalar, joined });
    return !joined;
  });
  return doubles;
}

/** Puts what a field holds below another, but for what is there already; false where they hold different kinds of things. */
function tookIn(into: unknown, from: unknown, { text, floors }: { text: string; floors: number }): boolean {
  if (isSeq(into) && isSeq(from)) {
    const written = (item: unknown) =>
      isNode(item) && item.range ? text.slice(item.range[0], item.range[1]).trimEnd() : '';
    const there = new Set(into.items.map(written));
    into.items.push(...from.items.filter((item) => !there.has(written(item))));
    return true;
  }
  if (floors === 0 || !isMap(into) || !isMap(from)) return false;
  for (const pair of from.items) {
    const same = into.items.find(({ key }) => String(key) === String(pair.key));
    if (!same) into.items.push(pair);
    else tookIn(same.value, pair.value, { text, floors: floors - 1 });
  }
  return true;
}
