import { keptHere } from '../store/kept-here';

/** The texts of a site that are not saved yet, and the versions of what they were made from. */
export type Unsaved = [path: string, { text: string | null; version: string | null }][];

const kept = keptHere<Unsaved>('unsaved');

/** Keeps what is not saved in this browser, so that a reload or a crash loses nothing. */
export const keepUnsaved = (root: string, unsaved: Unsaved): Promise<void> =>
  unsaved.length > 0 ? kept.put(root, unsaved) : kept.delete(root);

export const readUnsaved = async (root: string): Promise<Unsaved> => (await kept.get(root)) ?? [];

/** Gives what keeps the work of now at once: while that is on its way, what came since follows it in one go. */
export function keeper(keepNow: () => Promise<void>): () => void {
  let last = Promise.resolve();
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    last = last.then(() => {
      waits = false;
      return keepNow();
    });
  };
}
