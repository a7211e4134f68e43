import type { Inventory, Page, Site } from '../../src/model/site';
import { pageFacts } from '../../src/resolving/page-facts';
import { digestOf } from '../output/digest';
import { ownRecord } from '../output/own-record';

/** The version of a page, and a name for all that it follows from. */
type Known = [madeFrom: string, version: string];

/** Names all that what is said of a page may hang on besides the page itself. */
const beside = ({ config, pages, posts, categories, year }: Site, { pictures }: Inventory, engine: string): string =>
  digestOf(
    JSON.stringify([
      ...[engine, year, config, posts, categories, [...pictures]],
      pages.map((page) => [page.route, page.kind, page.office, page.language, page.translates, page.robots]),
      pages.filter((page) => pageFacts(page).types.includes('search')).map(({ route }) => route),
    ]),
  );

/**
 * The versions of the pages of a site as the last build into a folder found them, so that a page whose sources are the same
 * need not be looked at. `engine` names the code that makes them.
 */
export function pageVersions(out: string, site: Site, inventory: Inventory, engine: string) {
  const record = ownRecord<Record<string, Known>>(out, 'versions');
  const before = record.read() ?? {};
  const now: Record<string, Known> = {};
  const all = beside(site, inventory, engine);
  return {
    /** The version of a page, made where it is not known. */
    of(page: Page, make: () => string): string {
      const { madeFrom } = pageFacts(page);
      if (madeFrom === undefined) return make();
      const name = digestOf(JSON.stringify([all, madeFrom, page.breadcrumb, page.post, page.updated]));
      const [known, version] = before[page.route] ?? [];
      const found = known === name && version !== undefined ? version : make();
      now[page.route] = [name, found];
      return found;
    },
    /** Writes them down for the next build. */
    note: (): Promise<void> => record.write(now),
  };
}

export type PageVersions = ReturnType<typeof pageVersions>;
