import type { Inventory } from '../src/model/site';
import { readIcons } from './icons';
import { readPictureFiles } from './picture-files';
import { readPublicFiles } from './public-files';

/**
 * What stands in the content root beside the YAML: the pictures of `public/images/` with size and hash, the other files
 * of `public/`, and all icons. Pictures are looked at once and remembered in `.cache/` until their file changes.
 */
export async function readInventory(root: string): Promise<Inventory> {
  const [pictures, others, icons] = await Promise.all([readPictureFiles(root), readPublicFiles(root), readIcons()]);
  return {
    pictures: pictures.pictures,
    files: others.files,
    icons,
    faults: new Map([...pictures.faults, ...others.faults]),
  };
}
