import { join } from 'node:path';
import { build } from 'vite';
import { viteConfig } from '../building/bundle';
import { engineRoot } from '../engine-root.mjs';
import { kept } from '../kept.mjs';

/** Bundles the studio into a folder: the app, the frame that draws pages, and the engine as a worker. */
const bundleStudio = (outDir: string, base: string) =>
  build({
    ...viteConfig,
    root: join(engineRoot, 'studio'),
    base,
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

/** The studio as files, made once for each state of the engine. */
export const studioFiles = (): Promise<string> => kept(engineRoot, 'studio', (folder) => bundleStudio(folder, '/'));
