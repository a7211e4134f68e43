import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Theme } from '../../schemas/site/theme';

/**
 * A theme whose fonts have names that change with their bytes, so that browsers may keep them for good, and the file of each
 * such address.
 */
export async function hashedFonts({ fonts, ...theme }: Theme, root: string) {
  const files = new Map<string, string>();
  const hashed = async <F extends { file: string }>(font: F): Promise<F> => {
    const source = join(root, 'public', font.file);
    const hash = createHash('sha256')
      .update(await readFile(source))
      .digest('hex')
      .slice(0, 8);
    const file = `/assets/${basename(font.file, '.woff2')}-${hash}.woff2`;
    files.set(file, source);
    return { ...font, file };
  };
  const [heading, text] = await Promise.all([hashed(fonts.heading), hashed(fonts.text)]);
  return { theme: { ...theme, fonts: { heading, text } } satisfies Theme, files };
}
