import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { usageError } from '../command-line/usage-error';
import { engineRoot } from '../engine-root.mjs';
import { codeOf, entryAt, foreignNames, markerPath, ownFolder } from './own-names';

/** A path with all links followed, also where its end does not exist yet. */
function realPath(path: string): string {
  if (entryAt(path)) return realpathSync.native(path);
  return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
}

/** Whether a path is a folder or something in it. */
const holds = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
};

const engineFolders = ['schemas', 'scripts', 'src', 'studio', 'tests', 'e2e', 'node_modules', '.git', '.cache'];

/** What a build never writes into: a folder that is one of these, holds it or lies in it. */
const preciousFolders = (root: string): [path: string, what: string][] => [
  [join(root, 'pages'), 'the pages of the site'],
  [join(root, 'public'), 'the files of the site'],
  [join(root, '.git'), 'the history of the site'],
  ...engineFolders.map((name): [string, string] => [join(engineRoot, name), 'Roofline itself']),
];

const choose = 'A build replaces everything in its folder: choose one of its own, such as --out dist';

function refusePrecious(out: string, told: string, root: string): void {
  if (holds(out, realPath(root))) throw usageError(`${told} is or holds the folder of the site. ${choose}`);
  if (holds(out, engineRoot)) throw usageError(`${told} is or holds the folder of Roofline. ${choose}`);
  for (const [path, what] of preciousFolders(root)) {
    const precious = realPath(path);
    if (holds(precious, out) || holds(out, precious))
      throw usageError(`${told} is, holds or lies in ${what}. ${choose}`);
  }
}

function realOutput(path: string): string {
  try {
    return realPath(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      throw usageError(`${path} is a link to a folder that is not there. Make that folder, or remove the link`);
    }
    if (codeOf(error) === 'ENOTDIR') throw usageError(`${path} is below a file, where no folder can be. ${choose}`);
    throw error;
  }
}

/** Whether a folder holds nothing but what a build has put there. */
const isOurs = (folder: string): boolean =>
  entryAt(markerPath(folder))?.isFile() ??
  readdirSync(folder).every((name) => name === ownFolder || foreignNames.has(name));

/**
 * The folder that a build may write into, links followed: one that does not exist yet, is empty, or was written by a
 * build. Throws a usage error for every other, so that nothing that an author made is ever replaced.
 */
export function outputFolder(path: string, root: string): string {
  const told = resolve(path);
  const out = realOutput(told);
  refusePrecious(out, told, resolve(root));
  const entry = entryAt(out);
  if (entry && !entry.isDirectory()) throw usageError(`${told} is a file, not a folder. ${choose}`);
  if (entry && !isOurs(out)) {
    const where = out === told ? told : `${told} leads to ${out}, which`;
    throw usageError(
      `${where} holds files that this version of Roofline did not write. If none of them is yours, delete the folder once; else choose another: --out DIR`,
    );
  }
  return out;
}
