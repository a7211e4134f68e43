import { pictureMaker } from '../building/pictures';
import { renditionsOf } from '../building/renditions';
import type { LiveContent } from './live-content';

/** Makes renditions when they are asked for, so that a dev server starts at once; gives the file, or nothing for other addresses. */
export async function livePictures(root: string, cache: string, live: Pick<LiveContent, 'inventory'>) {
  const { make } = await pictureMaker(root, cache);
  return async (path: string): Promise<string | undefined> => {
    if (!path.startsWith('/pictures/')) return undefined;
    const rendition = renditionsOf(live.inventory().pictures).find(({ url }) => url === path);
    return rendition && (await make(rendition)).file;
  };
}
