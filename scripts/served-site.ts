import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RedirectTable, redirectTable } from '../src/addresses/redirects';
import { siteDataUrl } from '../src/client/data-url';
import type { SiteData } from '../src/model/page-data';

/** A path that the disk refuses, such as one below a file or one too long, is no file either. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Names that belong to a host, or begin with a dot: written into the site but never served. */
const hidden = /^\/(_redirects|_headers|vercel\.json|nginx\.conf|Caddyfile|CNAME)$|\/\.(?!well-known\/)/;

/** Paths that name no file: with doubled slashes or one at the end, steps upwards, backslashes, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being looked for.
const unsafe = /\/\/|\/\.\.?(\/|$)|.\/$|[\\\u0000-\u001f]/;

/** Whether a built site in a folder answers a path: a file of that name or a page. The 404 page has no address. */
export function pathExists(dist: string, path: string): boolean {
  if (unsafe.test(path) || hidden.test(path) || path === '/404' || path === '/404.html') return false;
  if (path === '/') return isFile(join(dist, 'index.html'));
  return isFile(join(dist, path)) || isFile(join(dist, `${path}.html`));
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
