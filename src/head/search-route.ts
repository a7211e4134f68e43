import type { Site } from '../model/site';
import { pageFacts } from '../resolving/page-facts';

const known = new WeakMap<Site['pages'], { route: string | undefined }>();

/** The route of the page that searches the site; undefined where none does. Asked for by every page, looked for once. */
export function searchRoute({ pages }: Pick<Site, 'pages'>): string | undefined {
  const found = known.get(pages) ?? {
    route: pages.find((page) => pageFacts(page).types.includes('search'))?.route,
  };
  known.set(pages, found);
  return found.route;
}
