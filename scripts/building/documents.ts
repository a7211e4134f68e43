import { join } from 'node:path';
import { manifestUrl } from '../../src/addresses/addresses';
import { dataUrl, siteDataUrl, siteDataUrlIn } from '../../src/client/data-url';
import { contentHash } from '../../src/model/content-hash';
import type { PageContent, PageData, SiteData } from '../../src/model/page-data';
import type { Inventory, Page, PictureFile, Site } from '../../src/model/site';
import { configIn } from '../../src/model/words/words-of';
import { pageContent, picturesOn, siteData } from '../../src/pages/assemble';
import { renderDocument } from '../../src/pages/document';
import { htmlAttributes } from '../../src/pages/html-attributes';
import { shapeOf } from '../../src/pages/shape-of';
import type { Icons } from '../../src/server/page-icons';
import { furtherFaces, themeFaces, themeProperties } from '../../src/styles/theme-css';
import { digestOf } from '../output/digest';
import type { OutputFile } from '../output/output-file';
import { buildId } from './build-id';
import type { ClientBundle } from './bundles';
import { firstScreenCss } from './first-screen-css';
import { iconFile } from './icon-file';
import type { PageVersions } from './page-versions';

/** What documents are made from, besides the content. */
export interface Renderer {
  template: string;
  client: Pick<ClientBundle, 'app' | 'acts' | 'loader' | 'css'>;
  /** The script of every document, inlined. */
  firstPaint: string;
  /** Loads what draws pages; not asked for where all are drawn already. */
  server: () => typeof import('../../src/server/render');
  /** A script for the 404 page, where the host has no redirects of its own. */
  notFoundScript?: string;
  /** The folder of this state of the engine: another one may draw otherwise. */
  engine: string;
  /** What is known of the pages; without it each is looked at. */
  versions?: Pick<PageVersions, 'of'>;
}

/** A page as it goes into the output: its document, and its data as JSON. */
interface DrawnFiles {
  html: string;
  data: string;
}

/** The file of the document at a route: `/` → `index.html`, `/a/b` → `a/b.html`. */
const documentPath = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/**
 * The documents and data files of all pages, each with a name that says all that it is made from. What is not asked for is
 * neither named nor drawn, and only the last page is at hand.
 */
export function documents(site: Site, inventory: Inventory, renderer: Renderer): OutputFile[] {
  const { template, client, firstPaint, notFoundScript = '', versions = { of: (_, make) => make() } } = renderer;
  const icons = iconFile(site, inventory.icons);
  const rules = themeProperties(site.config.theme) + client.css;
  const sheet = furtherFaces(site.config.theme.fonts) + rules;
  const served = { styles: `/assets/styles-${contentHash(sheet)}.css`, iconFile: icons.address };
  const { build: _, ...shared } = { ...siteData(site, ''), ...served };
  const facts = { ...shared, build: buildId(shared, client) };
  const css = firstScreenCss(rules, join(renderer.engine, 'first-screens'));
  const spoken = new Map<string | undefined, Spoken>();
  const files: OutputFile[] = [
    { path: icons.address.slice(1), content: icons.content },
    { path: served.styles.slice(1), content: sheet },
  ];
  for (const language of new Set([undefined, ...site.pages.map((page) => page.language)])) {
    const own = language === undefined ? facts : { ...siteData(site, facts.build, language), ...served };
    const url = language === undefined ? siteDataUrl : siteDataUrlIn(language);
    files.push({ path: url.slice(1), content: JSON.stringify(own) });
    const code = language === undefined ? client : { ...client, site: url };
    const attributes = htmlAttributes(
      configIn(site.config, language),
      { route: '', version: '', year: site.year },
      code,
    );
    const draw = pageDrawer(attributes, own, { drawings: inventory.icons, filed: icons.filed }, { ...renderer, css });
    const madeFromAll = digestOf(
      JSON.stringify([own, client.app, client.acts, client.loader, template, firstPaint, renderer.engine]),
    );
    spoken.set(language, { draw, madeFromAll });
  }
  const contents = lastMade<WrittenContent>();
  const atHand = lastMade<Promise<DrawnFiles>>();
  for (const page of site.pages) {
    const { draw, madeFromAll } = spoken.get(page.language) ?? unspoken(page.language);
    const script = page.route === '/404' ? notFoundScript : '';
    const contentOf = () => contents(page.route, () => writtenContent(site, page, inventory, facts.build));
    const make = () => atHand(page.route, () => draw(contentOf(), script));
    let known: string | undefined;
    const name = () => {
      known ??= digestOf(`${madeFromAll} ${versions.of(page, () => contentOf().content.version)} ${script}`);
      return known;
    };
    const file = (path: string, part: keyof DrawnFiles): OutputFile => ({
      path,
      get name() {
        return `${name()} ${part}`;
      },
      make: async () => (await make())[part],
    });
    files.push(...[page.route, ...page.aliases].map((address) => file(documentPath(address), 'html')));
    files.push(file(dataUrl(page.route).slice(1), 'data'));
  }
  return files;
}

/** What a page is drawn from, and its own part of that as JSON: it is written once, for its name and for the file. */
interface WrittenContent {
  content: PageContent;
  own: string;
}

function writtenContent(site: Site, page: Page, inventory: Inventory, build: string): WrittenContent {
  let own = '';
  const content = pageContent(site, page, inventory, build, (value) => {
    own = JSON.stringify(value);
    return digestOf(own).slice(0, 16);
  });
  return { content, own };
}

/** The data of a page as JSON. */
const dataOf = ({ content, own }: WrittenContent, icons: PageData['icons']): string => {
  const { build, language, version } = content;
  const shared = JSON.stringify({ build, language, version }).slice(0, -1);
  return `${shared},${own.slice(1, -1)},"icons":${JSON.stringify(icons)}}`;
};

/** Remembers what was made last, by its name. */
function lastMade<T>(): (name: string, make: () => T) => T {
  let last: { name: string; made: T } | undefined;
  return (name, make) => {
    if (last?.name !== name) last = { name, made: make() };
    return last.made;
  };
}

/** What draws the pages in a language, and the text of all that they have in common. */
interface Spoken {
  draw: ReturnType<typeof pageDrawer>;
  madeFromAll: string;
}

function unspoken(language: string | undefined): never {
  throw new Error(`no page is in ${language}`);
}

/** Gives a function that draws a page; what that takes is loaded for the first. */
function pageDrawer(
  attributes: Readonly<Record<string, string>>,
  facts: SiteData,
  icons: Icons,
  renderer: Renderer & { css: ReturnType<typeof firstScreenCss> },
) {
  const { template, client, firstPaint, server, css } = renderer;
  const faces = themeFaces(facts.theme);
  const root = { html: `<html${attributes.dir === undefined ? '' : ` dir="${attributes.dir}"`}>` };
  let opened: Promise<ReturnType<ReturnType<typeof server>['pageDrawer']>> | undefined;
  const open = async () => {
    const { ready, pageDrawer } = server();
    await ready();
    return pageDrawer(facts, icons, shapeOf);
  };
  return async (written: WrittenContent, script: string): Promise<DrawnFiles> => {
    const { content } = written;
    opened ??= open();
    const drawPage = await opened;
    const { data, html: bodyHtml, firstScreen } = drawPage(content);
    const html = renderDocument({
      template,
      head: data.head,
      theme: facts.theme,
      attributes: { ...attributes, 'data-page': content.page.route, 'data-version': content.version },
      css: faces + (await css([root, ...firstScreen])),
      firstPaint: firstPaint + script,
      loader: client.loader,
      manifest: manifestUrl,
      bodyHtml,
    });
    return { html, data: dataOf(written, data.icons) };
  };
}

/** The pictures that the site shows, social cards included, by name. */
export function shownPictures(
  { config, pages, posts }: Site,
  { pictures }: Inventory,
): [src: string, file: PictureFile][] {
  const names = pages.flatMap((page) => [...picturesOn(page, posts), ...(page.image ? [page.image.src] : [])]);
  const shown = new Set([...names, ...(config.seo.image ? [config.seo.image.src] : [])]);
  return [...pictures].filter(([src]) => shown.has(src));
}
