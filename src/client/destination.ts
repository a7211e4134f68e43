import { matchRedirect, redirectTable } from '../addresses/redirects';
import type { PageData, SiteData } from '../model/page-data';
import { withoutSlash } from '../model/path';
import { loadPage } from './data';

/** What an address leads to: a page shown here, another address of this site, or a document that the server has to give. */
export type Destination = { page: PageData } | { redirect: string } | { document: string };

/**
 * Finds out what an address leads to. Old addresses follow the redirect table that the server uses; what is unknown
 * here, belongs to another build or can't be loaded is the server's to answer.
 */
export async function destinationOf(site: SiteData, { pathname, search, hash }: URL | Location): Promise<Destination> {
  const document = pathname + search + hash;
  const followed = () =>
    matchRedirect(redirectTable(site.redirects, site.queryRedirects), { pathname, search }, () => false);
  const numbered = pathname === '/' && search !== '' ? followed() : undefined;
  if (numbered !== undefined) return { redirect: numbered };
  try {
    const page = await loadPage(withoutSlash(pathname));
    // What stands around a page in another language is in that language, too.
    if (page) return page.build === site.build && page.language === site.language ? { page } : { document };
  } catch {
    return { document };
  }
  const redirect = followed();
  return redirect?.startsWith('/') ? { redirect } : { document };
}
