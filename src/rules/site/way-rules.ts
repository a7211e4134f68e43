import type { SiteConfig } from '../../../schemas/site';
import { entryLinks } from '../../model/entry-links';
import { hrefPath } from '../../model/href-path';
import { categoryPages } from '../../resolving/category-pages';
import { orderPosts, postsShown } from '../../resolving/posts';
import { type FileFinding, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';

/** How many clicks from home a page may be. */
const mostClicks = 3;

/** Where the header and the footer lead by their menus. */
const menusLead = ({ menu, footer, legal, estimate }: Menus): string[] =>
  [...entryLinks(menu), ...entryLinks(footer), ...legal, estimate].map(({ href }) => href);

type Menus = Pick<SiteConfig['navigation'], 'menu' | 'footer' | 'legal' | 'estimate'>;

/** The menus of the site, of all its languages. */
const allMenus = ({ navigation, languages }: SiteConfig): Menus[] => [
  navigation,
  ...Object.values(languages).flatMap((said) => said.navigation ?? []),
];

/** Where every page leads besides its own links, in any language, the forms' and the alert's word of more taken in. */
const everywhere = (config: SiteConfig): string[] => {
  const { navigation, areas, forms, consent, alert } = config;
  return [
    ...allMenus(config).flatMap(menusLead),
    ...areas.cities.flatMap(({ href }) => href ?? []),
    ...[
      navigation.banner?.learnMore,
      navigation.banner?.apply,
      alert?.link,
      consent?.link,
      ...Object.values(forms).map((form) => ('consent' in form ? form.consent?.link : undefined)),
    ].flatMap((link) => link?.href ?? []),
  ];
};

type Leading = SeenPage<'indexed' | 'canonical' | 'leadsTo' | 'lists' | 'post' | 'translates'>;

/** How a site is walked through: where each page leads, and how many clicks from home it is; pages without a way to them are not in it. */
interface Ways {
  from(page: Leading): string[];
  clicks: ReadonlyMap<string, number>;
}

/** Where a page leads, its lists, its trail and its footer taken in. */
function waysFrom(pages: readonly Leading[]): (page: Leading) => string[] {
  const posts = orderPosts(pages.flatMap(({ post }) => post ?? []));
  const own = new Map(posts.map((post) => [post.route, post]));
  const categories = Object.values(categoryPages(pages));
  const translated = new Map<string, string[]>();
  for (const { translates, route } of pages)
    if (translates !== undefined) translated.set(translates, [...(translated.get(translates) ?? []), route]);
  return ({ leadsTo, lists, route }) => [
    ...leadsTo,
    ...lists.flatMap((list) => postsShown(list, posts, own.get(route)).map((post) => post.route)),
    ...(lists.some(({ show }) => show === 'index') ? categories : []),
    route.slice(0, Math.max(1, route.lastIndexOf('/'))),
    // The footer of a page leads to its translations.
    ...(translated.get(route) ?? []),
  ];
}

const walked = new WeakMap<object, Ways>();

function waysOf(site: WholeSite<Leading>): Ways {
  const known = walked.get(site);
  if (known) return known;
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  const from = waysFrom(site.pages);
  const clicks = new Map<string, number>([['/', 0]]);
  let edge = ['/'];
  for (let count = 1; edge.length > 0; count += 1) {
    const next = edge.flatMap((route) => {
      const page = byRoute.get(route);
      return [...(count === 1 ? everywhere(site.config).map(hrefPath) : []), ...(page ? from(page) : [])];
    });
    edge = [...new Set(next)].filter((route) => byRoute.has(route) && !clicks.has(route));
    for (const route of edge) clicks.set(route, count);
  }
  walked.set(site, { from, clicks });
  return { from, clicks };
}

/** The pages that no way leads to: those that others of them lead to are left out, but for the first of a circle. */
function lost(site: WholeSite<Leading>): { page: Leading; from?: Leading }[] {
  const { from, clicks } = waysOf(site);
  const unreached = new Map(
    toBeFound(site)
      .filter(({ route }) => !clicks.has(route))
      .map((page) => [page.route, page]),
  );
  const inward = new Map<string, Leading>();
  for (const page of unreached.values())
    for (const route of from(page)) if (route !== page.route && !inward.has(route)) inward.set(route, page);
  const found = new Set<string>();
  const follow = (start: Leading): void => {
    const edge = [start];
    for (let page = edge.pop(); page; page = edge.pop()) {
      found.add(page.route);
      edge.push(...from(page).flatMap((route) => (found.has(route) ? [] : (unreached.get(route) ?? []))));
    }
  };
  const byNeed = [...unreached.values()].sort((a, b) => Number(inward.has(a.route)) - Number(inward.has(b.route)));
  return byNeed.flatMap((page) => {
    if (found.has(page.route)) return [];
    follow(page);
    return [{ page, from: inward.get(page.route) }];
  });
}

/** Pages that search engines may list and that stand for themselves: what must be found. */
const toBeFound = ({ pages, waysKnown }: WholeSite<Leading>): Leading[] =>
  (waysKnown ? pages : []).filter(
    ({ indexed, canonical, route }) => indexed && canonical === undefined && route !== '/404',
  );

/** The pages that stand in the menus of the header, of any language. */
export function inMenus<Page extends { route: string }>({ pages, config }: WholeSite<Page>): Page[] {
  const links = allMenus(config).flatMap(({ menu, estimate }) => [...entryLinks(menu), estimate]);
  const routes = new Set(links.map(({ href }) => hrefPath(href)));
  return pages.filter(({ route }) => routes.has(route));
}

/** The addresses that menus and pages lead to. */
export const ledTo = ({ pages, config }: Pick<WholeSite<SeenPage<'leadsTo'>>, 'pages' | 'config'>): Set<string> =>
  new Set([...everywhere(config).map(hrefPath), ...pages.flatMap(({ leadsTo }) => leadsTo)]);

/** How visitors and crawlers get from home to each page. */
export const wayRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/no-way',
    severity: 'warning',
    why: 'A page that no other leads to is found by nobody, and search engines take it for unimportant.',
    reads: ['indexed', 'canonical', 'leadsTo', 'lists', 'post', 'translates'],
    find: (site) =>
      lost(site).map(
        ({ page: { file, route }, from }): FileFinding => ({
          file,
          found: from
            ? `only ${from.route} leads to this page, and no way from home leads there`
            : 'no page and no menu leads to this page',
          fix: `link to ${route} from a page that is about the same, or put it into a menu in site.config.yaml`,
          at: { path: ['title'] },
        }),
      ),
  }),
  siteRule({
    code: 'site/far-away',
    severity: 'warning',
    why: 'What is more than three clicks from home is seldom visited, by people and by crawlers.',
    reads: ['indexed', 'canonical', 'leadsTo', 'lists', 'post', 'translates'],
    find(site) {
      const { clicks } = waysOf(site);
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
  }),
  siteRule({
    code: 'site/hidden-in-menu',
    severity: 'warning',
    why: 'A page that stands in the menus is for everybody; search engines are told to leave it out.',
    reads: ['indexed'],
    find: (site) =>
      inMenus(site)
        .filter(({ indexed, route }) => !indexed && route !== '/404')
        .map(
          ({ file, route }): FileFinding => ({
            file,
            found: `the menus lead to ${route}, and it tells search engines to leave it out`,
            fix: 'remove robots:, or take it out of the menus',
            at: { path: ['robots'] },
          }),
        ),
  }),
  siteRule({
    code: 'site/thanks-listed',
    severity: 'error',
    instead: ['site/no-way', 'site/thin'],
    why: 'Who finds the page that thanks for a message in a list of results is thanked for nothing, and counts as a message.',
    reads: ['indexed', 'leadsTo'],
    find: ({ pages, config }) => {
      const thanks = new Set(
        Object.values(config.forms).map((form) => hrefPath('thanks' in form ? (form.thanks ?? '') : '')),
      );
      // One that menus and pages lead to is there for everybody.
      const known = ledTo({ pages, config });
      return pages
        .filter(({ indexed, route }) => indexed && thanks.has(route) && !known.has(route))
        .map(
          ({ file }): FileFinding => ({
            file,
            found: 'a form leads to this page when it is sent, and search engines may list it',
            fix: 'add robots: noindex, follow',
            at: { path: ['title'] },
          }),
        );
    },
  }),
];
