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

/** Who is told how it goes. */
interface Told {
  /** Whether something is on its way that would not outlast a crash yet. */
  waiting(isWaiting: boolean): void;
  /** A browser keeps nothing. */
  failed(error: unknown): void;
}

/**
 * Keeps the unsaved work of a site file by file, so that two windows on one site leave each other's alone. `now` gives what
 * is unsaved.
 */
export function unsavedWork(root: string, now: () => Unsaved, { waiting, failed }: Told): UnsavedWork {
  const start = `${root}\n`;
  let kept = new Map<string, UnsavedFile>();
  let late: string[] = [];
  let last = Promise.resolve();
  let waits = 0;
  const isKept = ([path, { text, version }]: Unsaved[number]) => {
    const before = kept.get(path);
    return before?.text === text && before.version === version;
  };
  const keepNow = async () => {
    const unsaved = new Map(now());
    const gone = [...kept.keys()].filter((path) => !unsaved.has(path));
    await shelf.change([
      ...[...unsaved].filter((one) => !isKept(one)).map(([path, file]) => [start + path, file] as const),
      ...gone.map((path) => [start + path, undefined] as const),
    ]);
    kept = unsaved;
    for (const name of late.splice(0)) localStorage.removeItem(name);
  };
  addEventListener('pagehide', () => {
    try {
      // Asked first: what was typed last waits as well from then on.
      const unsaved = now().filter((one) => !isKept(one));
      if (waits > 0) keepHurried(start, unsaved);
    } catch (error) {
      failed(error);
    }
  });
  return {
    async read() {
      const found = await shelf.all(start);
      kept = new Map(found.map(([name, file]) => [name.slice(start.length), file]));
      const hurried = readHurried(start);
      late = hurried.names;
      return [...new Map([...kept, ...hurried.unsaved])];
    },
    keep() {
      // One that has not begun takes in what came since.
      if (waits > 1) return;
      waits += 1;
      waiting(true);
      last = last
        .then(keepNow)
        .catch(failed)
        .finally(() => {
          waits -= 1;
          waiting(waits > 0);
        });
    },
  };
}

const mark = 'studio-unsaved:';

/** A window that goes before its last letters are kept has no time but for this. */
function keepHurried(start: string, unsaved: Unsaved): void {
  for (const [path, file] of unsaved) localStorage.setItem(mark + start + path, JSON.stringify(file));
}

function readHurried(start: string): { names: string[]; unsaved: Unsaved } {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(mark + start));
  return {
    names,
    unsaved: names.map((name) => [
      name.slice((mark + start).length),
      // Written above alone.
      JSON.parse(localStorage.getItem(name) ?? '') as UnsavedFile,
    ]),
  };
}
