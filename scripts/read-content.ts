import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { byText } from '../src/model/order';
import type { SourceFile } from '../src/model/site';

/** Reads the text files of a content root: `site.config.yaml` and `pages/**` in YAML, sorted by path. Missing ones are left out. */
export async function readContent(root: string): Promise<SourceFile[]> {
  const names = await readdir(join(root, 'pages'), { recursive: true }).catch(nothingThere);
  const pages = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `pages/${name.split(sep).join('/')}`);
  return readSources(root, ['site.config.yaml', ...pages])
    .flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]))
    .sort((a, b) => byText(a.path, b.path));
}

/**
 * The texts of files of a content root as they are now; undefined for one that is not there. One after the other and at
 * once: for small files that takes a fraction of the time and memory of reading all of them side by side.
 */
export const readSources = (root: string, paths: readonly string[]): { path: string; text?: string }[] =>
  paths.map((path) => ({ path, text: readSource(join(root, path)) }));

function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    nothingThere(error);
    return undefined;
  }
}

/** A file or folder that is not there has nothing in it; any other failure is one. */
function nothingThere(error: unknown): never[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
