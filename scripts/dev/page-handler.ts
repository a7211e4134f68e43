import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { pageAt } from '../../src/addresses/page-lookup';
import { matchRedirect, redirectsOf, redirectTable } from '../../src/addresses/redirects';
import { dataUrl, siteDataUrl } from '../../src/client/data-url';
import { schedulesOf } from '../../src/model/schedule';
import { pageData, siteData } from '../../src/pages/assemble';
import { renderDocument } from '../../src/pages/document';
import { themeCss } from '../../src/styles/theme-css';
import { engineRoot } from '../engine.mjs';
import type { ContentState } from './content-state';

type Good = NonNullable<ContentState['good']>;

/** Names every page of a dev server: there are no other builds to tell it from. */
const build = 'dev';

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
};

function redirectTo({ site }: Good, url: URL): string | undefined {
  const table = redirectTable(redirectsOf(site), site.config.queryRedirects);
  return matchRedirect(table, url, (path) => pageAt(site, path) !== undefined);
}

/** The JSON at an address below /data/, as the build writes it. */
function dataAt({ site, inventory }: Good, path: string): object | undefined {
  if (path === siteDataUrl) return siteData(site, build);
  const page = site.pages.find(({ route }) => dataUrl(route) === path);
  return page && pageData(site, page, inventory, build);
}

async function documentOf(
  vite: ViteDevServer,
  loader: string,
  { site, inventory }: Good,
  route: string,
): Promise<string> {
  const page = pageAt(site, route) ?? pageAt(site, '/404');
  if (!page) return 'No such page. Add pages/404.yaml to say so in your own words.';
  // The module is typed by its source; Vite can't know.
  const server = (await vite.ssrLoadModule('/src/server/render.tsx')) as typeof import('../../src/server/render');
  await server.ready();
  const data = pageData(site, page, inventory, build);
  const html = renderDocument({
    template: await readFile(join(engineRoot, 'index.html'), 'utf8'),
    head: data.head,
    theme: site.config.theme,
    attributes: {
      'data-page': page.route,
      'data-app': '/src/client/dev.tsx',
      'data-acts': '/src/blocks/acts.ts',
      'data-schedules': JSON.stringify(schedulesOf(site.config.business)),
    },
    css: themeCss(site.config.theme),
    loader,
    bodyHtml: server.renderPage(siteData(site, build), data),
  });
  const styled = html.replace('</head>', '<link rel="stylesheet" href="/src/styles/index.css"></head>');
  return vite.transformIndexHtml(
    route,
    styled.replace('</body>', '<script type="module" src="/src/client/dev.tsx"></script></body>'),
  );
}

/** Answers for pages, their data and old addresses, from the last good content. */
export function pageHandler(vite: ViteDevServer, loader: string, state: () => ContentState) {
  return async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { good } = state();
    if (!good)
      return send(response, 503, 'text/plain; charset=utf-8', 'The site has errors; they are listed in the terminal.');
    const address = new URL(url, 'http://localhost');
    if (address.pathname.startsWith('/data/')) {
      const data = dataAt(good, address.pathname);
      return send(response, data ? 200 : 404, 'application/json', JSON.stringify(data ?? null));
    }
    const target = redirectTo(good, address);
    if (target) return void response.writeHead(301, { Location: target }).end();
    const status = pageAt(good.site, address.pathname) ? 200 : 404;
    send(response, status, 'text/html; charset=utf-8', await documentOf(vite, loader, good, address.pathname));
  };
}
