import type { Page, Site } from '../model/site';

/** The page that an address shows: its own route's or the one it is an alias of. */
export function pageAt(site: Site, route: string): Page | undefined {
  return site.pages.find((page) => page.route === route || page.aliases.includes(route));
}
