#!/usr/bin/env node
// Runs a command: `node scripts/run.mjs build --root DIR`. The scripts are TypeScript; their compiled form is kept.
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compiledScripts } from './compile.mjs';
import { keepCode, loadCompiled } from './compiled-modules.mjs';
import { engineRoot } from './engine-root.mjs';
import { nameSources } from './source-stacks.mjs';

const [, , command, ...args] = process.argv;
// Before anything loads React: its production build is a third of the size and twice as fast.
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
// The preview runs sources that are compiled while it runs, whose maps Node alone is given.
if (command === 'dev') process.setSourceMapsEnabled(true);
else nameSources();
// A command of two seconds spends a tenth of them on optimizing code that it hardly runs again; longer ones still get it.
// Other versions of V8 do not know the flag, and say so at each start.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=500000');

// Whoever reads what is printed may stop in the middle, as `head` does.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
  });
}
const { runCommand } = loadCompiled(join(await compiledScripts(engineRoot), 'start.cjs'));
process.exitCode = await runCommand(command, args);
keepCode(args.some((word) => /^(?:--help|-h)$/.test(word)) ? 'help' : `${command}`);
