import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from './engine-root.mjs';

/** True where the engine is a package of a site, and not a checkout of its own. */
export const isInstalled = engineRoot.split(/[\\/]/).includes('node_modules');

/** The folder of the site that a command is about where none is named: the one that it is started in, or the engine's own. */
export const usualRoot =
  isInstalled || existsSync(join(process.cwd(), 'site.config.yaml')) ? process.cwd() : engineRoot;
