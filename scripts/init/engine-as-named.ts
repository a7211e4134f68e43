import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileText } from '../plain-file.mjs';

const read = (path: string) => JSON.parse(fileText(path));

/** The packed file that a package was installed from, as npm notes it beside what it installs; undefined where it came from a registry. */
function packedFile(engine: string): string | undefined {
  const modules = dirname(engine);
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return undefined;
  const resolved = read(record).packages?.['node_modules/roofline']?.resolved;
  return typeof resolved === 'string' && resolved.startsWith('file:')
    ? resolve(dirname(modules), resolved.slice('file:'.length))
    : undefined;
}

/**
 * How `package.json` of a new site names the engine, so that `npm install` finds it: by the way to a checkout or to the file
 * that it was installed from, else by its version.
 */
export function engineAsNamed(folder: string, engine: string): string {
  const isInstalled = engine.split(/[\\/]/).includes('node_modules');
  const there = isInstalled ? packedFile(engine) : engine;
  return there === undefined ? `^${read(join(engine, 'package.json')).version}` : `file:${relative(folder, there)}`;
}
