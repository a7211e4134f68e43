import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** The folder inside of an output that is Roofline's own: the marker, and what is not in place yet. */
export const ownFolder = '.roofline';

/** The file that says that a folder is an output. */
export const markerPath = (out: string): string => join(out, ownFolder, 'output');

export const markerText = 'Roofline writes this folder. The next build replaces everything in it.\n';

/** A whole new site on its way into place: its list and its files. There is one at a time. */
export const readyPath = (out: string): string => join(out, ownFolder, 'ready');

/** The beginning of the names of folders that a process works in: `new`, or `done` with putting in place. */
export const workName = (role: 'new' | 'done', owner: number): string => `${role}-${owner}-`;

/** The process that a folder, or a half-written record, belongs to by its name; `undefined` for other names. */
export function ownerOf(name: string): number | undefined {
  const [, owner] = /^(?:new|done)-(\d+)-|\.(\d+)\.part$/.exec(name)?.filter(Boolean) ?? [];
  return owner === undefined ? undefined : Number(owner);
}

/** What may stand in an output without being a part of it: the checkout of a published branch, a disk's own folder. */
export const foreignNames: ReadonlySet<string> = new Set(['.git', 'lost+found']);

/** What is at a path, links not followed; `undefined` where there is nothing. */
export const entryAt = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/** The system's name for what went wrong, such as ENOENT. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
