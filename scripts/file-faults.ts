import type { FileFault } from '../src/model/site';
import { codeOf } from './output/own-names';

/** Why a file that is there could not be read; `undefined` for one that is not there. Throws what is no matter of one file. */
export function readFault(error: unknown, isLink: boolean): FileFault | undefined {
  const code = codeOf(error);
  if (code === 'EISDIR') return folderInPlace;
  if (code === 'ENXIO') return noFile;
  if (code === 'EACCES' || code === 'EPERM') return notPermitted;
  if (code === 'ELOOP' || (code === 'ENOENT' && isLink)) return lostLink;
  if (code === 'ENOENT') return undefined;
  throw error;
}

/** A name that cannot be read cannot be opened either: the file would be left out without a word. */
export const lostName = (name: string): FileFault | undefined =>
  name.includes('\ufffd')
    ? {
        code: 'file/not-readable',
        found: 'the name of this file is written in another encoding than UTF-8',
        fix: 'give it a name of lower-case letters, digits and hyphens',
        severity: 'error',
      }
    : undefined;

/** Neither a file nor a folder: who reads a pipe waits for ever for somebody to write into it. */
export const noFile: FileFault = {
  code: 'file/not-readable',
  found: 'this is neither a file nor a folder, but a pipe, a socket or a device',
  fix: 'remove it, or put a file in its place',
  severity: 'error',
};

export const folderInPlace: FileFault = {
  code: 'file/folder',
  found: 'this is a folder, where a file is expected',
  fix: 'give the folder a name without an ending, or put a file in its place',
  severity: 'error',
};

const notPermitted: FileFault = {
  code: 'file/not-readable',
  found: 'you may not read this file',
  fix: 'change its permissions, or copy it here again',
  severity: 'error',
};

const lostLink: FileFault = {
  code: 'file/link',
  found: 'this is a link to something that is not there',
  fix: 'put the file itself here, or remove the link',
  severity: 'error',
};

export const linkedFolder: FileFault = {
  code: 'file/link',
  found: 'this is a link to a folder, and links to folders are not followed',
  fix: 'put the folder itself here, or remove the link',
  severity: 'error',
};

/** A fault of a file that may not be needed. */
export const asWarning = (fault: FileFault): FileFault => ({ ...fault, severity: 'warning' });
