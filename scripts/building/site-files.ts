import { join } from 'node:path';
import { isHidden } from '../../src/addresses/hidden-file';
import { queriesInOrder, redirectsOf } from '../../src/addresses/redirects';
import { studioRoute } from '../../src/addresses/studio-address';
import { isIndexed } from '../../src/head/is-indexed';
import type { Inventory, Site } from '../../src/model/site';
import { fillPublicHtml } from '../../src/pages/public-html';
import { feedFiles } from '../feed';
import type { HostInput } from '../hosts/host';
import { llmsTxt } from '../llms-txt';
import type { OutputFile } from '../output/output-file';
import { fileText } from '../plain-file.mjs';
import { robotsTxt } from '../robots';
import { sitemapFiles } from '../sitemap';
import { siteIcons } from './site-icons';

/** Originals of pictures stay at home, as pages show their renditions, and so do hidden files, which may hold secrets. */
const isPublished = (file: string): boolean => !file.startsWith('/images/') && !isHidden(file);

/** Before this year no business had a website with addresses of its own to keep. */
const firstWebsites = 1995;

/** What the files of a host are made from; `policy` is the content security policy. */
export const hostInput = (
  { config, pages, year }: Site,
  { files }: Inventory,
  policies: Pick<HostInput, 'policy' | 'studioPolicy'>,
): HostInput => ({
  url: config.url,
  years: { first: Math.max(config.business.founded ?? firstWebsites, firstWebsites), last: year },
  redirects: redirectsOf({ config, pages }),
  queryRedirects: queriesInOrder(config.queryRedirects),
  routes: [...pages.map(({ route }) => route), ...(config.studio ? [studioRoute] : [])],
  aliases: pages.flatMap(({ aliases }) => aliases),
  files: [...files].filter(isPublished),
  ...policies,
  noindex: [
    ...pages.filter((page) => !isIndexed(page)).map(({ route }) => route),
    ...(config.studio ? [studioRoute, `${studioRoute}/*`] : []),
  ],
});

/** A file of `public/`: an HTML file with the site's facts in it, any other as it is. */
function publicFile(site: Site, folder: string, file: string): OutputFile {
  const [path, source] = [file.slice(1), join(folder, file)];
  if (!file.endsWith('.html')) return { path, copyFrom: source };
  return { path, content: fillPublicHtml(fileText(source), site) };
}

/** Files that are made from the site unless its owner has one of that name in `public/`. */
function madeFiles(site: Site, { files }: Inventory, root: string): OutputFile[] {
  const made = [...siteIcons(site.config, root), ...feedFiles(site), { path: 'llms.txt', content: llmsTxt(site) }];
  return made.filter(({ path }) => !files.has(`/${path}`));
}

/** The files of the site that are not pages: sitemap, robots.txt, icons, feed and what stands in `public/`. */
export function siteFiles(site: Site, inventory: Inventory, root: string): OutputFile[] {
  const folder = join(root, 'public');
  const { pictures, files } = inventory;
  return [
    ...sitemapFiles(site, { pictures }),
    { path: 'robots.txt', content: robotsTxt(site.config) },
    ...madeFiles(site, inventory, root),
    ...[...files].filter(isPublished).map((file) => publicFile(site, folder, file)),
  ];
}
