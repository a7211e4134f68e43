import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { byText } from '../src/model/order';
import type { FontFile } from '../src/model/site';
import { fileState, readKnown, remember } from './measured-memory';
import { fileBytes } from './plain-file.mjs';

const range = z.tuple([z.number(), z.number()]);

/** A font as it was measured; without weights it is none. */
const measured = z.strictObject({ weights: range.optional(), widths: range.optional(), ...fileState });
type Measured = z.infer<typeof measured>;

/** What the WOFF2 files of `public/fonts/` can do, by address; nothing for a file that is no WOFF2 font. */
export async function readFontFiles(root: string): Promise<Map<string, FontFile | undefined>> {
  const folder = join(root, 'public/fonts');
  const cache = join(root, '.cache/fonts.json');
  const known = readKnown(cache, measured);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.woff2'))
    .map(({ name }) => name)
    .sort(byText);
  const found = new Map<string, Measured>();
  for (const name of names) found.set(name, await measure(join(folder, name), known.get(name)));
  await remember(cache, known, found);
  return new Map([...found].map(([name, font]) => [`/fonts/${name}`, fontOf(font)]));
}

const fontOf = ({ weights, widths }: Measured): FontFile | undefined =>
  weights && { weights, ...(widths && { widths }) };

async function measure(path: string, known: Measured | undefined): Promise<Measured> {
  const { mtimeMs: modified, size } = await stat(path);
  if (known?.modified === modified && known.size === size) return known;
  return { ...(await axesOf(path)), modified, size };
}

async function axesOf(path: string): Promise<Partial<FontFile>> {
  // Loaded where there is a font to look at: most runs have seen all of them.
  const { create } = await import('fontkitten');
  try {
    const font = create(fileBytes(path));
    if (font.type !== 'WOFF2' || font.isCollection) return {};
    const { wght, wdth } = font.variationAxes;
    const weight = font['OS/2'].usWeightClass;
    return {
      weights: wght ? [wght.min, wght.max] : [weight, weight],
      ...(wdth && { widths: [wdth.min, wdth.max] satisfies [number, number] }),
    };
  } catch {
    // Whatever it fails at, browsers would fail at it too.
    return {};
  }
}
