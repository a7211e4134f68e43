import { lstatSync } from 'node:fs';
import { join, parse } from 'node:path';
import { keptPicture } from '../../src/model/kept-picture';
import { slugOf } from '../../src/model/slug';
import { openPicture } from '../picture-files';
import { writeWhole } from '../saving/write-whole';

/** What became of a picture: its name, or why it could not be taken. */
export type TakenPicture = { name: string } | { sentence: string };

/**
 * Takes a picture into `public/images/`: turned as the camera says, without what the camera wrote of place and time, no larger
 * than pages show them, and under a name that no other has.
 */
export async function takePicture(root: string, given: string, bytes: Uint8Array): Promise<TakenPicture> {
  const folder = join(root, 'public/images');
  if (bytes.length === 0) return { sentence: `${given} is empty. Copy it from the camera again.` };
  const image = await openPicture(bytes);
  const shown = await image.metadata().catch(() => undefined);
  if (!shown?.format) {
    return { sentence: `${given} is no picture that browsers show. Save it as JPEG, PNG or WebP and drop it again.` };
  }
  // A drawing stays sharp in any size as it is.
  if (shown.format === 'svg') return { name: await put(folder, given, 'svg', bytes) };
  const format = shown.format === 'png' || shown.format === 'webp' ? shown.format : 'jpeg';
  const small = image.autoOrient().resize({ ...keptPicture, fit: 'inside', withoutEnlargement: true });
  const made = await small
    .toFormat(format, { quality: 90 })
    .toBuffer()
    .catch(() => undefined);
  if (!made) return { sentence: `${given} is damaged or not whole. Copy it from the camera again.` };
  return { name: await put(folder, given, format === 'jpeg' ? 'jpg' : format, made) };
}

/** Writes a picture under a name that is free, and gives that. */
async function put(folder: string, given: string, ending: string, bytes: Uint8Array): Promise<string> {
  const name = freeName(folder, slugOf(parse(given).name) || 'picture', ending);
  await writeWhole(join(folder, name), bytes);
  return name;
}

function freeName(folder: string, name: string, ending: string): string {
  for (let number = 1; ; number += 1) {
    const free = `${name}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (!lstatSync(join(folder, free), { throwIfNoEntry: false })) return free;
  }
}
