import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { studioRoute } from '../../src/addresses/studio-address';
import type { PictureFile } from '../../src/model/site';
import type { OutputFile } from '../output/output-file';
import { readPictureFiles } from '../picture-files';
import { fileBytes, fileText } from '../plain-file.mjs';
import { studioFiles } from './studio-bundle';
import { studioPolicy } from './studio-policy';

/** A document of the studio with its policy, for hosts that send none, and where its files stand. */
const standing = (html: string, base: string): string =>
  html.replaceAll('"./', `"${base}`).replace(
    '<meta charset="utf-8">',
    `<meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${studioPolicy}">
    <meta name="referrer" content="no-referrer">
    <meta name="studio-stands" content="${base}">`,
  );

/**
 * The studio as files that stand at an address, which may be that of its first document. The sizes of a
 * site's pictures go along, by the names that git gives them, so that no browser has to load them all to know.
 */
export async function studioOutput(root: string, base = './'): Promise<OutputFile[]> {
  const folder = await studioFiles();
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .split(sep)
      .join('/'),
  );
  const files = paths.sort().map((path): OutputFile => {
    if (!path.endsWith('.html')) return { path, copyFrom: join(folder, path) };
    const html = fileText(join(folder, path));
    return { path, content: standing(html, base) };
  });
  const sizes = { path: 'picture-sizes.json', content: JSON.stringify(await pictureSizes(root)) };
  return [...files, sizes];
}

/** The studio as a part of a site: its first document stands where pages do. */
export async function studioOnSite(root: string): Promise<OutputFile[]> {
  const files = await studioOutput(root, `${studioRoute}/`);
  const below = studioRoute.slice(1);
  return files.map((file) => ({
    ...file,
    path: file.path === 'index.html' ? `${below}.html` : `${below}/${file.path}`,
  }));
}

async function pictureSizes(root: string): Promise<Record<string, PictureFile>> {
  const { pictures } = await readPictureFiles(root);
  const sizes = [...pictures].map(([name, size]) => {
    const bytes = fileBytes(join(root, 'public/images', name));
    const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    return [sha, size] as const;
  });
  return Object.fromEntries(sizes);
}
