/** What this browser keeps of sites, by what it is. */
const shelves = ['unsaved', 'blobs', 'pictures', 'waiting', 'folders', 'memory', 'earlier'] as const;
type Shelf = (typeof shelves)[number];

/** Some of what this browser keeps, by name. */
export interface Kept<T> {
  get(name: string): Promise<T | undefined>;
  /** Those of some names that are here, looked up at once. */
  some(names: readonly string[]): Promise<Map<string, T>>;
  put(name: string, value: T): Promise<void>;
  delete(name: string): Promise<void>;
  /** All whose names begin so. */
  all(start: string): Promise<[name: string, value: T][]>;
  /** Puts many in their places or takes them away: all or none. */
  change(entries: readonly (readonly [name: string, value: T | undefined])[]): Promise<void>;
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('studio', 4);
    request.onupgradeneeded = () => {
      for (const shelf of shelves) {
        if (!request.result.objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf);
      }
    };
    request.onsuccess = () => {
      // A newer studio in another tab may change what is kept.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A shelf of what this browser keeps; what is put there has survived a crash once the promise holds. */
export function keptHere<T>(shelf: Shelf): Kept<T> {
  const within = async <R>(
    mode: IDBTransactionMode,
    ask: (kept: IDBObjectStore) => IDBRequest<R>,
    durability: IDBTransactionDurability = 'default',
  ): Promise<R> => {
    const database = await open();
    try {
      return await done(ask(database.transaction(shelf, mode, { durability }).objectStore(shelf)));
    } finally {
      database.close();
    }
  };
  const all = async (start: string): Promise<[string, T][]> => {
    const range = IDBKeyRange.bound(start, `${start}\uFFFF`);
    const names = await within('readonly', (kept) => kept.getAllKeys(range));
    const values = await within('readonly', (kept) => kept.getAll(range));
    return names.map((name, index) => [String(name), values[index] as T]);
  };
  return {
    all,
    async change(entries) {
      if (entries.length === 0) return;
      const database = await open();
      try {
        const transaction = database.transaction(shelf, 'readwrite', { durability: 'strict' });
        for (const [name, value] of entries) {
          if (value === undefined) transaction.objectStore(shelf).delete(name);
          else transaction.objectStore(shelf).put(value, name);
        }
        await new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
        });
      } finally {
        database.close();
      }
    },
    async some(names) {
      const database = await open();
      try {
        const kept = database.transaction(shelf, 'readonly').objectStore(shelf);
        const found = await Promise.all(names.map(async (name) => [name, await done(kept.get(name))] as const));
        return new Map(found.filter(([, value]) => value !== undefined));
      } finally {
        database.close();
      }
    },
    // Nothing but this module writes there.
    get: (name) => within('readonly', (kept) => kept.get(name)) as Promise<T | undefined>,
    put: (name, value) => within('readwrite', (kept) => kept.put(value, name), 'strict').then(() => undefined),
    delete: (name) => within('readwrite', (kept) => kept.delete(name)).then(() => undefined),
  };
}
