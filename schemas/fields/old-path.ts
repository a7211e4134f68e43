import { z } from 'zod';

/** A path with its letters instead of their bytes, as people read it: `/caf%C3%A9` and `/café` are one address. */
const readable = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      const letters = decodeURIComponent(bytes);
      return /[/*:?#%]/.test(letters) ? bytes : letters;
    } catch {
      return bytes;
    }
  });

/** An address that a page once had, in its readable form. */
export const oldPath = z.string().regex(/^\//, 'a path that begins with "/", such as /about-us').overwrite(readable);
