import { join } from 'node:path';
import { compiledScripts } from '../compile.mjs';
import { loadCompiled } from '../compiled-modules.mjs';
import { engineRoot } from '../engine-root.mjs';
import { usualRoot } from '../site-root';
import { folderIn, knowFolder, knownFolder } from './own-folder.mjs';

type Scripts = Pick<typeof import('../start'), 'runCommand'>;

/** The folder that a command line is about, before its flags are read. */
function rootIn(args: readonly string[]): string {
  const at = args.findLastIndex((arg) => /^--root(?:=|$)/.test(arg));
  const [, inline] = /^--root=(.+)$/s.exec(args[at] ?? '') ?? [];
  return inline ?? (at < 0 ? undefined : args[at + 1]) ?? usualRoot;
}

/** What a command gives in place of an exit code where it has to be started anew: the blocks of its site are others now. */
export const startAnew = -1;

/**
 * Runs a command by `run`, or, for a site with blocks of its own, by the scripts compiled with them, once for each state of
 * both; as often as it wants to be started anew. Throws a usage error where a block is broken.
 */
export async function runKnowingBlocks(
  run: () => Promise<number | undefined>,
  [name, args]: Parameters<Scripts['runCommand']>,
): Promise<number | undefined> {
  // These are the compiled ones: whoever started them goes on.
  if (knownFolder() !== undefined) return run();
  let code: number | undefined;
  do {
    const folder = folderIn(rootIn(args ?? []));
    code = await (folder === undefined ? run() : runWith(folder, [name, args]));
  } while (code === startAnew);
  return code;
}

async function runWith(folder: string, words: Parameters<Scripts['runCommand']>): Promise<number | undefined> {
  knowFolder(folder);
  try {
    const scripts = await compiledScripts(engineRoot, async () => (await import('./check-blocks')).checkBlocks(folder));
    const { runCommand } = loadCompiled(join(scripts, 'start.cjs')) as Scripts;
    return await runCommand(...words);
  } finally {
    knowFolder(undefined);
  }
}
