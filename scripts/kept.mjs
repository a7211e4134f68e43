// Plain JavaScript, because the scripts are compiled through it.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { engineHash } from './engine-root.mjs';

/** How many states of the engine are remembered: enough to go back and forth between a few branches. */
const remembered = 5;

/**
 * Gives a folder that is made from the engine alone, and makes it where this state of the engine has none yet. It is
 * written beside its place and renamed, so that a killed run leaves nothing half made and two at once do not meet.
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
  if (existsSync(folder)) return folder;
  // Threads of one process may make it at once, too.
  const partial = `${folder}.${randomUUID()}.part`;
  try {
    mkdirSync(partial, { recursive: true });
    await make(partial);
    // A source that was saved meanwhile may be in or not: only what surely belongs to the name is kept under it.
    if (engineHash(root) !== hash) return await kept(root, name, make);
    putInPlace(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  forgetOldest(engines);
  return folder;
}

/** @param {string} partial @param {string} folder */
function putInPlace(partial, folder) {
  try {
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
