import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepJson } from '../kept-json';
import { makeFolders } from '../saving/make-folders';
import { faultAt } from '../saving/write-whole';
import { digestOf } from './digest';
import type { OutputFile } from './output-file';
import { codeOf, entryAt, markerPath, markerText, ownFolder, readyPath, workName } from './own-names';
import { copyName, notePlaced, type PlacedFiles, placedFiles } from './placed-files';
import { filesName, isDocument, listName, putInPlace, type ReadySite, readySite } from './put-in-place';
import { isRunning, recoverOutput } from './recover-output';

/** What has been written: how many files, the bytes of those that were made, and how many differ from before. */
export interface Written {
  files: number;
  bytes: number;
  changed: number;
}

/** Says all that a file is made from. */
const nameOf = (file: OutputFile): string => {
  if ('copyFrom' in file) return file.name ?? copyName(file.copyFrom);
  if ('name' in file) return file.name;
  return digestOf(`content ${Buffer.from(file.content).toString('latin1')}`);
};

function writeAt(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw faultAt(path, error);
  }
}

/** Writes a file; gives how many bytes were made for it. Synchronous calls cost about half the CPU time of promised ones. */
async function writeFile(target: string, file: OutputFile, folders: Set<string>): Promise<number> {
  const parent = dirname(target);
  if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
  folders.add(parent);
  if ('copyFrom' in file) {
    copyFileSync(file.copyFrom, target);
    return 0;
  }
  const content = 'content' in file ? file.content : await file.make();
  writeAt(target, content);
  return Buffer.byteLength(content);
}

/** Writes files into a folder, but for those that are in place already. */
function fileWriter(folder: string, placed: PlacedFiles) {
  const written = new Set<string>();
  const names = new Map<string, string>();
  const folders = new Set<string>();
  const inPlace = new Map<string, OutputFile>();
  const write = async (file: OutputFile): Promise<number> => {
    const target = resolve(folder, file.path);
    if (!target.startsWith(folder + sep)) throw new Error(`${file.path} is outside of the output`);
    const path = target
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    if (path === ownFolder || path.startsWith(`${ownFolder}/`))
      throw new Error(`${file.path} is a name of the build's own`);
    if (written.has(path)) throw new Error(`${file.path} is written twice`);
    written.add(path);
    const name = nameOf(file);
    names.set(path, name);
    if (!placed.isAt(path, name)) return writeFile(target, file, folders);
    inPlace.set(path, file);
    return 0;
  };
  /** Adds to a folder what was in place, and is not any more: another build had its turn, or somebody touched it. */
  const addLost = async (to: string): Promise<void> => {
    const made = new Set<string>();
    for (const [path, file] of inPlace)
      if (!placed.isAt(path, names.get(path) ?? '')) {
        inPlace.delete(path);
        await writeFile(join(to, path), file, made);
      }
  };
  /** A file that stayed in place, as it is known. */
  const stayed = (path: string) => (inPlace.has(path) ? placed.known(path) : undefined);
  return { write, written, names, addLost, stayed };
}

/** Documents last. */
const inOrder = (paths: Iterable<string>): string[] => {
  const all = [...paths];
  return [...all.filter((path) => !isDocument(path)), ...all.filter(isDocument)];
};

const patience = { step: 20, whole: 10_000 };

/** Gives a new site its turn. Another build that puts its own in place is waited for; one that died is finished. */
async function takeTurn(staging: string, out: string): Promise<void> {
  for (let waited = 0; ; waited += patience.step) {
    try {
      renameSync(staging, readyPath(out));
      return;
    } catch (error) {
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    }
    const before = readySite(out);
    if (before && isRunning(before.owner) && waited < patience.whole) await pause(patience.step);
    else if (before) putInPlace(out);
    else rmSync(readyPath(out), { recursive: true, force: true });
  }
}

/** Makes the output's folder; gives what takes it away again where nothing came of it. */
function openOutput(out: string): () => void {
  const made = !entryAt(out);
  makeFolders(join(out, ownFolder));
  if (!entryAt(markerPath(out))) writeAt(markerPath(out), markerText);
  return () => {
    if (readdirSync(out).some((name) => name !== ownFolder)) return;
    rmSync(join(out, ownFolder), { recursive: true });
    if (made) rmdirSync(out);
  };
}

/**
 * Writes a whole site aside, inside of the output's own folder, and then puts it in place, so that an error or a kill at
 * any moment leaves a whole site: the last one as it was, or the new one once `recoverOutput` has run. `out` is a folder
 * that `outputFolder` gave, and `placed` what is known to stand in it. An error of `files` or of the disk is thrown on.
 */
export async function writeOutput(
  out: string,
  files: AsyncIterable<OutputFile> | Iterable<OutputFile>,
  placed = placedFiles(out),
): Promise<Written> {
  recoverOutput(out);
  const close = openOutput(out);
  const staging = mkdtempSync(join(out, ownFolder, workName('new', process.pid)));
  const { write, written, names, addLost, stayed } = fileWriter(join(staging, filesName), placed);
  let bytes = 0;
  try {
    mkdirSync(join(staging, filesName));
    for await (const file of files) bytes += await write(file);
    const ready: ReadySite = { owner: process.pid, paths: inOrder(written) };
    await keepJson(join(staging, listName), ready);
    await takeTurn(staging, out);
    await addLost(join(readyPath(out), filesName)).catch((error: unknown) => {
      rmSync(readyPath(out), { recursive: true });
      throw error;
    });
    const changed = putInPlace(out);
    await notePlaced(out, names, stayed);
    return { files: written.size, bytes, changed };
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    close();
    throw error;
  }
}
