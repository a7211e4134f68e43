import { keptHere } from '../store/kept-here';
import type { State } from './state';

interface UnsavedFile {
  text: string | null;
  /** What it was made from, and the name of that. */
  saved?: string | null;
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
  /** Whether what is unsaved would outlast a crash. */
  told(kept: State['kept']): void;
  /** The browser keeps nothing from here on. */
  failed(): void;
}

/**
 * Keeps the unsaved work of a site file by file, so that two windows on one site leave each other's alone. `now` gives what
 * is unsaved.
 */
export function unsavedWork(root: string, now: () => Unsaved, { told, failed }: Told): UnsavedWork {
  const start = `${root}\n`;
  let kept = new Map<string, UnsavedFile>();
  let late: string[] = [];
  let last = Promise.resolve();
  let waits = 0;
  let isRefused = false;
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
    isRefused = false;
    for (const name of late.splice(0)) localStorage.removeItem(name);
  };
  const refused = () => {
    // Said once, not at every letter.
    if (!isRefused) failed();
    isRefused = true;
  };
  addEventListener('pagehide', () => {
    try {
      keepHurried(
        start,
        now().filter((one) => !isKept(one)),
      );
    } catch {
      refused();
    }
  });
  addEventListener('beforeunload', (event) => {
    if (isRefused && now().length > 0) event.preventDefault();
  });
  return {
    async read() {
      // Where nothing can be kept, what a window left in its last moment may be here all the same.
      const found = await shelf.all(start).catch(() => []);
      kept = new Map(found.map(([name, file]) => [name.slice(start.length), file]));
      const hurried = readHurried(start);
      late = hurried.names;
      return [...new Map([...kept, ...hurried.unsaved])];
    },
    keep() {
      // One that has not begun takes in what came since.
      if (waits > 1) return;
      waits += 1;
      told('soon');
      last = last
        .then(keepNow)
        .catch(refused)
        .finally(() => {
          waits -= 1;
          told(waits > 0 ? 'soon' : isRefused ? 'no' : 'yes');
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
