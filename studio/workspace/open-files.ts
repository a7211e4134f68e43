import type { StoredFile } from '../store/store';
import { withBothChanges } from './both-changes';
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

/** The file, among those that are new, that has all lines of a text: a page at another address, with the old one noted in it. */
export function movedTo(saved: string, others: readonly StoredFile[]): StoredFile | undefined {
  if (saved.trim() === '') return undefined;
  const lines = saved.split('\n');
  return others.find(({ text }) => {
    const now = new Set(text?.split('\n'));
    return lines.every((line) => now.has(line));
  });
}

/** The open files after others were at work in the store: what nobody touches here is taken over. */
export function withTheirs(open: State['files'], stored: readonly StoredFile[]): Met & { taken: StoredFile[] } {
  const files = new Map(open);
  const conflicts: StoredFile[] = [];
  const taken: StoredFile[] = [];
  const byPath = new Map(stored.map((file) => [file.path, file]));
  const made = stored.filter(({ path }) => !open.has(path));
  for (const path of new Set([...files.keys(), ...byPath.keys()])) {
    const theirs = byPath.get(path) ?? { path, text: null, version: null };
    const mine = files.get(path);
    if (mine?.version === theirs.version || (!mine && theirs.text === null)) continue;
    const moved = mine && theirs.text === null ? movedHere(mine, made) : undefined;
    if (moved) {
      files.delete(path);
      files.set(moved.file.path, { ...opened(moved.file), text: moved.text });
      taken.push(theirs, moved.file);
      continue;
    }
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

/** Where a file with changes of ours stands since others gave it another address, and its text with the changes of both. */
function movedHere({ text, saved }: OpenFile, made: readonly StoredFile[]) {
  if (text === null || saved === null || text === saved) return undefined;
  const file = movedTo(saved, made);
  const both = file?.text ? withBothChanges(saved, text, file.text) : undefined;
  return file && both !== undefined ? { file, text: both } : undefined;
}
