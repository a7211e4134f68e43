import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { mayBeFile } from './request-address';

/**
 * The file that a decoded path names below a folder; nothing where there is none, where it is hidden, and where a link
 * leads out of the folder. What the disk refuses, such as a name that is too long, is no file either.
 */
export function fileBelow(folder: string, path: string): string | undefined {
  if (!mayBeFile(path)) return undefined;
  try {
    const file = realpathSync(join(folder, path));
    return statSync(file).isFile() && file.startsWith(realpathSync(folder) + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}
