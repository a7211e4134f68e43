import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configName } from '../../src/model/config-name';
import { latestDay } from '../../src/model/latest-day';
import { engineRoot, lastEngineHash } from '../engine-root.mjs';
import { entriesBelow } from '../entries-below.mjs';
import { stateOf } from '../known-states.mjs';
import { journalPath } from '../saving/journal-path';
import { textsBeside } from '../stray-pages';
import { templateName } from '../template-name';

/** The folders of a site that a check reads. */
const folders = ['pages', 'public'];

/**
 * Names all that a check of a site looks at, as the disk tells of it: its files, the engine, the day, and who reads. `how` is
 * what else was asked, and `but` are paths in the site that are left out. Nothing where that does not tell all: links lead to
 * files elsewhere, and a save may have to be finished.
 */
export function lookedAt(
  root: string,
  how: string,
  but: readonly string[] = [],
): ReturnType<typeof stateOf> | undefined {
  if (existsSync(journalPath(root))) return undefined;
  try {
    const found = folders
      .map((name) => join(root, name))
      .filter(existsSync)
      .flatMap(entriesBelow);
    if (found.some(({ entry }) => !entry.isFile() && !entry.isDirectory())) return undefined;
    const config = [configName, ...textsBeside(root)].map((name) => join(root, name)).filter(existsSync);
    const left = new Set(but.map((path) => join(root, path)));
    const paths = found.map(({ path }) => path).filter((path) => !left.has(path));
    const now = new Date();
    const beside = [how, lastEngineHash(engineRoot), now.getFullYear(), latestDay(now), process.getuid?.()];
    return stateOf([join(engineRoot, templateName), ...config, ...paths], beside.join('\n'));
  } catch {
    return undefined;
  }
}
