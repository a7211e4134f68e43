import { keptHere } from '../store/kept-here';

interface UnsavedFile {
  text: string | null;
  version: string | null;
}

/** The texts of a site that are not saved yet, and the versions of what they were made from. */
export type Unsaved = [path: string, file: UnsavedFile][];

/** What of a site is not saved, in this browser: it outlasts a reload and a crash. */
export interface UnsavedWork {
  read(): Promise<Unsaved>;
  /** Keeps what there is to keep by then; while that is on its way, what came since follows it in one go. */
  keep(): void;
}

const shelf = keptHere<UnsavedFile>('unsaved');

/**
 * Keeps the unsaved work of a site file by file, so that two windows on one site leave each other's alone. `now` gives what
 * is unsaved; `failed` is told of a browser that keeps nothing.
 */
export function unsavedWork(root: string, now: () => Unsaved, failed: (error: unknown) => void): UnsavedWork {
  const start = `${root}\n`;
  const hurried = `studio-unsaved:${root}`;
  let kept = new Map<string, UnsavedFile>();
  let last = Promise.resolve();
  let waits = 0;
  const keepNow = async () => {
    const unsaved = new Map(now());
    const changed = [...unsaved].filter(([path, { text, version }]) => {
      const before = kept.get(path);
      return before?.text !== text || before.version !== version;
    });
    const gone = [...kept.keys()].filter((path) => !unsaved.has(path));
    kept = unsaved;
    await shelf.change([
      ...changed.map(([path, file]) => [start + path, file] as const),
      ...gone.map((path) => [start + path, undefined] as const),
    ]);
    localStorage.removeItem(hurried);
  };
  // A window that goes before its last letters are kept has no time but for this.
  addEventListener('pagehide', () => {
    try {
      if (waits > 0) localStorage.setItem(hurried, JSON.stringify(now()));
    } catch (error) {
      failed(error);
    }
  });
  return {
    async read() {
      const found = await shelf.all(start);
      const read = new Map(found.map(([name, file]) => [name.slice(start.length), file]));
      // Written above alone.
      const late = JSON.parse(localStorage.getItem(hurried) ?? '[]') as Unsaved;
      kept = new Map(read);
      return [...new Map([...read, ...late])];
    },
    keep() {
      // One that has not begun takes in what came since.
      if (waits > 1) return;
      waits += 1;
      last = last
        .then(keepNow)
        .catch(failed)
        .finally(() => {
          waits -= 1;
        });
    },
  };
}
