/** The widest that a picture is kept, in px: no page shows more. */
const widest = 2400;

/** True for a photo of a phone that keeps them as HEIC, by what the file begins with: names and types are often missing. */
async function isHeic(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(start);
}

/**
 * A picture as the site keeps it: upright, no wider than a page shows, and without what the camera wrote about the place and
 * the time. A photo in HEIC, which few browsers show, becomes a JPEG. Throws a sentence for what is no picture.
 */
export async function takenIn(file: File): Promise<File> {
  const name = file.name.replace(/\.[^.]*$/, '') || 'picture';
  const image = await imageIn(file).catch(() => {
    throw new Error(
      `${file.name} is no picture that can be read here. Save it as JPEG, PNG or WebP and drop it again.`,
    );
  });
  const type = file.type === 'image/png' || file.type === 'image/webp' ? file.type : 'image/jpeg';
  const scale = Math.min(1, widest / image.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
  if (!made) throw new Error(`${file.name} is too large for this browser. Make it smaller and drop it again.`);
  return new File([made], `${name}.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`, { type });
}

async function imageIn(file: File): Promise<ImageBitmap> {
  if (!(await isHeic(file))) return createImageBitmap(file, { imageOrientation: 'from-image' });
  // The decoder is large, and most never need it.
  const { heicTo } = await import('heic-to/csp');
  return heicTo({ blob: file, type: 'bitmap' });
}
