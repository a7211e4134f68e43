import { pictureUrl, pictureWidths } from '../../src/model/picture-url';

/** The address of the smallest picture that there is of a file. */
export const thumbnail = ([name, file]: [string, { width: number; height: number; hash: string }]): string =>
  pictureUrl(name, file, Math.min(...pictureWidths(file)), 'avif');
