import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Metadata, Sharp } from 'sharp';
import { z } from 'zod';
import { byText } from '../src/model/order';
import { pictureEnding } from '../src/model/picture-endings';
import type { FileFault, PictureFile } from '../src/model/site';
import { asWarning, folderInPlace, lostName, readFault } from './file-faults';
import { fileState, readKnown, remember } from './measured-memory';
import { fileBytes } from './plain-file.mjs';

interface PictureFiles {
  /** By file name. */
  pictures: Map<string, PictureFile>;
  faults: Map<string, FileFault>;
}

/** A picture as it was measured and found whole, with what tells whether its file is still the same. */
const measured = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  kind: z.enum(['photo', 'drawing', 'transparent']),
  ...fileState,
});
type Measured = z.infer<typeof measured>;

/** Files that people take for pictures of a page, and what to make of them. */
const otherKinds: readonly [ending: RegExp, what: string, fix?: string][] = [
  [/\.(?:crdownload|part|partial|download)$/i, 'a picture that has come in part', 'fetch it once more, to its end'],
  [/\.(?:lnk|url|webloc|desktop)$/i, 'a mere way to a file, not the file', 'copy the picture itself here'],
  [/^\..+\.icloud$/i, 'a picture that is kept in iCloud, not here', 'have it downloaded to this computer'],
  [/\.hei[cf]$/i, 'a photo of a phone that browsers do not show'],
  [/\.gif$/i, 'a moving picture'],
  [/\.(?:tiff?|bmp|ico|psd|dng|nef|cr[23]|arw|raw)$/i, 'a picture that browsers do not show'],
  [/\.(?:mp4|mov|avi|webm)$/i, 'a film'],
  [/\.pdf$/i, 'a document'],
];

/** The pictures of `public/images/`, measured and found whole, and what is wrong with the others. */
export async function readPictureFiles(root: string): Promise<PictureFiles> {
  const folder = join(root, 'public/images');
  const cache = join(root, '.cache/pictures.json');
  const known = readKnown(cache, measured);
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
  const found = new Map<string, Measured>();
  const faults = new Map<string, FileFault>();
  for (const entry of entries.sort((a, b) => byText(a.name, b.name))) {
    const seen = await look(folder, entry, known.get(entry.name));
    if (seen && 'fix' in seen) faults.set(`public/images/${entry.name}`, asWarning(seen));
    else if (seen) found.set(entry.name, seen);
  }
  await remember(cache, known, found);
  return {
    pictures: new Map([...found].map(([name, known]) => [name, pictureOf(known)])),
    faults,
  };
}

const pictureOf = ({ width, height, hash, kind }: Measured): PictureFile => ({
  width,
  height,
  hash,
  ...(kind !== 'photo' && { kind }),
});

async function look(
  folder: string,
  entry: Dirent,
  known: Measured | undefined,
): Promise<Measured | FileFault | undefined> {
  const { name } = entry;
  const other = otherKinds.find(([ending]) => ending.test(name));
  if (other && entry.isFile()) return otherKind(other[1], other[2]);
  if (name.startsWith('.')) return undefined;
  if (entry.isDirectory()) return pictureEnding.test(name) ? folderInPlace : await folderOfPictures(join(folder, name));
  if (!pictureEnding.test(name)) return undefined;
  try {
    return await measure(join(folder, name), known);
  } catch (error) {
    return lostName(name) ?? readFault(error, entry.isSymbolicLink());
  }
}

/** Width and height as shown, after the camera's rotation mark, and eight hex digits of the SHA-256 of the bytes. */
async function measure(path: string, known: Measured | undefined): Promise<Measured | FileFault> {
  const { mtimeMs: modified, size } = await stat(path);
  if (known?.modified === modified && known.size === size) return known;
  const bytes = fileBytes(path);
  if (bytes.length === 0) return damaged('the file is empty');
  const image = await openPicture(bytes);
  const shown = await image.metadata().catch(() => undefined);
  if (!shown) return ofOtherKind(bytes) ?? damaged('the file holds no picture, whatever its name says');
  // A file can begin well and break off: it is looked at to its end, once.
  const whole = await image
    .resize(8)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!whole) return damaged('the picture is damaged or not whole');
  const { width, height } = shown.autoOrient;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { width, height, hash, kind: await kindOf(image, shown), modified, size };
}

/** What files begin with that got the name of a picture, by what they are. */
const beginnings: readonly [sign: RegExp, what: string, fix?: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a photo of a phone in HEIC, whatever its name says'],
  [/^.{4}ftyp/s, 'a film, whatever its name says'],
  [/^%PDF/, 'a document (PDF), whatever its name says'],
  [
    /^\s*<(?:!doctype html|html)/i,
    'a page of the web that was saved in place of the picture',
    'save the picture itself under this name',
  ],
  [
    /^version https:\/\/git-lfs\./,
    'what Git LFS leaves in place of a picture that was not fetched',
    'run git lfs pull, or copy the picture here again',
  ],
];

function ofOtherKind(bytes: Uint8Array): FileFault | undefined {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 64));
  const known = beginnings.find(([sign]) => sign.test(begin));
  return known && { ...otherKind(known[1], known[2]), code: 'file/damaged' };
}

async function kindOf(image: Sharp, { format, hasAlpha }: Metadata): Promise<Measured['kind']> {
  if (format === 'svg') return 'drawing';
  return hasAlpha && !(await image.stats()).isOpaque ? 'transparent' : 'photo';
}

/** How many dots to the inch a drawing's own size is. */
const drawnDensity = 72;

/**
 * A picture as the encoder sees it; what a browser would show all the same is no damage. A drawing is drawn at a width in px
 * where one is given.
 */
export async function openPicture(bytes: Uint8Array, width?: number): Promise<Sharp> {
  // Loaded where there is a picture to look at: it takes longer to start than a whole check.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { failOn: 'error' });
  if (width === undefined) return image;
  const own = await image.metadata();
  if (own.format !== 'svg') return image;
  return sharp(bytes, { failOn: 'error', density: Math.ceil((drawnDensity * width) / own.width) });
}

const damaged = (found: string): FileFault => ({
  code: 'file/damaged',
  found,
  fix: 'copy it here again, or save it anew as JPEG or PNG',
  severity: 'error',
});

const otherKind = (what: string, fix = 'save it as JPEG, PNG or WebP, 1200 px wide or more'): FileFault => ({
  code: 'file/kind',
  found: `this is ${what}`,
  fix,
  severity: 'error',
});

const folderOfPictures = async (path: string): Promise<FileFault> => ({
  code: 'file/folder',
  found: 'this is a folder, and pictures in it are not read',
  fix: 'move its pictures to public/images/ itself',
  severity: 'error',
  holds: (await readdir(path, { recursive: true }).catch((): string[] => []))
    .map((name) => basename(name))
    .filter((name) => pictureEnding.test(name))
    .sort(byText),
});
