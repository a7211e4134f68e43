import { join } from 'node:path';
import { bytesIfThere } from '../plain-file.mjs';
import { digestOf } from './digest';
import { entryAt } from './own-names';
import { ownRecord } from './own-record';

/** A file as a build left it: what it was made from, and what tells whether anybody has touched it since. */
type Placed = readonly [name: string, ...touch: number[]];

const recordIn = (out: string) => ownRecord<Record<string, Placed>>(out, 'placed');

/** What a disk says of a file that stays the same only while nobody touches it; undefined where there is none. */
function touchOf(path: string): number[] | undefined {
  const entry = entryAt(path);
  return entry?.isFile() ? [entry.size, entry.mtimeMs, entry.ino] : undefined;
}

/** Names a copy by what is copied, as the disk knows it. */
export const copyName = (source: string): string => digestOf(`copy ${source} ${touchOf(source)?.join(' ')}`);

/** The files of an output that still are as the last build left them. Without its record, which may be deleted, none is known. */
export function placedFiles(out: string) {
  const record = recordIn(out).read() ?? {};
  const isAt = (path: string, name: string): boolean => {
    const [known, ...touch] = (Object.hasOwn(record, path) && record[path]) || [];
    if (known !== name) return false;
    const now = touchOf(join(out, path));
    return now?.every((value, index) => value === touch[index]) === true;
  };
  return {
    /** What a build notes down beside them. */
    record: <T>(name: string) => ownRecord<T>(out, name),
    /** How many files the last build left; nothing where one of them is not there any more as it was. */
    count(): number | undefined {
      const files = Object.entries(record);
      return files.every(([path, [name]]) => isAt(path, name)) ? files.length : undefined;
    },
    /** A file as the record has it. */
    known: (path: string): Placed | undefined => (Object.hasOwn(record, path) ? record[path] : undefined),
    /** True where the last build left something at a path. */
    has: (path: string): boolean => Object.hasOwn(record, path),
    /** True where the file of that name stands at a path, untouched. */
    isAt,
    /** What stands in the file of that name at a path; undefined where there is none, or it was touched. */
    contentAt(path: string, name: string): Uint8Array | undefined {
      const content = isAt(path, name) ? bytesIfThere(join(out, path)) : undefined;
      return isAt(path, name) ? content : undefined;
    },
    /** All files below a folder with their names; undefined where one of them is not there any more as it was. */
    below(folder: string): { path: string; name: string }[] | undefined {
      const files = Object.entries(record).flatMap(([path, [name]]) =>
        path.startsWith(`${folder}/`) ? [{ path, name }] : [],
      );
      return files.every(({ path, name }) => isAt(path, name)) ? files : undefined;
    },
  };
}

export type PlacedFiles = ReturnType<typeof placedFiles>;

/**
 * Writes down which files of an output have names: those that stayed in place as they were `known`, all others as they are
 * now. A record that cannot be written is none.
 */
export async function notePlaced(
  out: string,
  names: ReadonlyMap<string, string>,
  stayed: (path: string) => Placed | undefined,
): Promise<void> {
  const entries = [...names].flatMap(([path, name]) => {
    const known = stayed(path);
    if (known) return [[path, known] as const];
    const touch = touchOf(join(out, path));
    return touch ? [[path, [name, ...touch]] as const] : [];
  });
  await recordIn(out).write(Object.fromEntries(entries));
}
