import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, entryAt, markerPath, ownerOf, ownFolder, readyPath } from './own-names';
import { putInPlace, readySite } from './put-in-place';

/** Whether another process with this number runs; our own number in a name is left from an earlier run. */
export function isRunning(owner: number): boolean {
  if (owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Puts right what a killed build left in an output: a whole new site is put in place to its end, half-written ones are
 * removed. Leaves folders alone that no build has written, and builds that still run.
 */
export function recoverOutput(out: string): void {
  if (!entryAt(markerPath(out))?.isFile()) return;
  const ready = readySite(out);
  if (ready && !isRunning(ready.owner)) putInPlace(out);
  // Nobody can put in place what has lost its list.
  if (!ready) rmSync(readyPath(out), { recursive: true, force: true });
  for (const name of readdirSync(join(out, ownFolder))) {
    const owner = ownerOf(name);
    if (owner !== undefined && !isRunning(owner)) rmSync(join(out, ownFolder, name), { recursive: true, force: true });
  }
}

/**
 * Puts a whole new site in place to its end where the build that began with it was killed, so that nobody who asks now gets
 * a page of one version and the next page of another. Costs a look at one name where there is nothing to do; where the disk
 * refuses, what is there is served as it is.
 */
export function finishCutOff(out: string): void {
  if (!entryAt(readyPath(out))) return;
  try {
    recoverOutput(out);
  } catch {
    // Somebody else finishes it at this moment, or nobody can; the next to ask tries again.
  }
}
