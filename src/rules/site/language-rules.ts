import { closest } from '../../reading/closest';
import { toNearest } from '../../reading/issue';
import { type FileFinding, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';

type Translated = SeenPage<'language' | 'translates' | 'canonical'>;

const at = (page: Translated, found: string, fix: string): FileFinding => ({
  file: page.file,
  found,
  fix,
  at: { path: ['translates'] },
});

function notThere(page: Translated, translates: string, routes: ReadonlySet<string>): FileFinding {
  const near = closest(translates, routes);
  const fix = near === undefined ? 'write the address of the page it translates' : `write ${near}`;
  return { ...at(page, `there is no page ${translates}`, fix), ...toNearest(translates, near, routes) };
}

/** What is wrong with the page that another says it translates; nothing where it is one in the site's own language. */
function amiss(
  page: Translated,
  { pages, routes }: WholeSite<Translated>,
  byRoute: ReadonlyMap<string, Translated>,
): FileFinding[] {
  const { translates, language } = page;
  if (translates === undefined) return [];
  if (language === undefined) {
    return [at(page, 'it translates a page, and says no language', 'add language: with its language, such as es')];
  }
  const original = byRoute.get(translates);
  if (!original) return routes.has(translates) ? [] : [notThere(page, translates, routes)];
  if (original.language !== undefined || original.translates !== undefined) {
    const fix = `write ${original.translates ?? 'a page in the language of the site'}`;
    return [at(page, `${translates} is a page in ${original.language ?? 'another language'} itself`, fix)];
  }
  if (page.canonical !== undefined)
    return [
      {
        ...at(page, `a page in ${language} names ${page.canonical} in its place`, 'remove canonical:'),
        at: { path: ['canonical'] },
      },
    ];
  const first = pages.find((other) => other.translates === translates && other.language === language);
  return first && first !== page
    ? [at(page, `${first.route} translates ${translates} into ${language} already`, 'keep one of the two')]
    : [];
}

/** How pages in several languages stand to one another. */
export const languageRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/translation',
    severity: 'error',
    why: 'A page and its translations name one another, or search engines believe neither.',
    reads: ['language', 'translates', 'canonical'],
    find(site) {
      const byRoute = new Map(site.pages.map((page) => [page.route, page]));
      return site.pages.flatMap((page) => amiss(page, site, byRoute));
    },
  }),
];
