import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { entriesBelow } from '../entries-below.mjs';
import { keptJson } from '../kept-json';
import { fileBytes } from '../plain-file.mjs';
import { codeOf, entryAt, foreignNames, ownFolder, readyPath, workName } from './own-names';

/** What a whole new site is made of; it stands in the folder `ready` beside the files themselves. */
export interface ReadySite {
  /** The process that puts it in place. */
  owner: number;
  /** Every file of the site by path, in the order in which they are put in place. */
  paths: readonly string[];
}

/** What documents name goes before them, so that none is ever in place without it. */
export const isDocument = (path: string): boolean => path.endsWith('.html');

export const listName = 'list.json';
export const filesName = 'files';

/** What is on its way into place; `undefined` where there is nothing, or what a failing disk left of it. */
export function readySite(out: string): ReadySite | undefined {
  return keptJson<ReadySite>(join(readyPath(out), listName));
}

/** Makes a real folder at a path; a file or link there, which would lead out of the output, is removed. */
function makeFolder(out: string, path: string, made: Set<string>): void {
  if (path === '.' || made.has(path)) return;
  makeFolder(out, dirname(path), made);
  const entry = entryAt(join(out, path));
  if (entry && !entry.isDirectory()) unlinkSync(join(out, path));
  if (!entry?.isDirectory()) mkdirSync(join(out, path));
  made.add(path);
}

function isSame(file: string, place: string): boolean {
  const [a, b] = [entryAt(file), entryAt(place)];
  if (b?.isFile() !== true || a?.size !== b.size) return false;
  return (a.ino === b.ino && a.dev === b.dev) || fileBytes(file).equals(fileBytes(place));
}

/** Renames; across disks, where a folder of the output is one of its own, by way of a copy beside the place. */
function replace(file: string, place: string): void {
  try {
    renameSync(file, place);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    copyFileSync(file, `${place}.part`);
    renameSync(`${place}.part`, place);
    unlinkSync(file);
  }
}

/** Gives whether the place has changed. A file that says what it said before is left as it was, its date too. */
function putFile(file: string, place: string): boolean {
  if (isSame(file, place)) return false;
  if (entryAt(place)?.isDirectory()) rmSync(place, { recursive: true });
  replace(file, place);
  return true;
}

/**
 * Gives what puts the folder of a path in place as a whole, where nothing stands in its stead, and tells whether it was put
 * there. One that holds documents waits for the first of them, and what they name is before them.
 */
function folderMover(out: string, paths: readonly string[]) {
  const withDocuments = new Set<string>();
  const addAbove = (path: string): void => {
    const folder = dirname(path);
    if (folder === '.' || withDocuments.has(folder)) return;
    withDocuments.add(folder);
    addAbove(folder);
  };
  for (const path of paths) if (isDocument(path)) addAbove(path);
  const known = new Map([['.', false]]);
  const isMoved = (folder: string, isLast: boolean): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const moved =
      isMoved(dirname(folder), isLast) ||
      ((isLast || !withDocuments.has(folder)) && !entryAt(join(out, folder)) && moveFolder(out, folder));
    known.set(folder, moved);
    return moved;
  };
  return (path: string): boolean => isMoved(dirname(path), isDocument(path));
}

/** False where a disk does not let it go there, or an earlier run was cut off after it. */
function moveFolder(out: string, folder: string): boolean {
  try {
    renameSync(join(readyPath(out), filesName, folder), join(out, folder));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EXDEV' || codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** The paths of all that stands in a folder, with `/`; none where there is no such folder. */
function filesBelow(folder: string): Set<string> {
  if (!entryAt(folder)) return new Set();
  return new Set(
    entriesBelow(folder).map(({ path }) =>
      path
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    ),
  );
}

/** Removes what the new site does not have, and gives how many files that were. Links are removed, never followed. */
function removeStale(out: string, folder: string, kept: ReadonlySet<string>): number {
  let removed = 0;
  for (const entry of readdirSync(join(out, folder), { withFileTypes: true })) {
    if (folder === '' && (entry.name === ownFolder || foreignNames.has(entry.name))) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) removed += removeStale(out, path, kept);
    else if (!kept.has(path)) {
      unlinkSync(join(out, path));
      removed += 1;
    }
  }
  if (folder !== '' && readdirSync(join(out, folder)).length === 0) rmdirSync(join(out, folder));
  return removed;
}

/**
 * Puts a whole new site in place file by file, each in one step, new folders whole, and then removes what is gone: at every moment each
 * address answers with its old or its new page, and a page finds all that it names. Cut off at any point it can be done
 * again, with the same end. Gives how many files changed.
 */
export function putInPlace(out: string): number {
  const site = readySite(out);
  if (!site) return 0;
  const folders = new Set<string>();
  const isMoved = folderMover(out, site.paths);
  const waiting = filesBelow(join(readyPath(out), filesName));
  let changed = 0;
  for (const path of site.paths) {
    if (isMoved(path)) {
      changed += 1;
      continue;
    }
    // Others are in place: from before, or by an earlier run that was cut off after them.
    if (!waiting.has(path)) continue;
    makeFolder(out, dirname(path), folders);
    if (putFile(join(readyPath(out), filesName, path), join(out, path))) changed += 1;
  }
  changed += removeStale(out, '', new Set(site.paths));
  // Renamed first: a folder of the name `ready` is always whole, also while this one is taken apart.
  const done = join(out, ownFolder, `${workName('done', process.pid)}${Date.now()}`);
  renameSync(readyPath(out), done);
  rmSync(done, { recursive: true });
  return changed;
}
