import { keptHere } from '../kept-here';
import { ownFile } from '../own-file';
import { measured } from '../pictures';
import type { PictureEntry, StoredFile } from '../store';
import { storedText } from '../stored-text';
import type { Entry, Repository } from './repository';

/** Bytes never change under their name, so what was read once is not asked for again. */
type Bytes = Uint8Array<ArrayBuffer>;
const texts = keptHere<Bytes>('blobs');
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

/** Fewer texts than these are asked for one by one. */
const few = 4;

/** The bytes of some files by their names: those that are kept here, then all that can be had together, then each by itself. */
async function bytesNamed(repository: Repository, names: readonly string[]): Promise<Map<string, Bytes>> {
  const kept = await texts.some(names).catch(() => new Map<string, Bytes>());
  const missing = names.filter((sha) => !kept.has(sha));
  const together = missing.length < few ? new Map<string, Bytes>() : await repository.texts(missing);
  const alone = await inTurn(
    missing.filter((sha) => !together.has(sha)),
    async (sha) => [sha, await repository.blob(sha)] as const,
  );
  const read = [...together, ...alone];
  // A browser that keeps nothing asks again.
  if (read.length > 0) await texts.change(read).catch(() => undefined);
  return new Map([...kept, ...read]);
}

/** The texts of files, by the names of their bytes. */
export async function readTexts(
  repository: Repository,
  files: readonly (readonly [string, Entry])[],
): Promise<StoredFile[]> {
  const bytes = await bytesNamed(repository, [...new Set(files.map(([, { sha }]) => sha))]);
  return Promise.all(
    files.flatMap(([path, { sha }]) => {
      const own = bytes.get(sha);
      return own ? [storedText(path, own, sha)] : [];
    }),
  );
}

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
