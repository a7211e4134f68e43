import { slugOf } from '../../src/model/slug';
import { pictureHash } from './git-name';
import type { PictureEntry } from './store';

/** True for bytes of a drawing: a text that begins as SVG does. */
export const isDrawing = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b/i.test(
    new TextDecoder().decode(bytes.subarray(0, 4096)),
  );

/**
 * What is known of a picture: its size in px as it is shown, the name of its bytes, and whether it is drawn or shows the
 * ground. Throws where the browser cannot show it.
 */
export async function measured(bytes: Uint8Array<ArrayBuffer>): Promise<PictureEntry> {
  const hash = await pictureHash(bytes);
  if (isDrawing(bytes)) return { ...(await sizeOfDrawing(bytes)), hash, kind: 'drawing' };
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const isTransparent = showsGround(bitmap);
  bitmap.close();
  return { width, height, hash, ...(isTransparent && { kind: 'transparent' }) };
}

async function sizeOfDrawing(bytes: Uint8Array<ArrayBuffer>): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** How wide a copy is looked at for places that show the ground; in a smaller one a hole is still not opaque. */
const looked = 200;

function showsGround(bitmap: ImageBitmap): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(looked, bitmap.width);
  canvas.height = Math.max(1, Math.round((bitmap.height * canvas.width) / bitmap.width));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.some((value, index) => index % 4 === 3 && value < 255);
}

/** A name for a picture that no other has. */
export function freeName(given: string, ending: string, taken: ReadonlySet<string>): string {
  const name = slugOf(given.replace(/\.\w+$/, '')) || 'picture';
  for (let number = 1; ; number += 1) {
    const free = `${name}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (!taken.has(free)) return free;
  }
}
