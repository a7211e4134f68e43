import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built site under test. */
export const dist = join(import.meta.dirname, '../dist');

/** The HTML documents of the build as paths below `dist/`. */
const documents = (readdirSync(dist, { recursive: true }) as string[])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html') && !path.startsWith('embed/'))
  .sort();

const addressOf = (path: string): string => (path === 'index.html' ? '/' : `/${path.replace(/\.html$/, '')}`);

/** The built document at an address. */
export const documentAt = (address: string): string =>
  readFileSync(join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`), 'utf8');

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="https:\/\/[^/"]+(\/[^"]*)"/.exec(html)?.[1];

/** Every address that answers with a page, the 404 page left out: primaries and aliases. */
export const addresses = documents.map(addressOf).filter((address) => address !== '/404');

/** The addresses that are their own canonical: one for each page. */
export const routes = addresses.filter((address) => canonicalOf(documentAt(address)) === address);

/** The addresses that show another page's content. */
export const aliases = addresses.filter((address) => !routes.includes(address));

export const widths = [360, 768, 1440] as const;
