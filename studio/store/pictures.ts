import { slugOf } from '../../src/model/slug';
import { pictureHash } from './git-name';
import type { PictureEntry } from './store';

/** Wider pictures are made smaller: no page shows more. */
const widest = 2400;

/** Width and height in px as a picture is shown, and the name of its bytes. Throws where the browser cannot show it. */
export async function measured(bytes: Uint8Array<ArrayBuffer>): Promise<PictureEntry> {
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height, hash: await pictureHash(bytes) };
}

/** A picture as the site takes it: turned as the camera says, without what the camera wrote, no wider than a page shows. */
export async function prepared(file: File): Promise<{ bytes: Uint8Array<ArrayBuffer>; ending: string }> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} is no picture that browsers show. Save it as JPEG, PNG or WebP and drop it again.`);
  });
  const scale = Math.min(1, widest / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = file.type === 'image/png' || file.type === 'image/webp' ? file.type : 'image/jpeg';
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!made) throw new Error(`${file.name} could not be made smaller. Save it as JPEG and drop it again.`);
  // A browser that cannot write a kind gives PNG.
  const ending = made.type === 'image/jpeg' ? 'jpg' : made.type.replace('image/', '');
  return { bytes: new Uint8Array(await made.arrayBuffer()), ending };
}

/** A name for a picture that no other has. */
export function freeName(given: string, ending: string, taken: ReadonlySet<string>): string {
  const name = slugOf(given.replace(/\.\w+$/, '')) || 'picture';
  for (let number = 1; ; number += 1) {
    const free = `${name}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (!taken.has(free)) return free;
  }
}
