// Plain JavaScript, because the scripts are compiled with it.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The file of a block that says what may be written in it, and the one that draws it. */
export const blockFiles = { schema: 'schema.ts', component: 'component.tsx' };

/** @param {string} path @returns {string} as the bundler writes paths */
export const slashed = (path) => path.split(sep).join('/');

/** Where it stands whose blocks are known: one place for the scripts and for those that are compiled with such blocks. */
const known = Symbol.for('roofline.own-blocks');

/** @type {Record<symbol, string | undefined>} */
const everywhere = globalThis;

/** @returns {string | undefined} the folder of the blocks that this process knows besides those of the engine */
export const knownFolder = () => everywhere[known];

/** Lets this process know the blocks of a site, or none. @param {string | undefined} folder */
export function knowFolder(folder) {
  everywhere[known] = folder;
}

/** @param {string} root the folder of a site @returns {string | undefined} its folder of blocks, where it has one */
export function folderIn(root) {
  const folder = join(resolve(root), 'blocks');
  return existsSync(folder) ? realpathSync(folder) : undefined;
}

/** @param {string} folder @returns {string[]} the names of the blocks in it; others begin with `_` or a dot */
export const namesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isFile() && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .sort();
