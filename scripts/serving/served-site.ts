import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type RedirectTable, redirectTable } from '../../src/addresses/redirects';
import { siteDataUrl } from '../../src/client/data-url';
import type { SiteData } from '../../src/model/page-data';
import type { HeaderRule } from '../hosts/headers';
import { type LocalForm, localForms } from '../leads/post-forms';
import { fileText } from '../plain-file.mjs';
import { fileBelow } from './file-below';

/** Names that belong to a host: written into the site but never served. The 404 page has no address. */
const unserved = /^\/(_redirects|_headers|vercel\.json|nginx\.conf|Caddyfile|CNAME|404|404\.html)$/;

/** Where the build writes the headers of the site; hosts have them in files of their own. */
export const headerRulesUrl = '/data/_headers.json';

/** The file by which a built site in a folder answers a path: the file of that name or a page. */
export function servedFile(dist: string, path: string): string | undefined {
  if (unserved.test(path)) return undefined;
  if (path === '/') return fileBelow(dist, '/index.html');
  return fileBelow(dist, path) ?? fileBelow(dist, `${path}.html`);
}

/** Reads a JSON file of a built site, again when the site has been built anew; gives nothing where there is none. */
function jsonReader<T>(path: string): () => T | undefined {
  let read = Number.NaN;
  let value: T | undefined;
  return () => {
    const built = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (built !== undefined && built !== read) {
      // The build wrote this file from a value of that type.
      value = JSON.parse(fileText(path)) as T;
      read = built;
    }
    return value;
  };
}

const noRedirects = redirectTable([], []);

/** Reads the redirects of a built site. */
export function redirectReader(dist: string): () => RedirectTable {
  const read = jsonReader<SiteData>(join(dist, siteDataUrl));
  let site: SiteData | undefined;
  let table = noRedirects;
  return () => {
    const now = read();
    if (now && now !== site) table = redirectTable(now.redirects, now.queryRedirects);
    site = now;
    return table;
  };
}

/** Reads the forms of a built site that are sent to an address. */
export function formReader(dist: string): () => readonly LocalForm[] {
  const read = jsonReader<SiteData>(join(dist, siteDataUrl));
  return () => {
    const site = read();
    return site?.forms ? localForms(site) : [];
  };
}

/** Reads the headers of a built site, as its host was told of them. */
export function headerReader(dist: string): () => readonly HeaderRule[] {
  const read = jsonReader<HeaderRule[]>(join(dist, headerRulesUrl));
  return () => read() ?? [];
}
