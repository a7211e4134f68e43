import type { SiteConfig } from '../../schemas/site';
import { pictureUrl, pictureWidths } from '../model/picture-url';
import type { Inventory } from '../model/site';
import { absoluteUrl } from './absolute-url';

/** A picture as others fetch it: its full address and its size in px. */
export interface Rendition {
  url: string;
  width: number;
  height: number;
}

/** The largest JPEG made of a picture; JPEG, because not every crawler reads newer formats. */
export function largestJpeg(config: SiteConfig, { pictures }: Inventory, src: string): Rendition {
  const file = pictures.get(src);
  if (!file) throw new Error(`no picture "${src}": resolve checks every picture`);
  const width = Math.max(...pictureWidths(file));
  return {
    url: absoluteUrl(config, pictureUrl(src, file, width, 'jpg')),
    width,
    height: Math.round((file.height * width) / file.width),
  };
}
