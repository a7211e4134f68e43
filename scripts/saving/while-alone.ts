import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { usageError } from '../command-line/usage-error';
import { codeOf } from '../output/own-names';
import { isRunning } from '../output/recover-output';
import { textIfThere } from '../plain-file.mjs';
import { makeFolders } from './make-folders';
import { faultAt } from './write-whole';

/** In ms: between two looks, and how long another program may take for a save. */
const [pause, most] = [25, 10_000];

const lockOf = (root: string): string => join(root, '.cache/saving/lock');

/**
 * Does something while no other program does the same in a folder: a studio may be open on it. One that was killed
 * meanwhile is not waited for. Throws a sentence where another takes too long, and what the disk refuses.
 */
export async function whileAlone<T>(root: string, act: () => Promise<T>): Promise<T> {
  const lock = lockOf(root);
  makeFolders(dirname(lock));
  const end = Date.now() + most;
  while (!(await taken(lock))) {
    if (await isLeft(lock)) await rm(lock, { force: true });
    else if (Date.now() > end) throw usageError('Another program is saving into this folder. Try again in a moment.');
    else await wait(pause);
  }
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
}

/** True once the lock is ours. */
async function taken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw faultAt(lock, error);
  }
}

/** True for a lock of a program that runs no more. */
async function isLeft(lock: string): Promise<boolean> {
  const pid = Number(textIfThere(lock) ?? '');
  if (pid > 0) return !isRunning(pid);
  // It was made a moment ago, or its program was killed before it wrote its number.
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > most;
}
