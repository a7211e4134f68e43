import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RedirectTable, redirectTable } from '../../src/addresses/redirects';
import { siteDataUrl } from '../../src/client/data-url';
import type { SiteData } from '../../src/model/page-data';
import { fileBelow } from './file-below';

/** Names that belong to a host: written into the site but never served. The 404 page has no address. */
const unserved = /^\/(_redirects|_headers|vercel\.json|nginx\.conf|Caddyfile|CNAME|404|404\.html)$/;

/** The file by which a built site in a folder answers a path: the file of that name or a page. */
export function servedFile(dist: string, path: string): string | undefined {
  if (unserved.test(path)) return undefined;
  if (path === '/') return fileBelow(dist, '/index.html');
  return fileBelow(dist, path) ?? fileBelow(dist, `${path}.html`);
}

/** Reads the redirects of a built site, again when the site has been built anew. */
export function redirectReader(dist: string): () => RedirectTable {
  const path = join(dist, siteDataUrl);
  let read = Number.NaN;
  let table = redirectTable([], []);
  return () => {
    const built = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (built !== undefined && built !== read) {
      // The build wrote this file from a value of that type.
      const site = JSON.parse(readFileSync(path, 'utf8')) as SiteData;
      table = redirectTable(site.redirects, site.queryRedirects);
      read = built;
    }
    return table;
  };
}
