/** Keeps what was set last; what is left out can be made again. */
export interface BoundedMap<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

/** How many entries are kept once there were too many. */
const few = 50;

/**
 * Keeps everything while that is at most `limit` entries. Of more than that a few are kept: whoever goes through all of them
 * in turn finds none of the others before it is gone.
 */
export function boundedMap<V>(limit: number): BoundedMap<V> {
  const entries = new Map<string, V>();
  let most = limit;
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > most) most = Math.min(few, limit);
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
    },
    delete: (key) => void entries.delete(key),
  };
}
