import type { Inventory } from '../src/model/site';
import { contentDays } from './dates/content-days';
import { readFontFiles } from './font-files';
import { readIcons } from './icons';
import { keptOutlines } from './outlines/kept-outlines';
import { readPictureFiles } from './picture-files';
import { readPublicFiles } from './public-files';

/**
 * What stands in the content root beside the YAML: the pictures of `public/images/` with size and hash, the other files
 * of `public/`, what its fonts can do, all icons, the borders of regions, and the days on which contents changed. Pictures and fonts are looked at once and remembered in `.cache/` until their file changes.
 */
export async function readInventory(root: string): Promise<Inventory> {
  const others = readPublicFiles(root);
  const days = contentDays(root);
  const [pictures, fonts, icons] = await Promise.all([readPictureFiles(root), readFontFiles(root), readIcons()]);
  return {
    ...days,
    pictures: pictures.pictures,
    files: others.files,
    drawings: others.drawings,
    fonts,
    icons,
    outlineAround: keptOutlines(root),
    faults: new Map([...pictures.faults, ...others.faults, ...days.faults]),
  };
}
