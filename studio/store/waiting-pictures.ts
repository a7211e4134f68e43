import { keptHere } from './kept-here';
import type { PictureEntry } from './store';

/** A picture that goes to its place with the next save. */
export interface WaitingPicture {
  bytes: Uint8Array<ArrayBuffer>;
  entry: PictureEntry;
}

const kept = keptHere<Map<string, WaitingPicture>>('waiting');

/** The pictures of a site that wait for a save, by name; they outlast a reload and a crash. */
export const waitingPictures = async (root: string): Promise<Map<string, WaitingPicture>> =>
  (await kept.get(root)) ?? new Map();

export const keepWaiting = (root: string, pictures: Map<string, WaitingPicture>): Promise<void> =>
  pictures.size > 0 ? kept.put(root, pictures) : kept.delete(root);
