import { join } from 'node:path';
import { keepJson, keptJson } from '../kept-json';
import { ownFolder } from './own-names';

/**
 * What a build notes down in its output for the next one, as JSON in a file of a name: it may be deleted at any time, and one
 * that cannot be read or written, or is not as it was written, is none.
 */
export function ownRecord<T>(out: string, name: string) {
  const path = join(out, ownFolder, `${name}.json`);
  return {
    read: (): T | undefined => keptJson<T>(path),
    write: (value: T): Promise<void> => keepJson(path, value).catch(() => undefined),
  };
}
