import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { lookedAt } from '../checking/looked-at';
import { daysFiles } from '../dates/days-files';
import { editorFolder } from '../editor-files/editor-folder';
import { entriesBelow } from '../entries-below.mjs';
import { keepJson, keptJson } from '../kept-json';
import { stateOf } from '../known-states.mjs';
import { digestOf } from '../output/digest';
import { foreignNames } from '../output/own-names';

/** What a build has to say each time, though nothing has changed. */
export interface BuildSaid {
  /** Every warning, as a person reads it. */
  problems: string;
  pages: number;
  /** What is left to do before a launch, in a line. */
  left?: string;
  /** What the host cannot express. */
  report: readonly string[];
}

interface Noted {
  /** What the build looked at, and that with what it left. */
  seen: string;
  state: string;
  said: BuildSaid;
}

const notePath = (root: string): string => join(root, '.cache/content/build.json');

/** Names what a build leaves behind it, as the disk tells of it: the site in place, and what it keeps in the site's folder. */
function leftBehind(root: string, out: string): string | undefined {
  const foreign = [...foreignNames].map((name) => join(out, name, '/'));
  const found = [out, join(root, editorFolder)].flatMap(entriesBelow);
  const own = found.filter(({ path }) => !foreign.some((folder) => `${path}${sep}`.startsWith(folder)));
  if (own.some(({ entry }) => !entry.isFile() && !entry.isDirectory())) return undefined;
  const days = daysFiles.map((name) => join(root, name)).filter(existsSync);
  return stateOf([...days, ...own.map(({ path }) => path)]).state;
}

/** What a build of a site looks at, and what an earlier one of all the same left; `how` says what else was asked. */
export function knownBuild(root: string, out: string, how: string) {
  const look = () => lookedAt(root, `build ${how}`, daysFiles);
  const before = look();
  /** Nothing where the site that was built of that is not in place. */
  const whole = (seen: ReturnType<typeof look>): string | undefined => {
    try {
      const left = seen && leftBehind(root, out);
      return left === undefined ? undefined : digestOf(`${seen?.state} ${left}`);
    } catch {
      return undefined;
    }
  };
  return {
    /** What was said of the site that is in place, where it was built from all that is there now and nobody touched it since. */
    said(): BuildSaid | undefined {
      const noted = before && keptJson<Noted>(notePath(root));
      // Of other sources another site was built: what is in place need not be looked at.
      return noted && noted.seen === before.state && noted.state === whole(before) ? noted.said : undefined;
    },
    /** Writes down what was said of the site that was built, where nothing that it was built from was touched meanwhile. */
    async note(said: BuildSaid): Promise<void> {
      const state = before?.isSettled && look()?.state === before.state ? whole(before) : undefined;
      if (!before || state === undefined) return;
      await keepJson(notePath(root), { seen: before.state, state, said } satisfies Noted).catch(() => undefined);
    },
  };
}
