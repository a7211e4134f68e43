import type { SiteConfig } from '../../../schemas/site';
import type { PageSummary } from '../../resolving/page-summary';
import { orderPosts, postsShown } from '../../resolving/posts';
import type { FileFinding, SiteRule, WholeSite } from '../rule';

/** How many clicks from home a page may be. */
const mostClicks = 3;

/** Where the header and the footer of every page lead. */
const everywhere = ({ navigation, areas }: SiteConfig): string[] => [
  ...[
    ...navigation.menus.flatMap(({ links }) => links),
    ...navigation.links,
    ...navigation.footer,
    ...navigation.legal,
    navigation.estimate,
  ].map(({ href }) => href),
  ...[navigation.banner?.learnMore, navigation.banner?.apply].flatMap((link) => link?.href ?? []),
  ...areas.cities.flatMap(({ href }) => href ?? []),
];

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

const measured = new WeakMap<WholeSite, ReadonlyMap<string, number>>();

/** How many clicks each page is from home; pages that no way leads to are not in it. */
function clicksFromHome(site: WholeSite): ReadonlyMap<string, number> {
  const known = measured.get(site);
  if (known) return known;
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  const posts = orderPosts(site.pages.flatMap(({ post }) => post ?? []));
  const own = new Map(posts.map((post) => [post.route, post]));
  const translated = new Map<string, string[]>();
  for (const { translates, route } of site.pages)
    if (translates !== undefined) translated.set(translates, [...(translated.get(translates) ?? []), route]);
  const waysFrom = ({ leadsTo, lists, route }: PageSummary): string[] => [
    ...leadsTo,
    ...lists.flatMap((show) => postsShown(show, posts, own.get(route)).map((post) => post.route)),
    route.slice(0, Math.max(1, route.lastIndexOf('/'))),
    // The footer of a page leads to its translations.
    ...(translated.get(route) ?? []),
  ];
  const clicks = new Map<string, number>([['/', 0]]);
  let edge = ['/'];
  for (let count = 1; edge.length > 0; count += 1) {
    const next = edge.flatMap((route) => {
      const page = byRoute.get(route);
      return [...(count === 1 ? everywhere(site.config).map(pathOf) : []), ...(page ? waysFrom(page) : [])];
    });
    edge = [...new Set(next)].filter((route) => byRoute.has(route) && !clicks.has(route));
    for (const route of edge) clicks.set(route, count);
  }
  measured.set(site, clicks);
  return clicks;
}

/** Pages that search engines may list and that stand for themselves: what must be found. */
const toBeFound = ({ pages, waysKnown }: WholeSite): PageSummary[] =>
  (waysKnown ? pages : []).filter(
    ({ indexed, canonical, route }) => indexed && canonical === undefined && route !== '/404',
  );

/** How visitors and crawlers get from home to each page. */
export const wayRules: readonly SiteRule[] = [
  {
    code: 'site/no-way',
    severity: 'warning',
    why: 'A page that no other leads to is found by nobody, and search engines take it for unimportant.',
    find(site) {
      const clicks = clicksFromHome(site);
      return toBeFound(site)
        .filter(({ route }) => !clicks.has(route))
        .map(
          ({ file, route }): FileFinding => ({
            file,
            found: 'no page and no menu leads to this page',
            fix: `link to ${route} from a page that is about the same, or put it into a menu in site.config.yaml`,
            at: { path: ['title'] },
          }),
        );
    },
  },
  {
    code: 'site/far-away',
    severity: 'warning',
    why: 'What is more than three clicks from home is seldom visited, by people and by crawlers.',
    find(site) {
      const clicks = clicksFromHome(site);
      return toBeFound(site)
        .filter(({ route }) => (clicks.get(route) ?? 0) > mostClicks)
        .map(
          ({ file, route }): FileFinding => ({
            file,
            found: `this page is ${clicks.get(route)} clicks from home`,
            fix: `link to ${route} from a page that is nearer`,
            at: { path: ['title'] },
          }),
        );
    },
  },
  {
    code: 'site/hidden-in-menu',
    severity: 'warning',
    why: 'A page that stands in the menus is for everybody; search engines are told to leave it out.',
    find({ pages, config: { navigation } }) {
      const menus = new Set(
        [...navigation.menus.flatMap(({ links }) => links), ...navigation.links, navigation.estimate].map(({ href }) =>
          pathOf(href),
        ),
      );
      return pages
        .filter(({ indexed, route }) => !indexed && menus.has(route))
        .map(
          ({ file, route }): FileFinding => ({
            file,
            found: `the menus lead to ${route}, and it tells search engines to leave it out`,
            fix: 'remove robots:, or take it out of the menus',
            at: { path: ['robots'] },
          }),
        );
    },
  },
];
