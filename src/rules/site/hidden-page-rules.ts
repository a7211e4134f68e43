import { isOfEverySite } from '../of-every-site';
import { type FileFinding, offerAway, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';
import { inMenus } from './way-rules';

type Seen = SeenPage<'indexed' | 'canonical' | 'leadsTo'>;

/** From so many pages on that lead to one it is there to be found. */
const fewestWays = 3;

/** From how many other pages that may be listed the site leads to each of its pages. */
function waysTo(pages: readonly Seen[]): Map<string, number> {
  const ways = new Map<string, number>();
  for (const { indexed, leadsTo, route } of pages)
    if (indexed) for (const to of new Set(leadsTo)) if (to !== route) ways.set(to, (ways.get(to) ?? 0) + 1);
  return ways;
}

/** The pages that search engines are told to leave out, and that the site leads to as to others, by more than a page or two: menus are told of themselves. */
export function hiddenAndLedTo(site: WholeSite<Seen>): { page: Seen; way: string }[] {
  const { pages, config } = site;
  const listed = new Set<Seen>(inMenus(site));
  const ofAreas = new Set(config.areas.cities.map(({ href }) => href));
  const ways = waysTo(pages);
  return pages.flatMap((page) => {
    const { indexed, canonical, route } = page;
    if (indexed || canonical !== undefined || route === '/' || listed.has(page) || isOfEverySite(route)) return [];
    const count = ways.get(route) ?? 0;
    if (ofAreas.has(route)) return { page, way: 'areas.cities leads' };
    return count < fewestWays ? [] : { page, way: `${count} pages lead` };
  });
}

/** Pages that search engines are told to leave out, and that others say are to be found. */
export const hiddenPageRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/hidden-and-led-to',
    severity: 'warning',
    why: 'A page that the site leads to again and again is for everybody; search engines are told to leave it out, and follow the links for nothing.',
    reads: ['indexed', 'canonical', 'leadsTo'],
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
