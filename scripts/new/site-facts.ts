import { isRoute, routeOf } from '../../src/addresses/routes';
import { byText } from '../../src/model/order';
import type { Inventory, Site } from '../../src/model/site';
import { slugOf } from '../../src/model/slug';
import type { ContentRoot } from '../content-root';
import type { Kind } from './kinds';

/** What the site has that a new page may need. */
export interface SiteFacts {
  offices: { id: string; about: string }[];
  mainOffice: string | undefined;
  /** The groups that articles are counted under. */
  groups: string[];
  menus: string[];
  /** Places that have no page yet. */
  places: string[];
  /** A picture to begin with, until another is chosen. */
  picture: string | undefined;
  /** The folder that most pages of a kind are in, as the beginning of an address. */
  folderOf(kind: Kind): string;
  /** True for an address that a page has already. */
  isThere(route: string): boolean;
  /** Why a page cannot have an address, in a sentence; undefined where it can. */
  taken(route: string): string | undefined;
}

/** The folder of most pages of a kind: `/blog/` for articles of a site that has them there. */
function usualFolder(pages: Site['pages'], kind: Kind): string {
  const folders = pages
    .filter((page) => page.kind === kind)
    .map(({ route }) => route.slice(0, route.lastIndexOf('/') + 1));
  const counts = new Map<string, number>();
  for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '/';
}

/** The first photo that is not upright, which a logo is none of; any picture where there is no such photo. */
export function pictureToBeginWith({ pictures }: Inventory): string | undefined {
  const names = [...pictures.keys()].sort(byText);
  const isPhoto = (name: string): boolean => {
    const { kind, width = 0, height = 0 } = pictures.get(name) ?? {};
    return kind === undefined && width > height;
  };
  return names.find(isPhoto) ?? names[0];
}

/** Gathers them; of a site that cannot be read there are none, and every answer is taken as it is. */
export function siteFacts({ content, paths, inventory }: ContentRoot): SiteFacts {
  const site = content.preview();
  const { business, navigation, areas } = site?.config ?? {};
  const routes = new Map(
    paths.flatMap((path) => {
      const placing = routeOf(path);
      return placing ? [[placing.route, path] as const] : [];
    }),
  );
  return {
    offices: business?.offices.map(({ id, name }) => ({ id, about: name })) ?? [],
    mainOffice: business?.mainOffice,
    groups: [...new Set(site?.posts.map(({ group }) => group))],
    menus: navigation?.menu.flatMap(({ label, links }) => (links ? [label] : [])) ?? [],
    places: areas?.cities.filter(({ href }) => !href).map(({ name }) => name) ?? [],
    picture: pictureToBeginWith(inventory),
    folderOf: (kind) => usualFolder(site?.pages ?? [], kind),
    isThere: (route) => routes.has(route),
    taken(route) {
      if (route === '/' || !isRoute(route)) {
        const meant = route.split('/').flatMap((step) => slugOf(step) || []);
        const near = `/${meant.join('/') || 'our-team'}`;
        return `"${route}" is not an address; write a slash, then lower-case letters, digits and hyphens: ${near}`;
      }
      const file = routes.get(route);
      return file === undefined ? undefined : `${file} is there already; choose another address`;
    },
  };
}
