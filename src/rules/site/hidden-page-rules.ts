import { isOfEverySite } from '../of-every-site';
import { type FileFinding, offerAway, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';
import { inMenus } from './way-rules';

type Seen = SeenPage<'indexed' | 'canonical' | 'leadsTo' | 'language'>;

/** From so many pages on that lead to one it is there to be found. */
const fewestWays = 3;

/** What leads to a page that search engines are told to leave out, where that is more than a page or two: menus are told of themselves. */
function wayTo(page: Seen, { pages, config }: WholeSite<Seen>): string | undefined {
  if (config.areas.cities.some(({ href }) => href === page.route)) return 'areas.cities leads';
  const ways = pages.filter(
    ({ indexed, leadsTo, route }) => indexed && route !== page.route && leadsTo.includes(page.route),
  );
  return ways.length >= fewestWays ? `${ways.length} pages lead` : undefined;
}

/** The pages that search engines are told to leave out, and that the site leads to as to others. */
export function hiddenAndLedTo(site: WholeSite<Seen>): { page: Seen; way: string }[] {
  const listed = new Set<Seen>(inMenus(site));
  return site.pages.flatMap((page) => {
    const isMeant = page.indexed || page.canonical !== undefined || listed.has(page) || isOfEverySite(page.route);
    const way = isMeant || page.route === '/' ? undefined : wayTo(page, site);
    return way === undefined ? [] : [{ page, way }];
  });
}

/** Pages that search engines are told to leave out, and that others say are to be found. */
export const hiddenPageRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/hidden-and-led-to',
    severity: 'warning',
    why: 'A page that the site leads to again and again is for everybody; search engines are told to leave it out, and follow the links for nothing.',
    reads: ['indexed', 'canonical', 'leadsTo', 'language'],
    find: (site) =>
      hiddenAndLedTo(site).map(
        ({ page: { file, route }, way }): FileFinding => ({
          file,
          found: `${way} to ${route}, and it tells search engines to leave it out`,
          ...offerAway(['robots'], 'remove robots:, or take out what leads here'),
        }),
      ),
  }),
  siteRule({
    code: 'site/translation-hidden',
    severity: 'warning',
    instead: ['site/hidden-in-menu'],
    why: 'Search engines that may list one language of a page and not the other believe neither.',
    reads: ['indexed', 'translates'],
    find: ({ pages }) => {
      const indexed = new Map(pages.map((page) => [page.route, page.indexed]));
      return pages.flatMap((page): FileFinding[] =>
        page.translates === undefined || indexed.get(page.translates) !== true || page.indexed
          ? []
          : [
              {
                file: page.file,
                found: `search engines may list ${page.translates}, and not this page, which translates it`,
                ...offerAway(['robots'], 'remove robots:, or say the same in both'),
              },
            ],
      );
    },
  }),
];
