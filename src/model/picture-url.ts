import type { PictureFile } from './site';

/**
 * Widths in px that pictures are made in, none wider than the source: 300 and 580 for a quarter and a half of a page, 720 for
 * phones of two pixels to one, 920 for those of more.
 */
const widths = [300, 400, 580, 720, 920, 1280, 1600] as const;

/** How wide in px a drawing is made for those that take photos only: cards of networks, crawlers. */
const drawnWidth = 1200;

export type PictureFormat = 'avif' | 'jpg' | 'png' | 'svg';
type Sized = Pick<PictureFile, 'width' | 'kind'>;

/** The widths made of a picture: the standard ones, and its own as the last where it is smaller than the widest of them. */
export function pictureWidths({ width, kind }: Sized): number[] {
  // A drawing is as sharp in any size.
  if (kind === 'drawing') return [Math.max(width, drawnWidth)];
  const widest = Math.min(width, Math.max(...widths));
  return [...widths.filter((candidate) => candidate * 1.1 < widest), widest];
}

/** In what a picture is shown where a browser knows no AVIF: a drawing as it is, and what is transparent as PNG. */
export const fallbackFormat = ({ kind }: Pick<PictureFile, 'kind'>): PictureFormat =>
  kind === 'drawing' ? 'svg' : kind === 'transparent' ? 'png' : 'jpg';

/** In px: enough for a phone, and for half a desktop. */
const enough = 900;

/** The width in px of the one JPEG on a page, for browsers that know no AVIF. */
export const fallbackWidth = (file: Sized): number =>
  pictureWidths(file).find((width) => width >= enough) ?? file.width;

/**
 * The widths in px that a picture is made in, by format: AVIF in all of them, another in the one that pages fall back to and
 * in the largest, which links name; JPEG in the largest at least, for cards of networks and sitemaps. A drawing stays as it is.
 */
export function renditionWidths(file: Sized): Partial<Record<PictureFormat, number[]>> {
  const made = pictureWidths(file);
  const largest = Math.max(...made);
  return {
    avif: file.kind === 'drawing' ? [] : made,
    jpg: [largest],
    [fallbackFormat(file)]: [...new Set([fallbackWidth(file), largest])],
  };
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

/** The largest rendition of a picture that every browser shows, for links that open it full size. */
export const fullPictureUrl = (src: string, file: PictureFile): string =>
  pictureUrl(src, file, Math.max(...pictureWidths(file)), fallbackFormat(file));
