import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { siteForms } from '../../src/model/site-forms';
import { bundleLoader, viteConfig } from '../building/bundle';
import { problemText } from '../content-root';
import { keepEditorFiles } from '../editor-files/keep-editor-files';
import { engineRoot } from '../engine-root.mjs';
import { cacheFolder } from '../kept.mjs';
import { type LocalForm, localForms } from '../leads/post-forms';
import { knownFolder } from '../own-blocks/own-folder.mjs';
import { type Handler, sendText } from '../serving/answering';
import { isOrdinary } from '../serving/request-address';
import { sendFile } from '../serving/send-file';
import { openLive } from './live-content';
import { livePictures } from './live-pictures';
import { livePublicFiles } from './live-public-files';
import { ownBlocksChanged } from './own-blocks-changed';
import { pageHandler } from './page-handler';
import { isUnwatched, watchContent } from './watch';
import { watchCode } from './watch-code';

/** Where the modules are that a page in the browser loads; nothing else of the engine's folder is served. */
const modules = /^\/(@vite\/|@id\/|@fs\/|@react-refresh$|src\/|schemas\/|node_modules\/)/;

/** Hidden files are none of them, but for what Vite has made. The engine itself may stand in a hidden folder. */
const isModule = (path: string): boolean => modules.test(path) && !/\/\.(?!vite\/)/.test(belowKnown(path));

const belowKnown = (path: string): string =>
  [engineRoot, knownFolder()].reduce<string>((rest, folder) => rest.replace(`/@fs${folder}`, ''), path);

/** Whose modules may be served: the engine's, and the site's own blocks. */
const servedFolders = [
  ...['src', 'schemas', 'node_modules'].map((name) => join(engineRoot, name)),
  ...[knownFolder() ?? []].flat(),
];

const startVite = (http: Server, root: string): Promise<ViteDevServer> => {
  const cacheDir = cacheFolder(engineRoot, 'node_modules/.vite');
  return createServer({
    ...viteConfig,
    cacheDir,
    appType: 'custom',
    // All packages are found before the first page asks for one: found later, they would reload it, or fail it half-way.
    optimizeDeps: { entries: ['src/client/dev/live-app.ts', 'src/blocks/*.tsx'] },
    server: {
      ...{ middlewareMode: true, hmr: { server: http }, fs: { allow: [...servedFolders, cacheDir] } },
      watch: { ignored: isUnwatched(root) },
    },
  });
};

/** What answers for a site, and the forms that it takes. */
export interface LiveAnswers {
  handle: Handler;
  forms: () => readonly LocalForm[];
  /** Fulfilled when the site's own blocks are others than those that this server knows. */
  outdated: Promise<void>;
  /** Ends what watches and what open pages listen to. */
  close(): Promise<void>;
}

/** Reads the site, watches it, and gives what answers for it: pictures, files of `public/`, the engine's modules, pages. */
export async function siteAnswers(root: string, http: Server): Promise<LiveAnswers> {
  const [firstPaint, loader, live] = await Promise.all([
    bundleLoader('first-paint'),
    bundleLoader('loader'),
    openLive(root),
  ]);
  const problems = problemText(live.root);
  if (problems !== '') console.error(problems);
  await keepEditorFiles(root, live.root);
  const vite = await startVite(http, root);
  watchContent(vite, root, live);
  watchCode(vite, servedFolders);
  const pages = pageHandler(vite, firstPaint + loader, live);
  const files = livePublicFiles(root, live);
  const pictures = await livePictures(root, cacheFolder(engineRoot, '.cache/pictures'), live);

  const handle: Handler = async (address, request, response) => {
    const { path } = address;
    if (!isOrdinary(path)) return sendText(response, 404, '404: no page has such an address.');
    const rendition = await pictures(path);
    if (rendition && (await sendFile(rendition, request, response))) return;
    if (await files(path, request, response)) return;
    if (isModule(path)) {
      await new Promise<void>((resolve, reject) =>
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
      );
    }
    await pages(address, response);
  };
  const forms = () => {
    const config = live.preview()?.config;
    return config ? localForms({ forms: siteForms(config) }) : [];
  };
  return { handle, forms, outdated: ownBlocksChanged(vite, root), close: () => vite.close() };
}
