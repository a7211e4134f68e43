import { keptHere } from '../kept-here';
import { ownFile } from '../own-file';
import { measured } from '../pictures';
import type { PictureEntry, StoredFile } from '../store';
import { storedText } from '../stored-text';
import type { Entry, Repository } from './repository';

/** Bytes never change under their name, so what was read once is not asked for again. */
const texts = keptHere<Uint8Array<ArrayBuffer>>('blobs');
const sizes = keptHere<PictureEntry | 'none'>('pictures');

/** So many requests at once; GitHub asks for no more than a hundred of everybody. */
const atOnce = 8;

async function inTurn<T, R>(list: readonly T[], make: (one: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < list.length; at = next++) made[at] = await make(list[at] as T);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}

async function bytesNamed(repository: Repository, sha: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = await texts.get(sha).catch(() => undefined);
  if (known) return known;
  const bytes = await repository.blob(sha);
  // A browser that keeps nothing asks again.
  await texts.put(sha, bytes).catch(() => undefined);
  return bytes;
}

/** The texts of files, by the names of their bytes. */
export const readTexts = (
  repository: Repository,
  files: readonly (readonly [string, Entry])[],
): Promise<StoredFile[]> =>
  inTurn(files, async ([path, { sha }]) => storedText(path, await bytesNamed(repository, sha), sha));

/** Sizes that came along with the app, by the names of the bytes. */
const shippedSizes = async (): Promise<Record<string, PictureEntry>> => {
  const response = await fetch(ownFile('picture-sizes.json')).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Record<string, PictureEntry>) : {};
};

/** The sizes of pictures; one that the browser cannot show is left out. */
export async function readSizes(
  repository: Repository,
  pictures: readonly (readonly [name: string, Entry])[],
): Promise<[string, PictureEntry][]> {
  const shipped = await shippedSizes();
  const found = await inTurn(pictures, async ([name, { sha }]) => {
    const known = shipped[sha] ?? (await sizes.get(sha).catch(() => undefined));
    if (known) return { name, entry: known };
    const entry = await measured(await repository.blob(sha)).catch((error: unknown) => {
      if (error instanceof DOMException) return 'none' as const;
      throw error;
    });
    await sizes.put(sha, entry).catch(() => undefined);
    return { name, entry };
  });
  return found.flatMap(({ name, entry }) => (entry === 'none' ? [] : [[name, entry] as [string, PictureEntry]]));
}
