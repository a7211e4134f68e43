// Plain JavaScript, because the scripts are compiled through it.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineHash } from './engine-root.mjs';
import { entriesBelow } from './entries-below.mjs';
import { fileText } from './plain-file.mjs';

/** How many states of the engine are remembered: enough to go back and forth between a few branches. */
const remembered = 5;

/**
 * Gives a folder that is made from the engine alone, and makes it where this state of the engine has none yet. It is
 * written beside its place and renamed, so that a killed run leaves nothing half made and two at once do not meet. One in which
 * a file is missing or cut off, as a disk leaves it that lost its power, is made again.
 * Everything in `.cache/` may be deleted at any time. Throws what `make` and the disk throw.
 *
 * @param {string} root the engine's folder
 * @param {string} name names what is made
 * @param {(folder: string) => Promise<unknown>} make writes into an empty folder
 * @param {string} [hash] the state of the engine
 * @returns {Promise<string>} the folder
 */
export async function kept(root, name, make, hash = engineHash(root)) {
  const engines = join(root, '.cache/engine');
  const folder = join(engines, hash, name);
  if (isWhole(folder)) return folder;
  // Threads of one process may make it at once, too.
  const partial = `${folder}.${randomUUID()}.part`;
  try {
    mkdirSync(partial, { recursive: true });
    await make(partial);
    // A source that was saved meanwhile may be in or not: only what surely belongs to the name is kept under it.
    if (engineHash(root) !== hash) return await kept(root, name, make);
    putInPlace(partial, folder);
  } finally {
    for (const path of [partial, listOf(partial)]) rmSync(path, { recursive: true, force: true });
  }
  forgetOldest(engines);
  return folder;
}

/** @param {string} folder @returns {string} where the sizes of its files stand, beside it */
const listOf = (folder) => `${folder}.json`;

/** @param {string} folder @returns {boolean} whether every file that was made is there in its size */
function isWhole(folder) {
  if (!existsSync(folder)) return false;
  try {
    /** @type {[path: string, size: number][]} */
    const sizes = JSON.parse(fileText(listOf(folder)));
    return sizes.every(([path, size]) => statSync(join(folder, path)).size === size);
  } catch {
    return false;
  }
}

/** @param {string} partial @param {string} folder */
function putInPlace(partial, folder) {
  const made = entriesBelow(partial).filter(({ entry }) => entry.isFile());
  const sizes = made.map(({ path }) => [path.slice(partial.length + 1), statSync(path).size]);
  writeFileSync(listOf(partial), JSON.stringify(sizes));
  try {
    if (existsSync(folder) && !isWhole(folder)) rmSync(folder, { recursive: true });
    // The list first: a folder without one is none.
    renameSync(listOf(partial), listOf(folder));
    renameSync(partial, folder);
  } catch (error) {
    // Another run was faster, and has made the same.
    if (!existsSync(folder)) throw error;
  }
}

/** @param {string} engines */
function forgetOldest(engines) {
  const newestFirst = readdirSync(engines)
    .map((name) => ({ path: join(engines, name), made: statSync(join(engines, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { path } of newestFirst.slice(remembered)) rmSync(path, { recursive: true, force: true });
}
