import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { loadCompiled } from '../compiled-modules.mjs';
import { engineRoot, lastEngineHash } from '../engine-root.mjs';
import { kept } from '../kept.mjs';
import { bundleFiles, type ClientEntries } from './bundle-files';

/** What a browser gets: its files by path below the site, and where it begins. */
export interface ClientBundle extends ClientEntries {
  files: { path: string; content: Uint8Array }[];
  /** The rules of all pages, which each site gets with its own. */
  css: string;
}

async function readClient(folder: string): Promise<ClientBundle> {
  // Written by `writeBundles` alone.
  const entries = JSON.parse(await readFile(join(folder, bundleFiles.entries), 'utf8')) as ClientEntries;
  const client = join(folder, bundleFiles.client);
  const found = (await readdir(client, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sheet = join(client, entries.styles);
  const paths = found.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => path !== sheet);
  const files = paths.sort().map(async (path) => ({
    path: path
      .slice(client.length + 1)
      .split(sep)
      .join('/'),
    content: await readFile(path),
  }));
  return { ...entries, files: await Promise.all(files), css: await readFile(sheet, 'utf8') };
}

/**
 * All that is bundled once for every page; made once for each state of the engine, which `engine` names, so that a build
 * needs no bundler.
 */
export async function bundles() {
  const write = async (partial: string) => (await import('./bundle')).writeBundles(partial);
  const folder = await kept(engineRoot, `bundles-${process.env.NODE_ENV}`, write, lastEngineHash(engineRoot));
  const server = (): typeof import('../../src/server/render') => loadCompiled(join(folder, bundleFiles.renderer));
  const [client, firstPaint] = await Promise.all([
    readClient(folder),
    readFile(join(folder, bundleFiles.firstPaint), 'utf8'),
  ]);
  return { client, firstPaint, server, engine: folder };
}

/** How many files a browser may load, and what they weigh uncompressed. */
export function weigh({ files }: ClientBundle): string {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  return `${files.length} files, ${Math.round(bytes / 1000)} kB`;
}
