import { drawnWords, type WordTexts } from '../../schemas/words';
import { redirectsOf } from '../addresses/redirects';
import { alternatesOf } from '../head/alternates';
import { headOf } from '../head/head-of';
import { contentHash } from '../model/content-hash';
import { calendarOf } from '../model/dates';
import { hoursInLines, sharedHours } from '../model/hours';
import { asksConsent } from '../model/loaded-tags';
import { byText } from '../model/order';
import type { PageBody, PageContent, SiteData } from '../model/page-data';
import { reachOf } from '../model/reach';
import { hoursByOffice, specialHoursTold } from '../model/schedule';
import type { Inventory, Page, PostSummary, Site } from '../model/site';
import { siteForms } from '../model/site-forms';
import { toldAlert } from '../model/told-alert';
import { languageName } from '../model/words/language-name';
import { configIn, languageOf, localeOf, wordsOf } from '../model/words/words-of';
import { archiveRoute, longListOf } from '../resolving/archive-pages';
import { askedOf } from '../resolving/asked-of';
import { pageFacts } from '../resolving/page-facts';
import { dialedOf } from '../resolving/phones';
import { addressesOf } from '../resolving/postal-address';
import { countsByCategory, isLong, postPages, postsShown } from '../resolving/posts';

/** What every page in a language needs of the site; its redirects include those that pages name. */
export function siteData(whole: Site, build: string, language?: string): SiteData {
  const site = { ...whole, config: configIn(whole.config, language) };
  const { url, alert, business, navigation, areas, socials, links, map, pictures, theme, queryRedirects } = site.config;
  const locale = localeOf(site.config);
  const reach = reachOf(site.config);
  return {
    ...{ url, business, navigation, areas, socials, links, map, pictures, theme, queryRedirects },
    forms: siteForms(site.config),
    ...(site.config.frames.length > 0 && { frames: site.config.frames }),
    ...(asksConsent(site.config) && { consent: site.config.consent ?? {} }),
    ...(site.config.events !== undefined && { events: site.config.events }),
    asked: askedOf(site.config),
    redirects: redirectsOf(site),
    language: locale.tag,
    home: whole.pages.find((page) => page.language === language && page.translates === '/')?.route ?? '/',
    words: drawn(wordsOf(site.config, locale.tag)),
    calendar: calendarOf(locale.tag),
    hours: {
      business: hoursInLines(sharedHours(business), locale),
      special: specialHoursTold(business, locale),
      offices: hoursByOffice(business, locale),
    },
    addresses: addressesOf(site.config),
    ...(reach && { reach }),
    ...(alert && { alert: toldAlert(alert, business, locale) }),
    dialed: dialedOf(site.config),
    year: site.year,
    build,
  };
}

/** The words that components draw; the others are in the texts of pages. */
const drawn = (words: WordTexts): SiteData['words'] =>
  // The entries of an object forget their names.
  Object.fromEntries(Object.entries(words).filter(([group]) => group in drawnWords)) as SiteData['words'];

/**
 * What one page needs to be drawn with its head: the posts its lists show, and the pictures of all that; `nameOf` names it by
 * all that it is made of.
 */
export function pageContent(
  site: Site,
  page: Page,
  inventory: Inventory,
  build: string,
  nameOf: (content: object) => string = contentHash,
): PageContent {
  const { page: own, ...shown } = drawnOf(site, page, inventory);
  const content = { page: own, head: headOf(site, page, inventory), ...shown };
  return { build, language: spokenOn(site, page), version: nameOf(content), ...content };
}

/** The same without its head, for who draws a page for a reader who edits it. */
export function pageBody(site: Site, page: Page, inventory: Inventory, build: string): PageBody {
  const content = drawnOf(site, page, inventory);
  return { build, language: spokenOn(site, page), version: contentHash(content), ...content };
}

const spokenOn = (site: Site, page: Page): string => languageOf(configIn(site.config, page.language));

const drawnOf = (site: Site, page: Page, inventory: Inventory) => ({
  page,
  pictures: pick(inventory.pictures, picturesOn(page, site.posts)),
  posts: postsOn(page, site.posts),
  ...longListOn(page, site),
  alternates: alternatesOf(site, page).map((alternate) => ({ ...alternate, name: languageName(alternate.language) })),
});

/** The posts that the lists of a page show: each once, newest first, so that each list finds its own among them. */
function postsOn(page: Page, posts: readonly PostSummary[]): PostSummary[] {
  if (!pageFacts(page).types.includes('post-list')) return [];
  const { sections, post, archive } = page;
  const shown = new Set(
    sections.flatMap((block) => {
      if (block.type !== 'post-list') return [];
      return isLong(block)
        ? (postPages(block, posts)[(archive?.number ?? 1) - 1] ?? [])
        : postsShown(block, posts, post);
    }),
  );
  return posts.filter((candidate) => shown.has(candidate));
}

/** What a page with a long list of posts needs beside them: its other pages, and the pages of categories. */
function longListOn(page: Page, { posts, categories }: Site): Pick<PageContent, 'longList' | 'categories'> {
  const list = longListOf(page);
  const own = Object.keys(categories).length > 0 && { categories };
  if (!list) return {};
  const pages = postPages(list, posts);
  if (pages.length === 1) return { ...own };
  const { number, route } = page.archive ?? { number: 1, route: page.route };
  const all = postsShown(list, posts);
  const routes = pages.map((_, index) => archiveRoute(route, index + 1));
  return { ...own, longList: { number, routes, total: all.length, counts: countsByCategory(all) } };
}

/** The file names of the pictures that a page shows, those of the posts in its lists included. */
export function picturesOn(page: Page, posts: readonly PostSummary[]): string[] {
  return [...pageFacts(page).pictures, ...postsOn(page, posts).map(({ image }) => image.src)];
}

/** The named entries, by name; a missing one is a mistake in the code, for resolve checks what editors write. */
function pick<T>(from: ReadonlyMap<string, T>, names: Iterable<string>): Record<string, T> {
  const entries = [...new Set(names)].sort(byText).map((name) => {
    const found = from.get(name);
    if (found === undefined) throw new Error(`"${name}" is not in the inventory`);
    return [name, found] as const;
  });
  return Object.fromEntries(entries);
}
