import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { byText } from '../../src/model/order';
import { keepJson, keptJson } from '../kept-json';
import { bytesIfThere } from '../plain-file.mjs';
import { makeFolders } from '../saving/make-folders';
import { writeWhole } from '../saving/write-whole';
import type { WantedRendition } from './renditions';

const hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * On how many days pictures are made before a file goes that nothing asked for on any of them: time to go back to a picture,
 * or to another site. Days are counted and not measured, so that a clock that is set ahead, or back, makes one more.
 */
const mostDays = 60;

/** Names the last days on which pictures were made. */
const daysName = 'days.json';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Notes on a file that it was asked for today; a cache that cannot be written to is one all the same. */
async function noteAsked(file: string): Promise<void> {
  const now = new Date();
  const day = dayOf(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (day !== dayOf(now.getTime())) await utimes(file, now, now).catch(() => undefined);
}

/** True where a file holds the bytes that it is named by. */
function isWhole(file: string): boolean {
  const content = bytesIfThere(file);
  return content !== undefined && file.includes(`-${hex(content)}.`);
}

/** Notes in a folder that pictures are made today; gives the first of the days that count, once there are enough. */
async function firstDay(folder: string): Promise<string | undefined> {
  const file = join(folder, daysName);
  const before = keptJson<string[]>(file) ?? [];
  const days = [...new Set([...before, dayOf(Date.now())])].sort(byText).slice(-mostDays);
  if (days.join() !== before.join()) await keepJson(file, days).catch(() => undefined);
  return days.length < mostDays ? undefined : days[0];
}

/** What a rendition is made from and how; another of either is another rendition. */
const keyOf = ({ src, hash, width, format }: WantedRendition, encoding: string): string =>
  hex([src, hash, width, format, encoding].join('\n'));

/**
 * Renditions made before, in a folder. The name of each file says what it was made from and what its own bytes are, so
 * that none is ever stale and a damaged one is not taken.
 */
export async function openPictureCache(folder: string, encodingOf: (rendition: WantedRendition) => string) {
  makeFolders(folder);
  const found = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}-[0-9a-f]{16}\.\w+$/.test(name));
  const names = new Map(found.map((name) => [name.slice(0, 16), name]));
  const asked = new Set<string>();
  return {
    /**
     * The file of a rendition; nothing where there is none, or where it is not as it was made. What `isPlaced` says stands
     * in an output already is not read for that, as it is copied no more.
     */
    async find(rendition: WantedRendition, isPlaced = (_file: string) => false): Promise<string | undefined> {
      const name = names.get(keyOf(rendition, encodingOf(rendition)));
      if (name === undefined) return undefined;
      const file = join(folder, name);
      if (isPlaced(file) || isWhole(file)) {
        await noteAsked(file);
        asked.add(name);
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
      asked.add(name);
      return file;
    },
    /** Removes what nothing has asked for in a long time: renditions of pictures that are gone, and halves of killed builds. */
    async forgetOld(): Promise<void> {
      const first = await firstDay(folder);
      if (first === undefined) return;
      for (const name of await readdir(folder)) {
        if (asked.has(name) || name === daysName) continue;
        const file = join(folder, name);
        const known = await stat(file).catch(() => undefined);
        if (known && dayOf(known.mtimeMs) < first) await rm(file, { recursive: true, force: true });
      }
    },
  };
}
