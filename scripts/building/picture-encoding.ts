import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat } from '../../src/model/picture-url';
import { engineRoot, lastEngineHash } from '../engine-root.mjs';
import { kept } from '../kept.mjs';
import { fileText } from '../plain-file.mjs';

/** AVIF at effort 0 costs a thirtieth of the default's time for 7 % more bytes, measured on a site's pictures. */
export const encodingSettings = {
  avif: { quality: 50, effort: 0 },
  // No JPEG is transparent: what would be black is white.
  jpg: { quality: 74, ground: '#fff' },
  png: { palette: true },
} as const;

const file = 'versions.json';

/** The versions of the encoders, kept for each state of the engine: to load them takes longer than many a build. */
async function encoderVersions(): Promise<string> {
  const write = async (folder: string) => {
    const { default: sharp } = await import('sharp');
    await writeFile(join(folder, file), JSON.stringify(sharp.versions));
  };
  return fileText(join(await kept(engineRoot, 'encoders', write, lastEngineHash(engineRoot)), file));
}

/** Tells of a format what decides about the bytes of a rendition beside its source: how it is encoded, and by which versions of what. */
export async function pictureEncoding(): Promise<(format: PictureFormat) => string> {
  const versions = await encoderVersions();
  return (format) => (format === 'svg' ? 'as it is' : `[${JSON.stringify(encodingSettings[format])},${versions}]`);
}
