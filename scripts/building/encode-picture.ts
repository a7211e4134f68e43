import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { usageError } from '../command-line/usage-error';
import { openPicture } from '../picture-files';
import { fileBytes } from '../plain-file.mjs';
import { encodingSettings as settings } from './picture-encoding';
import type { WantedRendition } from './renditions';

type Encoded = keyof typeof settings;

const encode: { [F in Encoded]: (image: Sharp) => Sharp } = {
  avif: (image) => image.avif(settings.avif),
  jpg: (image) => image.flatten({ background: settings.jpg.ground }).jpeg({ quality: settings.jpg.quality }),
  png: (image) => image.png(settings.png),
};

/** No AVIF is higher or wider, in px; what is shown of a picture that is so high is narrower than it was asked for. */
const most = 16_383;

/** One picture is encoded by one thread, so that as many pictures at a time as there are cores keep all of them busy. */
sharp.concurrency(1);

/** Makes a rendition, turned as the camera was held. Throws a usage error that names the file where it is no picture. */
export async function encodePicture(root: string, { src, width, format }: WantedRendition): Promise<Buffer> {
  const source = fileBytes(join(root, 'public/images', src));
  if (format === 'svg') return source;
  try {
    const within = { width: Math.min(width, most), height: most, fit: 'inside', withoutEnlargement: true } as const;
    const image = (await openPicture(source, width)).rotate().resize(within);
    return await encode[format](image).toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw usageError(
      `public/images/${src} cannot be made into pictures for the site (${reason}). Open it in a picture program and save it anew as JPEG or PNG, or take it out`,
    );
  }
}
