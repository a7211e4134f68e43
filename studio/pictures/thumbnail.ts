import { pictureUrl, pictureWidths } from '../../src/model/picture-url';
import type { PictureEntry } from '../store/store';

/** The address of the smallest picture that there is of a file; a drawing is shown as it is. */
export const thumbnail = ([name, file]: [string, PictureEntry]): string =>
  pictureUrl(name, file, Math.min(...pictureWidths(file)), file.kind === 'drawing' ? 'svg' : 'avif');
