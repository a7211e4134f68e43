import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Site } from '../../src/model/site';
import type { ServedFont } from '../../src/styles/theme-css';
import { writeWhole } from '../write-whole';
import { lettersIn, otherLetters, unicodeRange } from './letters';

const hashOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

/** A file with the glyphs of some letters alone, made once for each font and set of letters; found in a folder. */
async function subsetFile(
  folder: string,
  source: Uint8Array,
  letters: string,
): Promise<{ hash: string; path: string }> {
  const hash = hashOf(source, letters);
  const path = join(folder, `${hash}.woff2`);
  if (existsSync(path)) return { hash, path };
  // Loaded only where there is something to do: it brings an engine of its own.
  const { default: subset } = await import('subset-font');
  const made = await subset(Buffer.from(source), letters, { targetFormat: 'woff2' });
  await writeWhole(path, made);
  return { hash, path };
}

/**
 * The theme's fonts as they are served: by names that change with their bytes, so that browsers may keep them for good; the
 * letters of the site's texts in a file of their own, all others in another that only a page with one of them asks for.
 * Gives the file of each address, too. Subsets are kept in `cache`.
 */
export async function servedFonts(site: Site, root: string, cache: string) {
  const { fonts, ...theme } = site.config.theme;
  const letters = lettersIn(site);
  const files = new Map<string, string>();
  const served = async (font: ServedFont): Promise<ServedFont> => {
    const source = join(root, 'public', font.file);
    const bytes = await readFile(source);
    const address = (hash: string) => `/assets/${basename(font.file, '.woff2')}-${hash}.woff2`;
    const whole = address(hashOf(bytes));
    const { hash, path } = await subsetFile(cache, bytes, letters);
    files.set(whole, source).set(address(hash), path);
    return {
      ...font,
      file: whole,
      subset: { file: address(hash), range: unicodeRange(letters), others: otherLetters(letters) },
    };
  };
  const [heading, text] = [await served(fonts.heading), await served(fonts.text)];
  return { theme: { ...theme, fonts: { heading, text } }, files };
}
