import { decodedPath } from '../../src/addresses/decoded-path';
import { isHidden } from '../../src/addresses/hidden-file';

/** An address as a request names it. */
export interface RequestAddress {
  /** As it was sent: begins with a slash, percent signs and all. */
  pathname: string;
  /** Decoded. */
  path: string;
  /** What follows the question mark. */
  search: string;
}

/**
 * Reads the target of a request, in origin form or in absolute form, which every server must take (RFC 9112, section
 * 3.2). Gives nothing where it cannot be read.
 */
export function requestAddress(target = ''): RequestAddress | undefined {
  const [before = '', ...rest] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  const pathname = before === '' && target !== '' ? '/' : before;
  if (!pathname.startsWith('/')) return undefined;
  const path = decodedPath(pathname);
  return path === undefined ? undefined : { pathname, path, search: rest.join('?') };
}

/** Doubled slashes, steps upwards, backslashes and control characters: no page or file has such a path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being looked for.
const strange = /\/\/|\/\.\.?(\/|$)|[\\\u0000-\u001f]/;

/** Whether a decoded path can be that of a page or a file at all. */
export const isOrdinary = (path: string): boolean => !strange.test(path);

/** Whether a decoded path may name a file that is served. */
export const mayBeFile = (path: string): boolean => isOrdinary(path) && !path.endsWith('/') && !isHidden(path);
