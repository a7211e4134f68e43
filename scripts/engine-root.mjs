// Plain JavaScript, because it is what finds the compiled form of everything else.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesBelow } from './entries-below.mjs';
import { nameOfState, stateOf } from './known-states.mjs';
import { knownFolder } from './own-blocks/own-folder.mjs';
import { fileBytes } from './plain-file.mjs';

/** @param {string} folder @returns {string} the nearest folder at or above it that holds this file's source */
const engineAbove = (folder) =>
  existsSync(join(folder, 'scripts/engine-root.mjs')) ? folder : engineAbove(dirname(folder));

/** The engine's own folder, for the source and for a compiled script in `.cache/` alike; the content root may be another. */
export const engineRoot = engineAbove(import.meta.dirname);

const sources = ['schemas', 'scripts', 'src', 'studio'];
/** What is written down of the packages that are installed; npm keeps the last one up to date by itself. */
const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];

/** Folders of sources: the engine's, and the blocks of the site that this process knows. @param {string} root */
const sourceFolders = (root) => {
  const own = knownFolder();
  return [...sources.map((name) => join(root, name)), ...(own ? [own] : [])];
};

/** @param {string} root @returns {string[]} what tells of installed packages, the engine's and the site's */
const packageFiles = (root) => {
  const own = knownFolder();
  return [root, ...(own ? [dirname(own)] : [])].flatMap((folder) => packages.map((name) => join(folder, name)));
};

/** @param {string} root @returns {string[]} the files that a state of the engine is made of, sorted folder by folder */
function filesOf(root) {
  const inFolders = sourceFolders(root)
    .filter(existsSync)
    .flatMap((folder) =>
      entriesBelow(folder)
        .filter(({ entry }) => entry.isFile())
        .map(({ path }) => path)
        .sort(),
    );
  return [...inFolders, ...packageFiles(root).filter(existsSync)];
}

/** @param {string} about @param {readonly string[]} paths @returns {string} */
function hashOf(about, paths) {
  const hash = createHash('sha256').update(about);
  for (const path of paths) hash.update(`${path}\n`).update(createHash('sha256').update(fileBytes(path)).digest());
  return hash.digest('hex').slice(0, 16);
}

/**
 * Names the state of an engine: sixteen hex digits that change with its sources, the packages installed, Node and the
 * place where it stands; and with the blocks of the site, where this process knows some. What is made from the engine
 * alone can be kept under this name for as long as it lasts. Files that a disk says nothing new of are not read again.
 *
 * @param {string} root
 */
export function engineHash(root) {
  const about = `${root}\n${process.version}\n${process.platform}-${process.arch}\n`;
  const paths = filesOf(root);
  const { state, isSettled } = stateOf(paths);
  const name = nameOfState(join(root, '.cache/engine-states.json'), { state: `${about}${state}`, isSettled }, () =>
    hashOf(about, paths),
  );
  everywhere[named] = { place: placeOf(root), name };
  return name;
}

/** Where the last name stands: one place for the scripts and for their compiled form. */
const named = Symbol.for('roofline.engine-hash');

/** @type {Record<symbol, { place: string, name: string } | undefined>} */
const everywhere = globalThis;

/** @param {string} root */
const placeOf = (root) => `${root}\n${knownFolder() ?? ''}`;

/**
 * The same as it was named last, which a command does when it starts: whoever needs no later one reads no source again.
 *
 * @param {string} root
 */
export function lastEngineHash(root) {
  const last = everywhere[named];
  return last?.place === placeOf(root) ? last.name : engineHash(root);
}
