import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { contentHash } from '../../src/model/content-hash';
import { engineRoot } from '../engine-root.mjs';
import { withOwnBlocks } from '../own-blocks/into-bundles.mjs';
import { knownFolder } from '../own-blocks/own-folder.mjs';
import { bundleFiles, type ClientEntries } from './bundle-files';
import { bundledFolders } from './bundled-folders';
import { classNames } from './class-names';

/** What every Vite run here has in common, the dev server too. */
export const viteConfig: InlineConfig = {
  root: engineRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [bundledFolders, react(), withOwnBlocks()],
  css: { modules: { generateScopedName: classNames(join(engineRoot, 'src'), knownFolder()) } },
};

/** Rolldown's advice on slow plugins is for those who write plugins. */
const checks = { pluginTimings: false };

type Output = Rolldown.RolldownOutput['output'];

const outputOf = (result: Awaited<ReturnType<typeof build>>): Output => {
  // `build` is typed for watch mode and several outputs as well; these configs ask for neither.
  return (result as Rolldown.RolldownOutput).output;
};

/**
 * What several blocks are made of goes into one file: dozens of files of a few hundred bytes compress worse, and each costs
 * a request. Only components, their hooks and what counts rows for them: the acts need none, and would wait for React with them.
 */
const sharedComponents = {
  name: 'shared',
  test: /\/(?:src\/(?:parts|blocks)\/(?:.*\.tsx|use-.*\.ts)|src\/model\/balanced-rows\.ts|@mantine\/.*|clsx\/.*)$/,
  minShareCount: 3,
};

/** Nor is a small one that two blocks are made of worth a file: sizes are of its code before it is made small, in bytes. */
const smallComponents = {
  ...sharedComponents,
  minShareCount: 2,
  maxModuleSize: 1800,
};

/** Bundles the app and the acts for browsers into a folder: one chunk a block type, one style sheet. Gives what documents name. */
async function bundleClient(outDir: string): Promise<Omit<ClientEntries, 'loader'>> {
  const result = await build({
    ...viteConfig,
    build: {
      outDir,
      emptyOutDir: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      assetsDir: 'assets',
      rollupOptions: {
        checks,
        input: { app: join(engineRoot, 'src/client/app.tsx'), acts: join(engineRoot, 'src/client/acts.ts') },
        // The app and the acts share code; neither waits for a second file because of that.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: [sharedComponents, smallComponents] } },
      },
    },
  });
  const output = outputOf(result);
  const [app, acts] = ['app', 'acts'].map((name) =>
    output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name),
  );
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (!app || !acts || !sheet) throw new Error('the client bundle lacks an entry or the style sheet');
  return { app: `/${app.fileName}`, acts: `/${acts.fileName}`, styles: `/${sheet.fileName}` };
}

/** Bundles a part of what runs before intent: the text of a classic script. */
export async function bundleLoader(part: 'first-paint' | 'loader'): Promise<string> {
  const result = await build({
    ...viteConfig,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        checks,
        input: join(engineRoot, `src/loader/${part}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = outputOf(result);
  return chunk.code.trim();
}

/** Bundles the renderer for Node, with everything that it needs, as one file. */
async function bundleServer(outDir: string): Promise<void> {
  await build({
    ...viteConfig,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      rollupOptions: {
        checks,
        input: join(engineRoot, 'src/server/render.tsx'),
        output: { format: 'cjs', entryFileNames: bundleFiles.renderer, codeSplitting: false },
      },
    },
  });
}

/** Writes all that is bundled once for every page into a folder, under the names of `bundleFiles`. */
export async function writeBundles(folder: string): Promise<void> {
  const client = join(folder, bundleFiles.client);
  const [entries, firstPaint, loader] = await Promise.all([
    bundleClient(client),
    bundleLoader('first-paint'),
    bundleLoader('loader'),
    bundleServer(folder),
  ]);
  const address = `/assets/loader-${contentHash(loader)}.js`;
  await writeFile(join(client, address), loader);
  await writeFile(join(folder, bundleFiles.entries), JSON.stringify({ ...entries, loader: address }));
  await writeFile(join(folder, bundleFiles.firstPaint), firstPaint);
}
