import { createServer as createHttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { createServer } from 'vite';
import { bundleLoader, viteConfig } from './building/bundle';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { refresh } from './dev/content-state';
import { pageHandler } from './dev/page-handler';
import { pictureHandler } from './dev/picture-handler';
import { printProblems, watchContent } from './dev/watch';
import { engineRoot } from './engine.mjs';

/** `npm run dev`: the site with live preview. A saved file is on screen at once; problems are an overlay over the last good page. */
async function serveLive(root: string): Promise<undefined> {
  const port = Number(process.env.PORT ?? 5173);
  const [loader, first] = await Promise.all([bundleLoader(), refresh(root)]);
  const state = { now: first };
  printProblems(first);

  const http = createHttpServer();
  const vite = await createServer({
    ...viteConfig,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const files = sirv(join(root, 'public'), { dev: true });
  const pages = pageHandler(vite, loader, () => state.now);
  const pictures = pictureHandler(root, join(engineRoot, '.cache/pictures'), () => state.now);

  http.on('request', async (request, response) => {
    try {
      if (await pictures(request, response)) return;
      files(request, response, () => vite.middlewares(request, response, () => void pages(request, response)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  watchContent(vite, root, state);
  http.listen(port, () => console.log(`Roofline, live: http://localhost:${port}`));
}

export const command = defineCommand({ flags: { root: rootFlag }, run: ({ root }) => serveLive(resolve(root)) });
