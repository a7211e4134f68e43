import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { usageError } from '../command-line/usage-error';
import { codeOf, entryAt } from '../output/own-names';

/**
 * Makes a folder and those above it. Throws what the disk says: Node's own way says of a disk that can only be read that
 * nothing is there, and never ends where a system takes no folders, as in /proc.
 */
export function makeFolders(path: string): void {
  if (entryAt(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw usageError(`${path} cannot be made: no folders can be made there. Choose another`);
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
