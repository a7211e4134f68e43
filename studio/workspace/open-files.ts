import type { StoredFile } from '../store/store';
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

/** The files of a store with what was not saved; one that was changed elsewhere since, in another way, is asked about. */
export function withUnsaved(stored: readonly StoredFile[], unsaved: Unsaved): Met {
  const files = new Map<string, OpenFile>(stored.map((file) => [file.path, opened(file)]));
  const conflicts: StoredFile[] = [];
  for (const [path, { text, saved, version }] of unsaved) {
    const now = files.get(path) ?? noFile;
    // A save that was cut off, or whose answer was lost, has written it all the same.
    if (now.text === text) continue;
    files.set(path, { ...now, text, version, ...(saved !== undefined && { saved }) });
    if (now.version !== version) conflicts.push({ path, text: now.saved, version: now.version });
  }
  return { files, conflicts };
}

/** The open files after others were at work in the store: what nobody touches here is taken over. */
export function withTheirs(open: State['files'], stored: readonly StoredFile[]): Met & { taken: StoredFile[] } {
  const files = new Map(open);
  const conflicts: StoredFile[] = [];
  const taken: StoredFile[] = [];
  const byPath = new Map(stored.map((file) => [file.path, file]));
  for (const path of new Set([...files.keys(), ...byPath.keys()])) {
    const theirs = byPath.get(path) ?? { path, text: null, version: null };
    const mine = files.get(path);
    if (mine?.version === theirs.version || (!mine && theirs.text === null)) continue;
    if (mine && mine.text !== mine.saved && mine.text !== theirs.text) {
      conflicts.push(theirs);
      continue;
    }
    if (theirs.text === null) files.delete(path);
    else files.set(path, opened(theirs));
    taken.push(theirs);
  }
  return { files, conflicts, taken };
}
