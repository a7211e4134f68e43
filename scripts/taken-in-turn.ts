import type { NamedText } from '../src/engine/take-in';
import { configName } from '../src/model/config-name';
import type { FileFault } from '../src/model/site';
import { usageError } from './command-line/usage-error';
import type { knownTexts } from './known-texts';
import { digestOf } from './output/digest';
import { readSources } from './read-content';

interface TakenInTurn {
  /** A text whose name is known is read when it is asked for. */
  files: Iterable<readonly [path: string, text: string | NamedText]>;
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
export function takenInTurn(
  root: string,
  paths: readonly string[],
  faults: Map<string, FileFault>,
  known?: Pick<ReturnType<typeof knownTexts>, 'look'>,
): TakenInTurn {
  const names = new Map<string, string>();
  function* files(): Generator<readonly [string, string | NamedText]> {
    for (const path of configFirst(paths)) {
      const seen = path === configName ? undefined : known?.look(path);
      if (seen?.name !== undefined) {
        names.set(path, seen.name);
        yield [path, { name: seen.name, read: () => again(path) }];
        continue;
      }
      const [{ text, fault } = {}] = readSources(root, [path]);
      if (fault) faults.set(path, fault);
      if (text === undefined) continue;
      const name = digestOf(text);
      names.set(path, name);
      seen?.note(name);
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
