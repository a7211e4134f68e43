import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { byText } from '../src/model/order';
import type { SourceFile } from '../src/model/site';

/** Reads the text files of a content root: `site.config.yaml` and `pages/**` in YAML, sorted by path. Missing ones are left out. */
export async function readContent(root: string): Promise<SourceFile[]> {
  const names = await readdir(join(root, 'pages'), { recursive: true }).catch(nothingThere);
  const pages = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `pages/${name.split(sep).join('/')}`);
  const files = await Promise.all(['site.config.yaml', ...pages].map((path) => readSource(root, path)));
  return files.flat().sort((a, b) => byText(a.path, b.path));
}

/** The texts of files of a content root as they are now; undefined for one that is not there. */
export const readSources = (root: string, paths: readonly string[]): Promise<{ path: string; text?: string }[]> =>
  Promise.all(paths.map(async (path) => (await readSource(root, path))[0] ?? { path }));

async function readSource(root: string, path: string): Promise<SourceFile[]> {
  const text = await readFile(join(root, path), 'utf8').catch(nothingThere);
  return typeof text === 'string' ? [{ path, text }] : [];
}

/** A file or folder that is not there has nothing in it; any other failure is one. */
function nothingThere(error: unknown): never[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
