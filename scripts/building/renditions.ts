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
    // The entries of an object forget their names.
    const made = Object.entries(renditionWidths(file)) as [PictureFormat, number[]][];
    return made.flatMap(([format, widths]) =>
      widths.map((width) => ({ url: pictureUrl(src, file, width, format), src, hash, width, format })),
    );
  });
