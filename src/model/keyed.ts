/** One of a list, with a key that no other of the list has. */
export interface Keyed<T> {
  key: string;
  item: T;
  index: number;
}

/** Keys for the items of a list by their names: what two items are named alike still gets two keys. */
export function keyed<T>(items: readonly T[], nameOf: (item: T) => string): Keyed<T>[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const name = nameOf(item);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: count === 0 ? name : `${name} ${count + 1}`, item, index };
  });
}
