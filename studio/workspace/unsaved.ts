/** The texts of a site that are not saved yet, and the versions of what they were made from. */
export type Unsaved = [path: string, { text: string | null; version: string | null }][];

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('studio', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('unsaved');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Keeps what is not saved in this browser, so that a reload or a crash loses nothing. */
export async function keepUnsaved(root: string, unsaved: Unsaved): Promise<void> {
  const database = await open();
  const kept = database.transaction('unsaved', 'readwrite', { durability: 'strict' }).objectStore('unsaved');
  if (unsaved.length > 0) await done(kept.put(unsaved, root));
  else await done(kept.delete(root));
  database.close();
}

export async function readUnsaved(root: string): Promise<Unsaved> {
  const database = await open();
  const kept = await done(database.transaction('unsaved').objectStore('unsaved').get(root));
  database.close();
  return (kept ?? []) as Unsaved;
}

/** Gives what keeps the work of now at once: while that is on its way, what came since follows it in one go. */
export function keeper(keepNow: () => Promise<void>): () => void {
  let kept = Promise.resolve();
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    kept = kept.then(() => {
      waits = false;
      return keepNow();
    });
  };
}
