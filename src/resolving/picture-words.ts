import type { PageSource } from '../../schemas/templates';
import { valueAt } from '../model/values';
import type { Path } from '../reading/position';
import type { Resolved } from './leaves';

/** What a page says is to be seen in a picture. */
export interface PictureWords {
  src: string;
  alt: string;
  path: Path;
}

/**
 * The words for the pictures in the fields of a page, by file name, and where they stand: a line each, as ten thousand pages
 * with twenty pictures would hold a million values otherwise.
 */
export const pictureWords = (form: PageSource, leaves: Resolved<PageSource>['leaves']): string =>
  leaves
    .flatMap(({ kind, path, shown }) => {
      if (kind !== 'picture') return [];
      const at = [...path.slice(0, -1), 'alt'];
      const alt = valueAt(form, at);
      return typeof alt === 'string' ? [[shown, at.join('.'), alt.replace(/\s+/g, ' ')].join('\t')] : [];
    })
    .join('\n');

/** The lines of `pictureWords`, each with the name of its picture. */
export const pictureLines = (words: string): (readonly [src: string, line: string])[] =>
  words === '' ? [] : words.split('\n').map((line) => [line.slice(0, line.indexOf('\t')), line] as const);

/** What a line of `pictureWords` says. */
export function readPictureLine(line: string): PictureWords {
  const [src = '', path = '', alt = ''] = line.split('\t');
  return { src, alt, path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}
