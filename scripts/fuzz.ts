import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { blockDefinitions } from '../schemas/blocks';
import type { SourceFile } from '../src/model/site';
import { parseYaml } from '../src/reading/parse';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { engineRoot } from './engine-root.mjs';
import { brokenPromise } from './fuzz/claims';
import { runEdits } from './fuzz/edit-runs';
import { dice, mangle, passage } from './fuzz/mangle';
import { runMends } from './fuzz/mend-runs';
import { readContent } from './read-content';

const flags = {
  root: rootFlag,
  seconds: { type: 'string', value: 'N', kind: 'number', about: 'how long to go on', default: '60' },
  mends: { type: 'string', value: 'N', kind: 'number', about: 'tries how this many slips are mended instead' },
  seed: {
    type: 'string',
    value: 'N',
    kind: 'number',
    about: 'where to begin; the same seed tries the same texts',
    default: '1',
  },
  edits: { type: 'string', value: 'N', kind: 'number', about: 'tries this many random edits of texts instead' },
} as const;

/** A page of every block's example, so that each field there is gets mangled. */
const examples = () => ({
  path: 'pages/examples.yaml',
  text: stringify({ sections: blockDefinitions.map(({ example }) => example) }),
});

/** Fixtures with a mistake in their YAML are no texts that an edit begins with. */
const isRead = (path: string, text: string): boolean => parseYaml({ path, text }).faults.length === 0;

/** Holds edits of texts to their promises; all fixtures are tried beside the site. */
async function tryEdits(files: readonly SourceFile[], count: number, next: () => number): Promise<number> {
  const sites = join(engineRoot, 'tests/sites');
  const names = (await readdir(sites, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const others = names.map(({ name }) => readContent(join(sites, name)));
  const all = [...files, ...others.flatMap((site) => site.files)].filter(({ path, text }) => isRead(path, text));
  const { tried, refused, refusals, broken } = runEdits(all, count, next);
  for (const text of new Set(refusals.map((text) => text.split('\n')[0]))) console.log(`refused: ${text}`);
  for (const text of broken) console.log(`${text}\n`);
  console.log(`${tried} edits tried, ${refused} refused, ${broken.length} broke a promise`);
  return broken.length === 0 ? 0 : 1;
}

/**
 * `npm run fuzz`: mangles the texts of a site until time is up and holds the reading to its promises, or edits them and holds
 * the writing to its own. Prints each text that breaks one, and gives 1 if any does.
 */
export const command = defineCommand({
  flags,
  run: async ({ root, seconds, seed, edits, mends }) => {
    if (mends !== undefined) return runMends(resolve(root), Number(mends), dice(Number(seed)));
    const files = [...readContent(resolve(root)).files, examples()];
    const next = dice(Number(seed));
    if (edits !== undefined) return tryEdits(files, Number(edits), next);
    const end = Date.now() + Number(seconds) * 1000;
    let [tried, broken] = [0, 0];
    for (; Date.now() < end; tried += 1) {
      const file = files[next() % files.length] ?? examples();
      const text = mangle(passage(file.text, next), next);
      const promise = brokenPromise({ path: file.path, text });
      if (promise === undefined) continue;
      broken += 1;
      console.log(`${promise}\n${JSON.stringify(text)}\n`);
    }
    console.log(`${tried} texts tried, ${broken} broke a promise`);
    return broken === 0 ? 0 : 1;
  },
});
