import type { PictureFile } from './site';

/** Widths in px that pictures are made in; none wider than the source. */
const widths = [400, 800, 1200, 1600] as const;
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths made of a picture: the standard ones that are not wider than it, or its own where it is small. */
export function pictureWidths({ width }: Pick<PictureFile, 'width'>): number[] {
  const made = widths.filter((candidate) => candidate <= width);
  return made.length > 0 ? made : [width];
}

/** What of a file's name can stand in addresses, lists of sources and files of every kind as it is. */
const safeName = (src: string): string =>
  src
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');

/**
 * The address of one rendition; its name changes with the picture's bytes, so it can be cached for good. Spaces, commas,
 * quotes and letters that only some places take are left out of it: the hash tells pictures apart.
 */
export function pictureUrl(
  src: string,
  { hash }: Pick<PictureFile, 'hash'>,
  width: number,
  format: PictureFormat,
): string {
  return `/pictures/${safeName(src)}-${hash}-${width}.${format}`;
}

/** The largest JPEG of a picture, for links that open it full size. */
export const fullPictureUrl = (src: string, file: PictureFile): string =>
  pictureUrl(src, file, Math.max(...pictureWidths(file)), 'jpg');
