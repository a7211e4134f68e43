// Runs a TypeScript file of this folder: `node scripts/run.mjs build --root DIR`. Vite, which the project needs anyway,
// translates it, so there is no second translator and no build step for the build.
const [, , command, ...args] = process.argv;
// Before Vite loads, which would choose development: React's production build is a third of the size and twice as fast.
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
const { runnerImport } = await import('vite');
const { module } = await runnerImport(`${import.meta.dirname}/${command}.ts`, { configFile: false, logLevel: 'warn' });
try {
  process.exitCode = await module.main(args);
} catch (error) {
  // A wrong flag is told in a line; anything else is a fault of ours and keeps its stack.
  if (!/^ERR_(PARSE_ARGS|USAGE)/.test(error.code)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
