import type { Plugin } from 'vite';
import { usageError } from '../command-line/usage-error';
import { engineRoot } from '../engine-root.mjs';
import { knownFolder } from '../own-blocks/own-folder.mjs';

/** What names of folders may not have where the bundler reads modules: in an address it begins what is no part of the path. */
const signs = /[#?]/;

/** Throws a usage error where a folder cannot be bundled from, with what to do. */
export function refuseFolder(folder: string): void {
  const [sign] = signs.exec(folder) ?? [];
  if (sign)
    throw usageError(`${folder} has a ${sign} in its name, and nothing can be bundled from there. Rename the folder.`);
}

/** Says before anything is bundled that the engine, or a site with blocks of its own, stands where it cannot be. */
export const bundledFolders: Plugin = {
  name: 'bundled-folders',
  config() {
    for (const folder of [engineRoot, knownFolder()]) if (folder !== undefined) refuseFolder(folder);
  },
};
