// Runs a TypeScript file of this folder: `node scripts/run.mjs build --root DIR`. Vite, which the project needs anyway,
// translates it, so there is no second translator and no build step for the build.
import { runnerImport } from 'vite';

const [, , command] = process.argv;
const { module } = await runnerImport(`${import.meta.dirname}/${command}.ts`, { configFile: false, logLevel: 'warn' });
process.exitCode = await module.main(process.argv.slice(3));
