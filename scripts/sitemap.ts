import { alternateLinks } from '../src/head/alternates';
import { escapeXml } from '../src/head/escape-markup';
import { isListed } from '../src/head/is-listed';
import { modifiedDay } from '../src/head/modified-day';
import { byText } from '../src/model/order';
import { pictureUrl, pictureWidths } from '../src/model/picture-url';
import type { Page, PictureFile, Site } from '../src/model/site';
import { pageFacts } from '../src/resolving/page-facts';
import type { OutputFile } from './output/output-file';

/** Limits of the protocol (sitemaps.org): addresses and bytes in one file; pictures of one address. */
const limits = { urls: 50_000, bytes: 50_000_000, pictures: 1000 };

interface SitemapOptions {
  /** The pictures in `public/images/`; without them the sitemap names no pictures. */
  pictures?: ReadonlyMap<string, PictureFile>;
  /** The most addresses in one file. */
  limit?: number;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const languages = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function imageTags(page: Page, url: string, pictures: ReadonlyMap<string, PictureFile>): string {
  const sources = [...(page.image ? [page.image.src] : []), ...pageFacts(page).sources];
  const names = [...new Set(sources.filter((source) => pictures.has(source)))].slice(0, limits.pictures);
  return names
    .map((name) => {
      const file = pictures.get(name);
      const largest = file && Math.max(...pictureWidths(file));
      if (!file || !largest) return '';
      const address = encodeURI(url + pictureUrl(name, file, largest, 'jpg'));
      return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>\n`;
    })
    .join('');
}

/** The page in each of its languages, as search engines want it beside every one of them. */
const alternateTags = (site: Pick<Site, 'config' | 'pages'>, page: Page): string =>
  alternateLinks(site, page)
    .map(
      ({ hreflang, href = '' }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(encodeURI(href))}"/>\n`,
    )
    .join('');

function urlTag(site: Pick<Site, 'config' | 'pages'>, page: Page, pictures: ReadonlyMap<string, PictureFile>): string {
  const { url } = site.config;
  const modified = modifiedDay(page);
  return `<url>
<loc>${escapeXml(encodeURI(url + page.route))}</loc>
${modified ? `<lastmod>${modified}</lastmod>\n` : ''}<changefreq>${page.changefreq}</changefreq>
<priority>${page.priority.toFixed(1)}</priority>
${alternateTags(site, page)}${imageTags(page, url, pictures)}</url>
`;
}

/** The entries in groups that each fit into one file. */
function parts(entries: readonly string[], limit: number): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const entry of entries) {
    const bytes = Buffer.byteLength(entry);
    const current = groups.at(-1);
    if (current && current.length < limit && bytes <= room) current.push(entry);
    else groups.push([entry]);
    room = (groups.at(-1)?.length === 1 ? limits.bytes - 1000 : room) - bytes;
  }
  return groups;
}

function urlSet(entries: readonly string[]): string {
  const content = entries.join('');
  const spaces = [protocol, ...(content.includes('<xhtml:') ? [languages] : []), images].join(' ');
  return `${opening}<urlset ${spaces}>\n${content}</urlset>\n`;
}

const index = (paths: readonly string[], url: string): string =>
  `${opening}<sitemapindex ${protocol}>\n${paths
    .map((path) => `<sitemap><loc>${escapeXml(`${url}/${path}`)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/**
 * `sitemap.xml` with every page that search engines are to list, sorted by route; where one file would be too large,
 * an index of `sitemap-1.xml`, `sitemap-2.xml` … (sitemaps.org).
 */
export function sitemapFiles(site: Pick<Site, 'config' | 'pages'>, options: SitemapOptions = {}): OutputFile[] {
  const { config, pages } = site;
  const { pictures = new Map(), limit = limits.urls } = options;
  const listed = pages.filter(isListed).sort((a, b) => byText(a.route, b.route));
  const groups = parts(
    listed.map((page) => urlTag(site, page, pictures)),
    limit,
  );
  if (groups.length <= 1) return [{ path: 'sitemap.xml', content: urlSet(groups.flat()) }];
  const files = groups.map((group, at) => ({ path: `sitemap-${at + 1}.xml`, content: urlSet(group) }));
  return [
    {
      path: 'sitemap.xml',
      content: index(
        files.map(({ path }) => path),
        config.url,
      ),
    },
    ...files,
  ];
}
