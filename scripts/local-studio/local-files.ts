import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isPageFile } from '../../src/addresses/routes';
import { configName } from '../../src/model/config-name';
import { fileBytes } from '../plain-file.mjs';
import { isOrdinary } from '../serving/request-address';

/** A file as it is on the disk: its text, and a name for its bytes. Both are missing where there is none. */
export interface LocalFile {
  path: string;
  text: string | null;
  version: string | null;
  /** True where the bytes are no UTF-8: written back, they would be others. */
  damaged?: true;
}

/** Names the bytes of a file. */
export const versionOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** True for a path that the studio may write: the configuration or a page, and nothing that leads elsewhere. */
export const mayBeWritten = (path: string): boolean =>
  path === configName || (isPageFile(path) && isOrdinary(`/${path}`));

/** True where no step of a path below a root is a link: what is written there would be written elsewhere. */
export function standsInRoot(root: string, path: string): boolean {
  const steps = path.split('/');
  return steps.every((_, index) => {
    const status = lstatSync(join(root, ...steps.slice(0, index + 1)), { throwIfNoEntry: false });
    return !status?.isSymbolicLink();
  });
}

/** Reads a file of the content root as it is now. Throws what the disk refuses, but for a file that is not there. */
export function readLocal(root: string, path: string): LocalFile {
  try {
    const bytes = fileBytes(join(root, path));
    return { path, text: bytes.toString('utf8'), version: versionOf(bytes), ...(!isUtf8(bytes) && { damaged: true }) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return { path, text: null, version: null };
    }
    throw error;
  }
}
