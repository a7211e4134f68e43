// Plain JavaScript, because nothing is compiled yet.
import { join } from 'node:path';
import { kept } from './kept.mjs';
import { withOwnBlocks } from './own-blocks/into-bundles.mjs';

/**
 * What stays a package of its own: what is large and needed by few commands, and what has parts that are no JavaScript.
 * What is for developers alone need not be installed. The others are taken into the compiled scripts, which halves the time that a command needs to start.
 */
const external = ['sharp', 'subset-font', 'vite', '@vitejs/plugin-react', 'purgecss', '@playwright/test'];

/**
 * The scripts of an engine as JavaScript that Node runs as it is, made once for each state of the engine.
 *
 * @param {string} root the engine's folder
 * @param {() => Promise<void>} [before] what is looked at first where they have to be made
 * @returns {Promise<string>} the folder with `start.cjs`
 */
export const compiledScripts = (root, before) =>
  kept(root, 'scripts', async (folder) => {
    await before?.();
    await compile(root, folder);
  });

/** @param {string} root @param {string} folder */
async function compile(root, folder) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withOwnBlocks()],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      sourcemap: true,
      rollupOptions: {
        checks: { pluginTimings: false },
        input: join(root, 'scripts/start.ts'),
        external,
        // `loadCompiled` loads no other.
        output: {
          format: 'cjs',
          dynamicImportInCjs: false,
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  });
}
