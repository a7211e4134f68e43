import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { faultSentence } from '../command-line/fault-sentence';
import { checkBlocks } from '../own-blocks/check-blocks';
import { folderIn, knownFolder } from '../own-blocks/own-folder.mjs';
import { looksAtFirst } from './watch';

/** How long after an event the blocks are looked at, in ms: a save of several files is several events. */
const pause = 150;

/** Components and their styles are put into open pages as they are saved; all else is known to the commands as well. */
const needsAnew = (event: string, file: string): boolean => event !== 'change' || !/\.(?:tsx|css)$/.test(file);

/**
 * Fulfilled when the site's own blocks, or what may be written in them, have changed and are sound. Broken ones are told,
 * and those that were there stay.
 */
export const ownBlocksChanged = (vite: ViteDevServer, root: string): Promise<void> =>
  new Promise((resolve) => {
    const folder = join(root, 'blocks');
    let waiting: NodeJS.Timeout | undefined;
    const look = async () => {
      try {
        const now = folderIn(root);
        if (now !== undefined) await checkBlocks(now);
        resolve();
      } catch (error) {
        console.error(faultSentence(error) ?? error);
      }
    };
    const isThere = (): boolean => folderIn(root) !== undefined;
    for (const pause of looksAtFirst)
      setTimeout(() => isThere() !== (knownFolder() !== undefined) && look(), pause).unref();
    vite.watcher.on('all', (event, file) => {
      if (!`${file}${sep}`.startsWith(folder + sep) || !needsAnew(event, file)) return;
      clearTimeout(waiting);
      waiting = setTimeout(look, pause);
    });
  });
