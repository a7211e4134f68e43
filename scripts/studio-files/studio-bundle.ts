import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { viteConfig } from '../building/bundle';
import { engineRoot } from '../engine-root.mjs';
import { readIcons } from '../icons';
import { kept } from '../kept.mjs';

/** Bundles the studio into a folder: the app, the frame that draws pages, and the engine as a worker; and the icons beside them. */
async function bundleStudio(outDir: string): Promise<void> {
  await build({
    ...viteConfig,
    root: join(engineRoot, 'studio'),
    // It is uploaded to whatever address.
    base: './',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      assetsDir: 'studio-assets',
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        checks: { pluginTimings: false },
        input: { index: join(engineRoot, 'studio/index.html'), frame: join(engineRoot, 'studio/frame.html') },
      },
    },
  });
  const icons = await readIcons();
  await writeFile(join(outDir, 'icon-names.json'), JSON.stringify([...icons.keys()]));
  await writeFile(join(outDir, 'icons.json'), JSON.stringify(Object.fromEntries(icons)));
}

/** The studio as files, made once for each state of the engine. */
export const studioFiles = (): Promise<string> => kept(engineRoot, 'studio', bundleStudio);
