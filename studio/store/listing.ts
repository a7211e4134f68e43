import { isHidden } from '../../src/addresses/hidden-file';
import { isPageFile } from '../../src/addresses/routes';
import { configName } from '../../src/model/config-name';
import { pictureEnding } from '../../src/model/picture-endings';

const pictureFile = /^public\/images\/([^/.][^/]*)$/i;

/** True for a text that the studio edits. */
export const isText = (path: string): boolean => path === configName || isPageFile(path);

/** The name of a picture of the site by its path; undefined for other files. */
export function pictureName(path: string): string | undefined {
  const name = pictureFile.exec(path)?.[1];
  return name !== undefined && pictureEnding.test(name) ? name : undefined;
}

/** The address of a file that is published as it is; undefined for pictures, hidden files, and what is not published. */
export function publicAddress(path: string): string | undefined {
  if (!path.startsWith('public/') || path.startsWith('public/images/')) return undefined;
  const address = path.slice('public'.length);
  return isHidden(address) ? undefined : address;
}
