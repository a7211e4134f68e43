import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** The engine's own folder; the content root may be another. */
export const engineRoot = join(import.meta.dirname, '../..');

/** What every Vite run here has in common, the dev server too. */
export const viteConfig: InlineConfig = {
  root: engineRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  // The same short names in both bundles: they come from the file's path and the class, not from the bundle.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
};

/** Rolldown's advice on slow plugins is for those who write plugins. */
const checks = { pluginTimings: false };

/** What a browser gets: its files by path below the site, and the addresses that a document names. */
export interface ClientBundle {
  files: { path: string; content: string | Uint8Array }[];
  /** The module with `start()`. */
  app: string;
  /** The full style sheet. */
  styles: string;
  css: string;
}

type Output = Rolldown.RolldownOutput['output'];

const outputOf = (result: Awaited<ReturnType<typeof build>>): Output => {
  // `build` is typed for watch mode and several outputs as well; these configs ask for neither.
  return (result as Rolldown.RolldownOutput).output;
};

/** Bundles the app for browsers: one chunk a block type, one style sheet. */
async function bundleClient(): Promise<ClientBundle> {
  const result = await build({
    ...viteConfig,
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      assetsDir: 'assets',
      rollupOptions: {
        checks,
        input: join(engineRoot, 'src/client/app.tsx'),
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  const output = outputOf(result);
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (!entry || sheet?.type !== 'asset') throw new Error('the client bundle has no entry or no style sheet');
  const files = output.map((file) => ({
    path: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
  return { files, app: `/${entry.fileName}`, styles: `/${sheet.fileName}`, css: String(sheet.source) };
}

/** Bundles the loader: the text of a classic script to stand inline in every document. */
export async function bundleLoader(): Promise<string> {
  const result = await build({
    ...viteConfig,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        checks,
        input: join(engineRoot, 'src/loader/loader.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = outputOf(result);
  return chunk.code.trim();
}

/** Bundles the renderer for Node and loads it. */
async function bundleServer(cache: string): Promise<typeof import('../../src/server/render')> {
  await mkdir(cache, { recursive: true });
  await build({
    ...viteConfig,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(cache, 'server'),
      emptyOutDir: true,
      rollupOptions: {
        checks,
        input: join(engineRoot, 'src/server/render.tsx'),
        output: { format: 'cjs', entryFileNames: 'render.cjs', codeSplitting: false },
      },
    },
  });
  // `require`, because Vite's runner, in which this script runs, takes `import()` for itself and is done by now.
  return createRequire(import.meta.url)(join(cache, 'server/render.cjs'));
}

/** All that is bundled once for every page. */
export async function bundles(cache: string) {
  const [client, loader, server] = await Promise.all([bundleClient(), bundleLoader(), bundleServer(cache)]);
  return { client, loader, server };
}

/** How many files a browser may load, and what they weigh uncompressed. */
export function weigh({ files }: ClientBundle): string {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  return `${files.length} files, ${Math.round(bytes / 1000)} kB`;
}
