import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { codeEvent } from '../../src/client/dev/news';

/** How long after an event it is told, in ms: what is drawn then is drawn from the new code. */
const pause = 150;

/**
 * Tells that code below one of some folders was saved. Pages that stand take it in by themselves; what stands in the place
 * of a page knows none of it, and cannot but be loaded again.
 */
export function watchCode(vite: ViteDevServer, folders: readonly string[]): void {
  let waiting: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder + sep))) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => vite.ws.send(codeEvent, {}), pause);
  });
}
