import { createServer as createHttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { createServer } from 'vite';
import { bundleLoader, viteConfig } from './building/bundle';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { problemText } from './content-root';
import { openLive } from './dev/live-content';
import { pageHandler } from './dev/page-handler';
import { pictureHandler } from './dev/picture-handler';
import { watchContent } from './dev/watch';
import { engineRoot } from './engine.mjs';

/** `npm run dev`: the site with live preview. A saved file is on screen at once; problems are named on the page that has them. */
async function serveLive(root: string): Promise<undefined> {
  const port = Number(process.env.PORT ?? 5173);
  const [loader, live] = await Promise.all([bundleLoader(), openLive(root)]);
  const problems = problemText(live.root);
  if (problems !== '') console.error(problems);

  const http = createHttpServer();
  const vite = await createServer({
    ...viteConfig,
    appType: 'custom',
    // All packages are found before the first page asks for one: found later, they would reload it, or fail it half-way.
    optimizeDeps: { entries: ['src/client/dev/dev.ts', 'src/blocks/*.tsx'] },
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const files = sirv(join(root, 'public'), { dev: true });
  const pages = pageHandler(vite, loader, live);
  const pictures = pictureHandler(root, join(engineRoot, '.cache/pictures'), live);

  http.on('request', async (request, response) => {
    try {
      if (await pictures(request, response)) return;
      files(request, response, () => vite.middlewares(request, response, () => void pages(request, response)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  watchContent(vite, root, live);
  http.listen(port, () => console.log(`Roofline, live: http://localhost:${port}`));
}

export const command = defineCommand({ flags: { root: rootFlag }, run: ({ root }) => serveLive(resolve(root)) });
