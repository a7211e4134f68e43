import type { ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import { pageAt } from '../../src/addresses/page-lookup';
import { matchRedirect, redirectsOf, redirectTable } from '../../src/addresses/redirects';
import { dataUrl, siteDataUrl, siteDataUrlIn } from '../../src/client/data-url';
import { escapeHtml } from '../../src/head/escape-markup';
import type { Inventory, Page, Site } from '../../src/model/site';
import { siteForms } from '../../src/model/site-forms';
import { configIn } from '../../src/model/words/words-of';
import { pageContent, siteData } from '../../src/pages/assemble';
import { renderDocument } from '../../src/pages/document';
import { type ClientCode, htmlAttributes } from '../../src/pages/html-attributes';
import { themeCss } from '../../src/styles/theme-css';
import { faultSentence } from '../command-line/fault-sentence';
import { problemText } from '../content-root';
import { localForms, sentHere } from '../leads/post-forms';
import type { RequestAddress } from '../serving/request-address';
import { blocksPage, blocksRoute } from './blocks-page';
import type { LiveContent } from './live-content';
import { standIn } from './stand-in';

interface Shown {
  site: Site;
  inventory: Inventory;
  template: string;
}

/** Names every page of a dev server: there are no other builds to tell it from. */
const build = 'dev';

/** The code of every page, as Vite serves it from the sources. */
const client: ClientCode = { app: '/src/client/dev/live-app.ts', acts: '/src/client/acts.ts' };

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
};
const html = 'text/html; charset=utf-8';

function redirectTo(site: Site, url: RequestAddress): string | undefined {
  const table = redirectTable(redirectsOf(site), site.config.queryRedirects);
  return matchRedirect(table, url, (path) => pageAt(site, path) !== undefined);
}

async function draw(vite: ViteDevServer, { site, inventory }: Shown, page: Page) {
  // The module is typed by its source; Vite can't know.
  const server = (await vite.ssrLoadModule('/src/server/render.tsx')) as typeof import('../../src/server/render');
  await server.ready();
  return server.drawPage(siteData(site, build, page.language), pageContent(site, page, inventory, build), {
    drawings: inventory.icons,
  });
}

/** The JSON at an address below /data/, as the build writes it. */
async function dataAt(vite: ViteDevServer, shown: Shown, path: string): Promise<object | undefined> {
  if (path === siteDataUrl) return siteData(shown.site, build);
  const spoken = shown.site.pages.find(({ language }) => language && siteDataUrlIn(language) === path);
  if (spoken) return siteData(shown.site, build, spoken.language);
  const page = shown.site.pages.find(({ route }) => dataUrl(route) === path);
  return page && (await draw(vite, shown, page)).data;
}

/** The styles of all that pages are drawn with, so that a page looks as it will before its scripts have come. */
const styleSheets = (vite: ViteDevServer): string[] => [
  '/src/styles/index.css',
  ...[...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.module.css')),
];
const sheetLink = (url: string): string => `<link rel="stylesheet" href="${escapeHtml(url)}">`;

const formsHere = ({ config }: Site) => localForms({ forms: siteForms(config) });

async function documentOf(vite: ViteDevServer, firstPaint: string, shown: Shown, route: string): Promise<string> {
  const { site, template } = shown;
  const page = pageAt(site, route) ?? pageAt(site, '/404');
  if (!page) return standIn(vite, '/', 'No such page', 'Add pages/404.yaml to say so in your own words.');
  const { data, html: bodyHtml } = await draw(vite, shown, page);
  const drawn = renderDocument({
    template,
    head: data.head,
    theme: site.config.theme,
    attributes: htmlAttributes(
      configIn(site.config, page.language),
      { route: page.route, year: site.year },
      {
        ...client,
        ...(page.language !== undefined && { site: siteDataUrlIn(page.language) }),
      },
    ),
    css: themeCss(site.config.theme),
    firstPaint,
    bodyHtml,
  });
  const text = sentHere(drawn, formsHere(site));
  const styled = text.replace('</head>', `${styleSheets(vite).map(sheetLink).join('')}</head>`);
  return vite.transformIndexHtml(
    page.route,
    styled.replace('</body>', `<script type="module" src="${client.app}"></script></body>`),
  );
}

/** What an error says, with the places that it was thrown at; of a site's own block what it says, and where in its files. */
function faultText(error: unknown, vite: ViteDevServer): string {
  if (!(error instanceof Error)) return String(error);
  const sentence = faultSentence(error);
  const thrown = sentence !== undefined && error.cause instanceof Error ? error.cause : error;
  vite.ssrFixStacktrace(thrown);
  const stack = thrown.stack ?? thrown.message;
  if (sentence === undefined) return stack;
  return [sentence, ...stack.split('\n').filter((line) => line.includes('/blocks/'))].join('\n');
}

/** Answers for pages, their data and old addresses. A page that can't be drawn says so, and is drawn after the next save. */
export function pageHandler(vite: ViteDevServer, firstPaint: string, live: LiveContent) {
  const answer = async (url: RequestAddress, response: ServerResponse): Promise<void> => {
    const site = live.preview();
    if (!site) return send(response, 503, html, await standIn(vite, '/', 'Not ready yet', problemText(live.root)));
    const inventory = live.inventory();
    const isAsked = [blocksRoute, dataUrl(blocksRoute)].includes(url.pathname);
    const blocks = isAsked ? blocksPage(site, inventory) : undefined;
    const pages = blocks ? [...site.pages, blocks] : site.pages;
    const shown = { site: { ...site, pages }, inventory, template: live.root.template };
    if (url.pathname.startsWith('/data/')) {
      const data = await dataAt(vite, shown, url.pathname);
      const text = sentHere(JSON.stringify(data ?? null), formsHere(site));
      return send(response, data ? 200 : 404, 'application/json', text);
    }
    const target = redirectTo(site, url);
    if (target) return void response.writeHead(301, { Location: target }).end();
    const status = pageAt(shown.site, url.pathname) ? 200 : 404;
    send(response, status, html, await documentOf(vite, firstPaint, shown, url.pathname));
  };
  return async (address: RequestAddress, response: ServerResponse): Promise<void> => {
    try {
      await answer(address, response);
    } catch (error) {
      // Nobody waits for the answer of a server that was closed meanwhile.
      if (response.destroyed) return;
      const text = faultText(error, vite);
      console.error(text);
      send(response, 500, html, await standIn(vite, '/', 'This page cannot be drawn', stripVTControlCharacters(text)));
    }
  };
}
