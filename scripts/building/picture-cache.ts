import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole';
import type { WantedRendition } from './renditions';

const hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** How long a file stays that nothing asks for, in milliseconds: time to go back to a picture, or to another site. */
const longest = 60 * 24 * 3600 * 1000;

/** What a rendition is made from and how; another of either is another rendition. */
const keyOf = ({ src, hash, width, format }: WantedRendition, encoding: string): string =>
  hex([src, hash, width, format, encoding].join('\n'));

/**
 * Renditions made before, in a folder. The name of each file says what it was made from and what its own bytes are, so
 * that none is ever stale and a damaged one is not taken.
 */
export async function openPictureCache(folder: string, encodingOf: (rendition: WantedRendition) => string) {
  await mkdir(folder, { recursive: true });
  const found = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}-[0-9a-f]{16}\.\w+$/.test(name));
  const names = new Map(found.map((name) => [name.slice(0, 16), name]));
  return {
    /** The file of a rendition; nothing where there is none, or where it is not as it was made. */
    async find(rendition: WantedRendition): Promise<string | undefined> {
      const name = names.get(keyOf(rendition, encodingOf(rendition)));
      if (name === undefined) return undefined;
      const file = join(folder, name);
      const content = await readFile(file).catch(() => undefined);
      if (content && name.includes(`-${hex(content)}.`)) {
        const now = new Date();
        // Its date says when it was asked for last; a cache that cannot be written to is one all the same.
        await utimes(file, now, now).catch(() => undefined);
        return file;
      }
      await rm(file, { force: true });
      return undefined;
    },
    /** Keeps a rendition and gives its file. */
    async keep(rendition: WantedRendition, content: Uint8Array): Promise<string> {
      const key = keyOf(rendition, encodingOf(rendition));
      const name = `${key}-${hex(content)}.${rendition.format}`;
      const file = join(folder, name);
      await writeWhole(file, content);
      names.set(key, name);
      return file;
    },
    /** Removes what nothing has asked for in a long time: renditions of pictures that are gone, and halves of killed builds. */
    async forgetOld(): Promise<void> {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        const known = await stat(file).catch(() => undefined);
        if (known && known.mtimeMs < Date.now() - longest) await rm(file, { recursive: true, force: true });
      }
    },
  };
}
