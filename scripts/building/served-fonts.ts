import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Inventory, Site } from '../../src/model/site';
import type { ServedFont, StandIn } from '../../src/styles/theme-css';
import { keepJson, keptJson, sumOf } from '../kept-json';
import { bytesIfThere, fileBytes } from '../plain-file.mjs';
import { writeWhole } from '../saving/write-whole';
import { lettersIn, otherLetters } from './letters';

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
  const kept = bytesIfThere(path);
  if (kept && keptJson(`${path}.json`) === sumOf(kept)) return { hash, path };
  // Loaded only where there is something to do: it brings an engine of its own.
  const { default: subset } = await import('subset-font');
  const made = await subset(Buffer.from(source), letters, { targetFormat: 'woff2' });
  await writeWhole(path, made);
  await keepJson(`${path}.json`, sumOf(made));
  return { hash, path };
}

/** What stands in for a font, measured once for each file and weight; found in a folder. */
async function standInOf(folder: string, source: Uint8Array, weight: number, isWide: boolean): Promise<StandIn> {
  const path = join(folder, `${hashOf(source, String(weight))}.json`);
  const known = keptJson<StandIn>(path);
  if (known) return known;
  // As above.
  const { standInFor } = await import('./metric-match');
  const made = await standInFor(source, weight, isWide);
  await keepJson(path, made);
  return made;
}

/** The weights that headings and running text are set in most (`src/styles/global.css`). */
const mostly = { heading: 750, text: 400 };

const clamped = (weight: number, [least, most]: [number, number]): number => Math.min(most, Math.max(least, weight));

/**
 * The theme's fonts as they are served: by names that change with their bytes, so that browsers may keep them for good; the
 * letters of the site's texts in a file of their own, all others in another that only a page with one of them asks for; with
 * what stands in for them. Gives the file of each address, too. What is made is kept in `cache`.
 */
export async function servedFonts(site: Site, fontFiles: Inventory['fonts'], root: string, cache: string) {
  const { fonts, ...theme } = site.config.theme;
  const letters = lettersIn(site);
  const files = new Map<string, string>();
  const served = async (use: 'heading' | 'text'): Promise<ServedFont | undefined> => {
    const font = fonts[use];
    if (!font) return undefined;
    const { weights, widths } = { ...fontFiles?.get(font.file), ...font };
    const source = join(root, 'public', font.file);
    const bytes = fileBytes(source);
    const address = (hash: string) => `/assets/${basename(font.file, '.woff2')}-${hash}.woff2`;
    const whole = address(hashOf(bytes));
    const { hash, path } = await subsetFile(cache, bytes, letters);
    files.set(whole, source).set(address(hash), path);
    const weight = weights ? clamped(mostly[use], weights) : mostly[use];
    return {
      ...font,
      ...(weights && { weights }),
      ...(widths && { widths }),
      file: whole,
      subset: { file: address(hash), others: otherLetters(letters) },
      standIn: await standInOf(cache, bytes, weight, widths !== undefined),
    };
  };
  const [heading, text] = [await served('heading'), await served('text')];
  return { theme: { ...theme, fonts: { heading, text } }, files };
}
