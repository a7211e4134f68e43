import { resolve } from 'node:path';
import { knownBuild } from './building/known-builds';
import { type BuildOptions, buildFlags, outputPath } from './building/options';
import { sayBuilt, sayUnchanged } from './building/say-built';
import { stageTimer } from './building/stages';
import { defineCommand } from './command-line/command';
import { outputFolder } from './output/output-folder';
import { recoverOutput } from './output/recover-output';

/** Builds the site where what is in place is not what it would be. */
async function build(options: BuildOptions): Promise<number> {
  const { total } = stageTimer(console.log);
  const root = resolve(options.root);
  const out = outputFolder(outputPath(options), root);
  recoverOutput(out);
  const known = knownBuild(root, out, JSON.stringify([out, options.host, options.production]));
  const before = known.said();
  if (before) {
    if (before.problems !== '') console.error(before.problems);
    sayUnchanged(before);
    sayBuilt(before, total());
    return 0;
  }
  // The engine is loaded where there is something to do.
  const { buildSite } = await import('./building/build-site');
  const { code, said } = await buildSite(options, { root, out });
  if (said) await known.note(said);
  return code;
}

/** `npm run build`. */
export const command = defineCommand({ flags: buildFlags, run: build });
