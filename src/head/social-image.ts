import type { Inventory, Page, Site } from '../model/site';
import { firstPicture } from './first-picture';
import { largestJpeg, type Rendition } from './rendition';

export interface SocialImage extends Rendition {
  alt: string;
}

/** What the large social cards need, in px. */
const isLarge = ({ width, height }: Rendition): boolean => width >= 1200 && height >= 630;

/**
 * The picture that stands for a page: its own, else the first one on it, else the site's; none where there is none. One
 * that is too small for a large card gives way to the next.
 */
export function socialImage({ config }: Site, page: Page, inventory: Inventory): SocialImage | undefined {
  const choices = [page.image, firstPicture(page.sections, inventory.pictures), config.seo.image]
    .filter((choice) => choice !== undefined)
    .map(({ src, alt }) => ({ ...largestJpeg(config, inventory, src), alt }));
  return choices.find(isLarge) ?? choices[0];
}
