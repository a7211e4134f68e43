import { z } from 'zod';

/**
 * A path with its letters instead of their bytes, as people read it: `/caf%C3%A9` and `/café` are one address, and so are those
 * with the accent in a letter and behind it.
 */
const readable = (path: string): string =>
  path.normalize('NFC').replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      const letters = decodeURIComponent(bytes);
      return /[/*:?#%]/.test(letters) ? bytes : letters.normalize('NFC');
    } catch {
      return bytes;
    }
  });

/** An address that a page once had, in its readable form. */
export const oldPath = z.string().regex(/^\//, 'a path that begins with "/", such as /about-us').overwrite(readable);
