import { configName } from '../src/model/config-name';
import type { FileFault } from '../src/model/site';
import { usageError } from './command-line/usage-error';
import { digestOf } from './output/digest';
import { readSources } from './read-content';

interface TakenInTurn {
  files: Iterable<readonly [path: string, text: string]>;
  /** Those that were there and could be read, by path, each with a name for its text. */
  taken: ReadonlyMap<string, string>;
  again(path: string): string;
}

/** The configuration before the pages, so that each of those is read once. */
export const configFirst = (paths: readonly string[]): string[] => [
  ...paths.filter((path) => path === configName),
  ...paths.filter((path) => path !== configName),
];

/**
 * The texts of a content root, each read when it is taken in and let go of then, and what reads one of them again. That
 * throws a sentence where the file is no longer what it was: what comes of two states of it would fit neither. Files that
 * cannot be read are told to `faults`.
 */
export function takenInTurn(root: string, paths: readonly string[], faults: Map<string, FileFault>): TakenInTurn {
  const names = new Map<string, string>();
  function* files(): Generator<readonly [string, string]> {
    for (const path of configFirst(paths)) {
      const [{ text, fault } = {}] = readSources(root, [path]);
      if (fault) faults.set(path, fault);
      if (text === undefined) continue;
      names.set(path, digestOf(text));
      yield [path, text];
    }
  }
  const again = (path: string): string => {
    const [{ text } = {}] = readSources(root, [path]);
    if (text === undefined || digestOf(text) !== names.get(path))
      throw usageError(`${path} was changed while it was read: run the command again`);
    return text;
  };
  return { files: files(), taken: names, again };
}
