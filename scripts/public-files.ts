import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { isHidden } from '../src/addresses/hidden-file';
import { byText } from '../src/model/order';
import type { FileFault } from '../src/model/site';
import { entriesBelow } from './entries-below.mjs';
import { asWarning, linkedFolder, lostName, noFile } from './file-faults';

interface PublicFiles {
  /** Addresses, such as `/embed/visit.html`. */
  files: Set<string>;
  faults: Map<string, FileFault>;
}

const link: FileFault = asWarning({
  ...linkedFolder,
  found: 'this is a link, and links are not published',
  fix: 'put the file or folder itself here, or remove the link',
});

/**
 * The files of `public/` by address, without the pictures: those are published as renditions, not as they are. Hidden files
 * are no part of the site.
 */
export function readPublicFiles(root: string): PublicFiles {
  const folder = join(root, 'public');
  const found = entriesOf(folder)
    .map(({ entry, path }) => ({ entry, address: path.slice(folder.length).split(sep).join('/') }))
    .filter(({ address }) => !address.startsWith('/images/') && !isHidden(address));
  return {
    files: new Set(
      found
        .filter(({ entry, address }) => entry.isFile() && !lostName(address))
        .map(({ address }) => address)
        .sort(byText),
    ),
    faults: new Map(
      found.flatMap(({ entry, address }) => {
        const fault = lostName(address) ?? (isPlain(entry) ? undefined : entry.isSymbolicLink() ? link : noFile);
        return fault ? [[`public${address}`, asWarning(fault)] as const] : [];
      }),
    ),
  };
}

const isPlain = (entry: Dirent): boolean => entry.isFile() || entry.isDirectory();

/** Nothing where the folder cannot be read. */
function entriesOf(folder: string): ReturnType<typeof entriesBelow> {
  try {
    return entriesBelow(folder);
  } catch {
    return [];
  }
}
