import { availableParallelism } from 'node:os';
import { openPictureCache } from './picture-cache';
import { pictureEncoding } from './picture-encoding';
import type { WantedRendition } from './renditions';

/** True where a file stands in an output already, at an address. */
type IsPlaced = (url: string, file: string) => boolean;

/** Gives what makes a rendition of a site's pictures unless the cache has it: its file, and whether it is new. */
export async function pictureMaker(root: string, cache: string) {
  const encoding = await pictureEncoding();
  const kept = await openPictureCache(cache, ({ format }) => encoding(format));
  return {
    forgetOld: kept.forgetOld,
    async make(rendition: WantedRendition, isPlaced?: IsPlaced): Promise<{ file: string; made: boolean }> {
      const file = await kept.find(rendition, isPlaced && ((known) => isPlaced(rendition.url, known)));
      if (file !== undefined) return { file, made: false };
      // Loaded where there is one to make.
      const { encodePicture } = await import('./encode-picture');
      return { file: await kept.keep(rendition, await encodePicture(root, rendition)), made: true };
    },
  };
}

/**
 * Makes all renditions, as many at a time as there are cores, and lets old ones go; gives the file of each address in
 * the order that was asked for, whichever was ready first, and how many were new.
 */
export async function makePictures(
  root: string,
  cache: string,
  renditions: readonly WantedRendition[],
  isPlaced?: IsPlaced,
): Promise<{ files: Map<string, string>; made: number }> {
  const { make, forgetOld } = await pictureMaker(root, cache);
  const files = new Map(renditions.map(({ url }) => [url, '']));
  let made = 0;
  const queue = renditions.values();
  const worker = async () => {
    for (const rendition of queue) {
      const one = await make(rendition, isPlaced);
      files.set(rendition.url, one.file);
      if (one.made) made += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  await forgetOld();
  return { files, made };
}
