import { keptPicture } from '../../src/model/kept-picture';
import { untilHere } from '../until-here';
import { isDrawing } from './pictures';

interface PreparedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  ending: string;
}

/**
 * A picture as a site keeps it: turned as the camera says, no wider than a page shows, and without what the camera wrote of
 * place and time. A photo in HEIC, which few browsers show, becomes a JPEG; a drawing stays as it is. Throws a sentence for
 * what is no picture.
 */
export async function prepared(file: File): Promise<PreparedPicture> {
  const given = new Uint8Array(await file.arrayBuffer());
  if (isDrawing(given)) return { bytes: given, ending: 'svg' };
  const image = await imageIn(file, isHeic(given));
  const made = await encoded(image, file);
  // A browser that cannot write a kind gives PNG.
  const ending = made.type === 'image/jpeg' ? 'jpg' : made.type.replace('image/', '');
  return { bytes: new Uint8Array(await made.arrayBuffer()), ending };
}

/** A file for a server that prepares pictures itself, and reads what browsers read: a photo in HEIC becomes a JPEG before. */
export async function readable(file: File): Promise<Blob> {
  const given = new Uint8Array(await file.arrayBuffer());
  return isHeic(given) ? encoded(await imageIn(file, true), file) : file;
}

/** True for a photo of a phone that keeps them as HEIC, by what it begins with: names and types are often missing. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12)));

async function imageIn(file: File, heic: boolean): Promise<ImageBitmap> {
  // The decoder is large, and most never need it.
  const decoder = heic ? await untilHere(() => import('heic-to/csp')) : undefined;
  try {
    return decoder
      ? await decoder.heicTo({ blob: file, type: 'bitmap' })
      : await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new Error(
      `${file.name} is no picture that can be read here. Save it as JPEG, PNG or WebP and drop it again.`,
    );
  }
}

async function encoded(image: ImageBitmap, { name, type: given }: File): Promise<Blob> {
  const type = given === 'image/png' || given === 'image/webp' ? given : 'image/jpeg';
  const scale = Math.min(1, keptPicture.width / image.width, keptPicture.height / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
  if (!made) throw new Error(`${name} is too large for this browser. Make it smaller and drop it again.`);
  return made;
}
