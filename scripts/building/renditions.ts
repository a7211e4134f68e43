import { type PictureFormat, pictureUrl, renditionWidths } from '../../src/model/picture-url';
import type { PictureFile } from '../../src/model/site';

/** One rendition of a picture to make: its address below the site, and what it is made from. */
export interface WantedRendition {
  url: string;
  src: string;
  /** Of the picture's bytes. */
  hash: string;
  width: number;
  format: PictureFormat;
}

/** Every rendition of the given pictures: each format in its widths. */
export const renditionsOf = (pictures: Iterable<[src: string, file: PictureFile]>): WantedRendition[] =>
  [...pictures].flatMap(([src, file]) => {
    const { hash } = file;
    const { avif, jpg } = renditionWidths(file);
    const made = [
      ...avif.map((width) => ({ format: 'avif' as const, width })),
      ...jpg.map((width) => ({ format: 'jpg' as const, width })),
    ];
    return made.map(({ format, width }) => ({ url: pictureUrl(src, file, width, format), src, hash, width, format }));
  });
