import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../write-whole';
import { ownFolder } from './own-names';

/**
 * What a build notes down in its output for the next one, as JSON in a file of a name: it may be deleted at any time, and one
 * that cannot be read or written is none. Each is read back only as it was written.
 */
export function ownRecord<T>(out: string, name: string) {
  const path = join(out, ownFolder, `${name}.json`);
  return {
    read(): T | undefined {
      try {
        return (JSON.parse(readFileSync(path, 'utf8')) ?? undefined) as T | undefined;
      } catch {
        return undefined;
      }
    },
    write: (value: T): Promise<void> => writeWhole(path, JSON.stringify(value)).catch(() => undefined),
  };
}
