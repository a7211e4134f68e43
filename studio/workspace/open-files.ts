import type { StoredFile } from '../store/store';
import { mayHaveBeen, movesAmong, takenAlong } from './moved';
import { noFile, type OpenFile, type State } from './state';
import type { Unsaved } from './unsaved';

/** What a site's files come to, and those of them that were changed both here and elsewhere. */
export interface Met {
  files: Map<string, OpenFile>;
  conflicts: StoredFile[];
}

const opened = ({ text, version, damaged }: StoredFile): OpenFile => ({
  ...{ text, saved: text, version },
  ...(damaged && { damaged }),
});

/**
 * The files of a store with what was not saved; one that was changed elsewhere since, in another way, is asked about. What was not
 * saved of a page that has another address by now goes along.
 */
export function withUnsaved(stored: readonly StoredFile[], unsaved: Unsaved): Met {
  const files = new Map<string, OpenFile>(stored.map((file) => [file.path, opened(file)]));
  const conflicts: StoredFile[] = [];
  const own = new Set(unsaved.map(([path]) => path));
  const others = stored.filter(({ path }) => !own.has(path));
  for (const [path, { text, saved, version }] of unsaved) {
    const now = files.get(path) ?? noFile;
    // A save that was cut off, or whose answer was lost, has written it all the same.
    if (now.text === text) continue;
    const mine = { ...now, text, version, ...(saved !== undefined && { saved }) };
    const to =
      now.text === null && mine.saved !== null ? movedTo(path, mine, mayHaveBeen(path, mine.saved, others)) : undefined;
    if (to) {
      files.set(to.path, to.file);
      continue;
    }
    files.set(path, mine);
    if (now.version !== version) conflicts.push({ path, text: now.saved, version: now.version });
  }
  return { files, conflicts };
}

/** Where a page with changes of ours stands among files that others made, with the changes of both. */
function movedTo(path: string, mine: OpenFile, made: readonly StoredFile[]) {
  const to = movesAmong([[path, mine]], made).get(path);
  const text = to && takenAlong(mine, to);
  return to && text !== undefined ? { path: to.path, file: { ...opened(to), text } } : undefined;
}

/** What came of the open files after others were at work in the store. */
export interface Taken extends Met {
  /** Those that are otherwise now; without a text where they are gone. */
  taken: StoredFile[];
  /** Where pages stand that were given another address, by the files that they were in. */
  moves: ReadonlyMap<string, StoredFile>;
}

/** The open files after others were at work in the store: what nobody touches here is taken over. */
export function withTheirs(open: State['files'], stored: readonly StoredFile[]): Taken {
  const files = new Map(open);
  const conflicts: StoredFile[] = [];
  const taken: StoredFile[] = [];
  const byPath = new Map(stored.map((file) => [file.path, file]));
  const gone = [...open].filter(([path]) => !byPath.has(path));
  const moves = movesAmong(
    gone,
    stored.filter(({ path }) => !open.has(path)),
  );
  for (const path of new Set([...files.keys(), ...byPath.keys()])) {
    const theirs = byPath.get(path) ?? { path, text: null, version: null };
    const mine = files.get(path);
    if (mine?.version === theirs.version || (!mine && theirs.text === null)) continue;
    const isOurs = mine && mine.text !== mine.saved && mine.text !== theirs.text;
    const to = isOurs ? moves.get(path) : undefined;
    const along = mine && to && takenAlong(mine, to);
    if (to && along !== undefined) {
      files.delete(path);
      files.set(to.path, { ...opened(to), text: along });
      taken.push(theirs, to);
    } else if (isOurs) conflicts.push(theirs);
    else {
      if (theirs.text === null) files.delete(path);
      else files.set(path, opened(theirs));
      taken.push(theirs);
    }
  }
  return { files, conflicts, taken, moves };
}
