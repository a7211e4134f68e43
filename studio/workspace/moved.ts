import { routeOf } from '../../src/addresses/routes';
import type { StoredFile } from '../store/store';
import { withBothChanges } from './both-changes';
import type { OpenFile } from './state';

/** The file of some that has all lines of a text. */
function withAllLines(saved: string, others: readonly StoredFile[]): StoredFile | undefined {
  if (saved.trim() === '') return undefined;
  const lines = saved.split('\n');
  return others.find(({ text }) => {
    const now = new Set(text?.split('\n'));
    return lines.every((line) => now.has(line));
  });
}

/** Where pages that others took away stand now, by the file that each was in: among those that they made, the one that has all lines of it. */
export function movesAmong(gone: Iterable<[path: string, file: OpenFile]>, made: readonly StoredFile[]) {
  const moves = new Map<string, StoredFile>();
  for (const [path, { saved }] of gone) {
    const to = withAllLines(saved ?? '', made);
    if (to) moves.set(path, to);
  }
  return moves;
}

/** Of all files, those that can be a page which was at another path before: they say its old address, or the very same. */
export function mayHaveBeen(path: string, saved: string, files: readonly StoredFile[]): StoredFile[] {
  const route = routeOf(path)?.route;
  const known = new Set(saved.split('\n'));
  const isOld = (line: string) => !known.has(line) && line.split(/[\s"',[\]]+/).includes(route ?? '');
  return files.filter(({ text }) => text === saved || (route !== undefined && text?.split('\n').some(isOld)));
}

/** The text of a page that is at another path now, with the changes of both; undefined where they meet. */
export const takenAlong = ({ text, saved }: OpenFile, to: StoredFile): string | undefined =>
  text === null || saved === null || to.text === null ? undefined : withBothChanges(saved, text, to.text);
