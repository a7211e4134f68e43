import { join, sep } from 'node:path';
import { isHidden } from '../src/addresses/hidden-file';
import { byText } from '../src/model/order';
import type { FileFault } from '../src/model/site';
import { entriesBelow } from './entries-below.mjs';
import { asWarning, linkedFolder } from './file-faults';

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
        .filter(({ entry }) => entry.isFile())
        .map(({ address }) => address)
        .sort(byText),
    ),
    faults: new Map(
      found.filter(({ entry }) => entry.isSymbolicLink()).map(({ address }) => [`public${address}`, link] as const),
    ),
  };
}

/** Nothing where the folder cannot be read. */
function entriesOf(folder: string): ReturnType<typeof entriesBelow> {
  try {
    return entriesBelow(folder);
  } catch {
    return [];
  }
}
