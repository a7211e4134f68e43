import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { blockDefinitions } from '../schemas/blocks';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { brokenPromise } from './fuzz/claims';
import { dice, mangle, passage } from './fuzz/mangle';
import { readContent } from './read-content';

const flags = {
  root: rootFlag,
  seconds: { type: 'string', value: 'N', about: 'how long to go on', default: '60' },
  seed: { type: 'string', value: 'N', about: 'where to begin; the same seed tries the same texts', default: '1' },
} as const;

/** A page of every block's example, so that each field there is gets mangled. */
const examples = () => ({
  path: 'pages/examples.yaml',
  text: stringify({ sections: blockDefinitions.map(({ example }) => example) }),
});

/**
 * `npm run fuzz`: mangles the texts of a site until time is up and holds the reading to its promises. Prints each text
 * that breaks one, and gives 1 if any does.
 */
export const command = defineCommand({
  flags,
  run: async ({ root, seconds, seed }) => {
    const files = [...(await readContent(resolve(root))).files, examples()];
    const next = dice(Number(seed));
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
