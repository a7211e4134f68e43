import { makeRendition, renditionsOf } from '../building/pictures';
import type { LiveContent } from './live-content';

/** Makes renditions when they are asked for, so that a dev server starts at once; gives the file, or nothing for other addresses. */
export function pictureFiles(root: string, cache: string, live: LiveContent) {
  return async (path: string): Promise<string | undefined> => {
    if (!path.startsWith('/pictures/')) return undefined;
    const rendition = renditionsOf(live.inventory().pictures).find(({ url }) => url === path);
    return rendition && makeRendition(root, cache, rendition);
  };
}
