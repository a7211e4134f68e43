import { dataUrl, siteDataUrl } from '../../src/client/data-url';
import type { Inventory, PictureFile, Site } from '../../src/model/site';
import { pageContent, picturesOn, siteData } from '../../src/pages/assemble';
import { renderDocument } from '../../src/pages/document';
import { htmlAttributes } from '../../src/pages/html-attributes';
import { themeCss } from '../../src/styles/theme-css';
import type { OutputFile } from '../output/output-file';
import type { ClientBundle } from './bundles';
import { pageCss } from './page-css';

/** What documents are made from, besides the content. */
export interface Renderer {
  template: string;
  client: Pick<ClientBundle, 'app' | 'acts' | 'styles' | 'css'>;
  loader: string;
  server: typeof import('../../src/server/render');
  /** Names the build. */
  build: string;
  /** A script for the 404 page, where the host has no redirects of its own. */
  notFoundScript?: string;
}

/** The file of the document at a route: `/` → `index.html`, `/a/b` → `a/b.html`. */
const documentPath = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The documents and data files of all pages, one after the other, so that memory holds one page at a time. */
export async function* documents(site: Site, inventory: Inventory, renderer: Renderer): AsyncGenerator<OutputFile> {
  const { template, client, server, build, notFoundScript = '' } = renderer;
  await server.ready();
  const facts = siteData(site, build);
  const css = pageCss(client.css);
  const theme = themeCss(site.config.theme);
  yield { path: siteDataUrl.slice(1), content: JSON.stringify(facts) };
  for (const page of site.pages) {
    const { data, html: bodyHtml } = server.drawPage(facts, pageContent(site, page, inventory, build), inventory.icons);
    const html = renderDocument({
      template,
      head: data.head,
      theme: site.config.theme,
      attributes: htmlAttributes(site.config, page.route, client),
      css: theme + (await css(bodyHtml)),
      loader: renderer.loader + (page.route === '/404' ? notFoundScript : ''),
      bodyHtml,
    });
    for (const address of [page.route, ...page.aliases]) yield { path: documentPath(address), content: html };
    yield { path: dataUrl(page.route).slice(1), content: JSON.stringify(data) };
  }
}

/** The pictures that the site shows, social cards included, by name. */
export function shownPictures(
  { config, pages, posts }: Site,
  { pictures }: Inventory,
): [src: string, file: PictureFile][] {
  const names = pages.flatMap((page) => [...picturesOn(page, posts), ...(page.image ? [page.image.src] : [])]);
  const shown = new Set([config.seo.image.src, ...names]);
  return [...pictures].filter(([src]) => shown.has(src));
}
