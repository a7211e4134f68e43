// Plain JavaScript, because the scripts are compiled through it.
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineHash } from './engine-root.mjs';
import { entriesBelow } from './entries-below.mjs';
import { fileText } from './plain-file.mjs';

/** How many states of the engine are remembered: enough to go back and forth between a few branches. */
const remembered = 5;

/**
 * Gives a folder that is made from the engine alone, and makes it where this state of the engine has none yet. It is
 * written beside its place and renamed, so that a killed run leaves nothing half made and two at once do not meet. One in which
 * a file is missing or cut off, as a disk leaves it that lost its power, is made again. Where it cannot be kept, it is
 * made for this process alone.
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
  } catch (error) {
    if (!isOfDisk(error)) throw error;
    const made = alone.get(folder) ?? madeIn(insteadOf(folder, error), make);
    alone.set(folder, made);
    return await made;
  } finally {
    for (const path of [partial, listOf(partial)]) remove(path);
  }
  forgetOldest(engines);
  return folder;
}

/** True for what a disk says: that nothing may be written there, or that it is full. @param {unknown} error */
const isOfDisk = (error) => error instanceof Error && 'syscall' in error;

/** @param {string} path */
function remove(path) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Where it could not be made either.
  }
}

/** What this process made for itself, by where it would have been kept. @type {Map<string, Promise<string>>} */
const alone = new Map();

/** @param {string} folder @param {(folder: string) => Promise<unknown>} make */
async function madeIn(folder, make) {
  await make(folder);
  return folder;
}

/**
 * A folder of the engine for what is kept one by one; where it cannot be written to, one of this process alone.
 *
 * @param {string} root the engine's folder
 * @param {string} path in it
 */
export function cacheFolder(root, path) {
  const folder = join(root, path);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    return insteadOf(folder, error);
  }
}

/** Temporary folders of this process, by where they would have been. @type {Map<string, string>} */
const instead = new Map();

/** @param {string} folder @param {unknown} refused */
function insteadOf(folder, refused) {
  const known = instead.get(folder);
  if (known) return known;
  if (instead.size === 0) console.error(`What is made once cannot be kept, so this takes longer: ${refused}`);
  const made = mkdtempSync(join(tmpdir(), 'roofline-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  instead.set(folder, made);
  return made;
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
