import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { byText } from '../src/model/order';
import type { Inventory, PictureFile } from '../src/model/site';
import { readIcons } from './icons';

const picture = /\.(?:jpe?g|png|webp|avif)$/i;

/** A picture as measured before, with what tells whether its file is still the same. */
type Measured = PictureFile & { modified: number; size: number };

/**
 * What stands in the content root beside the YAML: the pictures of `public/images/` with size and hash, the other files
 * of `public/`, and all icons. Pictures are measured once and remembered in `.cache/` until their file changes.
 */
export async function readInventory(root: string): Promise<Inventory> {
  const [pictures, files, icons] = await Promise.all([readPictures(root), readFiles(root), readIcons()]);
  return { pictures, files, icons };
}

async function readPictures(root: string): Promise<Map<string, PictureFile>> {
  const folder = join(root, 'public/images');
  const cache = join(root, '.cache/pictures.json');
  const known = await readKnown(cache);
  const names = (await readdir(folder).catch(() => [])).filter((name) => picture.test(name)).sort(byText);
  const now = new Map<string, Measured>();
  for (const name of names) now.set(name, await measure(join(folder, name), known[name]));
  const text = JSON.stringify(Object.fromEntries(now));
  if (text !== JSON.stringify(known)) await remember(cache, text);
  return new Map([...now].map(([name, { width, height, hash }]) => [name, { width, height, hash }]));
}

/** Width and height as shown, after the camera's rotation mark, and eight hex digits of the SHA-256 of the bytes. */
async function measure(path: string, known: Measured | undefined): Promise<Measured> {
  const { mtimeMs: modified, size } = await stat(path);
  if (known?.modified === modified && known.size === size) return known;
  const bytes = await readFile(path);
  // Loaded where there is a picture to measure: it takes longer to start than a whole check.
  const { default: sharp } = await import('sharp');
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { width, height, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8), modified, size };
}

/** What the cache holds; nothing where it is missing or torn, for it can always be made again. */
async function readKnown(cache: string): Promise<Record<string, Measured>> {
  try {
    // Written by `remember` alone.
    return JSON.parse(await readFile(cache, 'utf8')) as Record<string, Measured>;
  } catch {
    return {};
  }
}

async function remember(cache: string, text: string): Promise<void> {
  const partial = `${cache}.${process.pid}.part`;
  await mkdir(join(cache, '..'), { recursive: true });
  await writeFile(partial, text);
  await rename(partial, cache);
}

/** The files of `public/` by address, without the pictures: those are published as renditions, not as they are. */
async function readFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(join(root, 'public'), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'public').length).split(sep).join('/'))
    .filter((path) => !path.startsWith('/images/'));
  return new Set(paths.sort(byText));
}
