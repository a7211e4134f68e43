import type { Head } from '../model/head';
import type { Page, Site } from '../model/site';
import { configIn, languageOf } from '../model/words/words-of';
import { absoluteUrl } from './absolute-url';
import { isIndexed } from './is-indexed';

/** A page in one of its languages, as BCP 47 writes it. */
export interface Alternate {
  language: string;
  route: string;
}

type Whole = Pick<Site, 'config' | 'pages'>;

/** The pages that search engines may list, by the original that they are or translate: looked up once for all of them. */
const families = new WeakMap<readonly Page[], ReadonlyMap<string, Page[]>>();

function familiesOf(pages: readonly Page[]): ReadonlyMap<string, Page[]> {
  const known = families.get(pages);
  if (known) return known;
  const found = new Map<string, Page[]>();
  for (const page of pages.filter(isIndexed)) {
    const original = page.translates ?? page.route;
    const family = found.get(original);
    if (family) family.push(page);
    else found.set(original, [page]);
  }
  families.set(pages, found);
  return found;
}

/** The languages that a page is there in, that of the site first; none where it is in one alone. */
export function alternatesOf({ config, pages }: Whole, page: Page): Alternate[] {
  const original = page.translates ?? page.route;
  const same = familiesOf(pages).get(original) ?? [];
  if (same.length < 2) return [];
  return same
    .map(({ language, route }) => ({ language: languageOf(configIn(config, language)), route }))
    .sort((a, b) => Number(b.route === original) - Number(a.route === original));
}

/** The links by which search engines find a page in the language of who asks; that of the site for all others. */
export function alternateLinks(whole: Whole, page: Page): Head['links'] {
  const alternates = alternatesOf(whole, page);
  const [first] = alternates;
  return [...alternates, ...(first ? [{ ...first, language: 'x-default' }] : [])].map(({ language, route }) => ({
    rel: 'alternate',
    hreflang: language,
    href: absoluteUrl(whole.config, route),
  }));
}
