import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { build } from 'vite';
import { iconPart, iconPartFile, iconParts } from '../../src/model/icon-parts';
import { viteConfig } from '../building/bundle';
import { engineHash, engineRoot } from '../engine-root.mjs';
import { readIcons } from '../icons';
import { kept } from '../kept.mjs';
import { lateModulesPlugin, withoutLinkFinder } from './late-modules';

/**
 * All blocks are one file of the frame: a page shows a dozen of them, and each costs a request and a style sheet, of which most are
 * smaller than what a browser does to load one.
 */
const blocks = { name: 'blocks', test: /\/src\/(?:blocks|parts|layout)\// };

/** Bundles the studio into a folder: the app, the frame that draws pages, and the engine as a worker; and the icons beside them. */
async function bundleStudio(outDir: string): Promise<void> {
  await build({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), lateModulesPlugin, withoutLinkFinder],
    root: join(engineRoot, 'studio'),
    define: { engineName: JSON.stringify(engineHash(engineRoot)) },
    // It is uploaded to whatever address.
    base: './',
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: {
        polyfill: false,
        // The worker has no document to put links into.
        resolveDependencies: (file, others, { hostId }) =>
          hostId.endsWith('/engine.js') || file.includes('/closely-') ? [] : others,
      },
      assetsDir: 'studio-assets',
      chunkSizeWarningLimit: 4000,
      rollupOptions: {
        checks: { pluginTimings: false },
        input: {
          index: join(engineRoot, 'studio/index.html'),
          frame: join(engineRoot, 'studio/frame.html'),
          // Bundled with the others, so that what both need is there once; the app knows it by its name.
          engine: join(engineRoot, 'studio/engine/worker.ts'),
        },
        output: {
          codeSplitting: { groups: [blocks], includeDependenciesRecursively: false },
          entryFileNames: ({ name }) => `studio-assets/${name === 'engine' ? name : `${name}-[hash]`}.js`,
        },
      },
    },
  });
  await withoutUnused(join(outDir, 'studio-assets'));
  const icons = await readIcons();
  await writeFile(join(outDir, 'icon-names.json'), JSON.stringify([...icons.keys()]));
  await mkdir(join(outDir, 'icons'));
  for (let part = 0; part < iconParts; part += 1) {
    const some = [...icons].filter(([name]) => iconPart(name) === part);
    await writeFile(join(outDir, iconPartFile(part)), JSON.stringify(Object.fromEntries(some)));
  }
}

/** Takes rules out of the style sheets whose classes no script has: those of the library hold all of its components. */
async function withoutUnused(folder: string): Promise<void> {
  const names = await readdir(folder);
  const read = (ending: string) =>
    Promise.all(
      names
        .filter((name) => name.endsWith(ending))
        .map(async (name) => ({ path: join(folder, name), raw: await readFile(join(folder, name), 'utf8') })),
    );
  const [scripts, sheets] = [await read('.js'), await read('.css')];
  const words = new Set(scripts.flatMap(({ raw }) => raw.match(/[\w-]+/g) ?? []));
  // All sheets at once: the words are many, and are looked through for each call.
  const purged = await new PurgeCSS().purge({
    content: [{ raw: [...words].join('\n'), extension: 'js' }],
    css: sheets.map(({ raw }) => ({ raw })),
    defaultExtractor: (content) => content.split('\n'),
    // What state a component is in is written into its attributes as it runs; no script has their whole names.
    dynamicAttributes: sheets.flatMap(({ raw }) => [...raw.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)),
  });
  await Promise.all(sheets.map(({ path, raw }, index) => writeFile(path, purged[index]?.css ?? raw)));
}

/** The studio as files, made once for each state of the engine. */
export const studioFiles = (): Promise<string> => kept(engineRoot, 'studio', bundleStudio);
