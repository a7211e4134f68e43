import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { SiteConfig } from '../../schemas/site';
import { manifestUrl } from '../../src/addresses/addresses';
import { usageError } from '../command-line/usage-error';
import { engineRoot, lastEngineHash } from '../engine-root.mjs';
import { digestOf } from '../output/digest';
import type { OutputFile } from '../output/output-file';
import { fileBytes } from '../plain-file.mjs';

/** Sides of the pictures in favicon.ico, of the one that iPhones put on their home screens, and of those of others, in px. */
const sizes = { favicon: [16, 32, 48], touch: 180, installed: [192, 512] } as const;

/** An ICO file of PNG pictures: a header, a directory of sixteen bytes each, and the pictures one after the other. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + pictures.length * 16;
  const directory = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...pictures.map(({ png }) => png)]);
}

/** The color to fill the corners of a drawing with: that of its edge, else white. */
async function edgeOf(drawing: Sharp, size: number): Promise<{ r: number; g: number; b: number }> {
  const pixels = await drawing.ensureAlpha().raw().toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray((size / 2) * size * 4);
  return alpha === 255 ? { r, g, b } : { r: 255, g: 255, b: 255 };
}

/** The web app manifest: how the site is named, and its icons (W3C). It opens as any page does. */
const manifestOf = ({ business, theme }: SiteConfig): string =>
  JSON.stringify({
    name: business.name,
    short_name: business.shortName,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: theme.colors.dark,
    icons: sizes.installed.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

/** What stands for a business that has no mark: a square and a disc in its colors. */
const plainMark = ({ theme: { colors } }: SiteConfig): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" rx="10" fill="${colors.brand}"/><circle cx="24" cy="24" r="11" fill="#fff"/></svg>`;

type Drawn = (size: number) => Sharp;

/** How each icon is made of the mark, drawn in a square of a size. */
const icons: { readonly [path: string]: (drawn: Drawn) => Promise<Buffer> } = {
  ...Object.fromEntries(
    sizes.installed.map((size) => [`icon-${size}.png`, (drawn: Drawn) => drawn(size).png().toBuffer()]),
  ),
  'favicon.ico': async (drawn) =>
    icoOf(await Promise.all(sizes.favicon.map(async (size) => ({ size, png: await drawn(size).png().toBuffer() })))),
  'apple-touch-icon.png': async (drawn) => {
    const background = await edgeOf(drawn(sizes.touch), sizes.touch);
    return drawn(sizes.touch).flatten({ background }).png().toBuffer();
  },
};

/** Makes an icon of a mark. Throws a usage error that names the file where it is no picture. */
async function iconBy(make: (drawn: Drawn) => Promise<Buffer>, mark: Buffer, told: string): Promise<Buffer> {
  // Loaded where there is an icon to make: it takes longer to start than many a build.
  const { default: sharp } = await import('sharp');
  try {
    const draw: Drawn = (size) =>
      sharp(mark, { density: 300 }).resize(size, size, { fit: 'contain', background: '#0000' });
    return await make(draw);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw usageError(`${told} cannot be drawn (${reason}). Put an SVG or PNG picture there; it becomes the icons`);
  }
}

/**
 * The manifest and the icons in it, `favicon.ico` and `apple-touch-icon.png`, which browsers ask for at the root whatever a page says, drawn from the mark of
 * the theme. Phones round the corners themselves, so theirs has no transparent ones. Each is named by the mark and by the
 * engine, which stands for the one that draws, so that what is in place is not drawn again.
 */
export function siteIcons(config: SiteConfig, root: string): OutputFile[] {
  const { mark: file } = config.theme.logo;
  const mark = file === undefined ? Buffer.from(plainMark(config)) : fileBytes(join(root, 'public', file));
  const madeFrom = `${lastEngineHash(engineRoot)} ${mark.toString('latin1')}`;
  return [
    { path: manifestUrl.slice(1), content: manifestOf(config) },
    ...Object.entries(icons).map(([path, make]) => ({
      path,
      name: digestOf(`icon ${path} ${madeFrom}`),
      make: () => iconBy(make, mark, `public${file}`),
    })),
  ];
}
