import { realpathSync } from 'node:fs';
import { chmod, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolders } from './make-folders';

type Content = string | Uint8Array | Iterable<string>;

/** Where a link leads, so that it stays one; the path itself where it leads nowhere. */
function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Where a process writes a file before it is put in place. */
export const partialOf = (path: string, owner: number = process.pid): string => `${placeOf(path)}.${owner}.part`;

/** What the disk refuses, told of the file that was to be written: the system names the one beside it, or none. */
export const faultAt = (path: string, error: unknown): unknown =>
  error instanceof Error && 'code' in error ? Object.assign(error, { path, dest: undefined }) : error;

/**
 * Writes a file beside its place, with the permissions of the one that is there; makes the folder where there is none. Throws
 * what the disk says, and leaves nothing then.
 */
export async function writeBeside(path: string, content: Content): Promise<void> {
  const partial = partialOf(path);
  try {
    makeFolders(dirname(partial));
    await writeFile(partial, content);
    const before = await stat(path).catch(() => undefined);
    if (before) await chmod(partial, before.mode & 0o777);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw faultAt(path, error);
  }
}

/** Puts in place what `writeBeside` wrote. Throws what the disk says. */
export async function putBeside(path: string): Promise<void> {
  try {
    await rename(partialOf(path), placeOf(path));
  } catch (error) {
    await rm(partialOf(path), { force: true }).catch(() => undefined);
    throw faultAt(path, error);
  }
}

/**
 * Writes a file whole or not at all: beside its place first, then renamed, so that a killed run leaves no half of one and
 * two runs at once do not meet. Throws what the disk says.
 */
export async function writeWhole(path: string, content: Content): Promise<void> {
  await writeBeside(path, content);
  await putBeside(path);
}
