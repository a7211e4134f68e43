import type { SiteConfig } from '../../../schemas/site';
import { pageAddress } from '../../addresses/likely-address';
import { languageOf } from '../../model/words/words-of';
import { closest } from '../../reading/closest';
import { toNearest } from '../../reading/issue';
import { type FileFinding, offerAway, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';
import { menusOf } from './placed-links';

type Translated = SeenPage<'language' | 'translates' | 'canonical' | 'shape'>;

const at = (page: Translated, found: string, fix: string): FileFinding => ({
  file: page.file,
  found,
  fix,
  at: { path: ['translates'] },
});

function notThere(page: Translated, translates: string, routes: ReadonlySet<string>): FileFinding {
  const bare = pageAddress(translates);
  const near = routes.has(bare) ? bare : closest(translates, routes);
  const fix = near === undefined ? 'write the address of the page it translates' : `write ${near}`;
  return { ...at(page, `there is no page ${translates}`, fix), ...toNearest(translates, near, routes) };
}

/** The one page without a translation that has the sections of another, where the one that it says it translates has others. */
function shapedLike(
  page: Translated,
  original: Translated | undefined,
  pages: readonly Translated[],
): Translated | undefined {
  if (page.shape === undefined || page.shape === original?.shape || page.shape.split(' ').length < 3) return undefined;
  const translated = new Set(pages.flatMap((other) => (other.language === page.language ? other.translates : [])));
  const [only, ...more] = pages.filter(
    ({ route, shape, language }) => language === undefined && shape === page.shape && !translated.has(route),
  );
  return more.length === 0 ? only : undefined;
}

/** The page that one was to name as what it translates, where it names itself: home for what lies at its language. */
const selfMeant = (page: Translated, pages: readonly Translated[]): string | undefined =>
  page.route === `/${page.language}` ? '/' : shapedLike(page, undefined, pages)?.route;

/** What a page is to say in the place of what another translates. */
function astrayFix(page: Translated, original: Translated, pages: readonly Translated[]): string {
  const meant = page.route === `/${page.language}` ? '/' : shapedLike(page, original, pages)?.route;
  return meant === undefined || meant === original.route ? 'keep one of the two' : `write ${meant}`;
}

/** What is wrong with the page that another says it translates; nothing where it is one in the site's own language. */
function amiss(
  page: Translated,
  { pages, routes, config }: WholeSite<Translated>,
  byRoute: ReadonlyMap<string, Translated>,
): FileFinding[] {
  const { translates, language } = page;
  if (translates === undefined) return [];
  if (language === undefined) {
    return [at(page, 'it translates a page, and says no language', 'add language: with its language, such as es')];
  }
  const ofSite = languageOf(config).split('-')[0] ?? '';
  if (language.split('-')[0] === ofSite && !Object.keys(config.languages).includes(language))
    return [
      at(
        page,
        `it is in ${language}, as ${translates} is`,
        hasLanguage(page, config)
          ? `write language: ${page.route.split('/')[1]}`
          : 'write another language, or remove language: and translates:',
      ),
    ];
  const original = byRoute.get(translates);
  if (!original) return routes.has(translates) ? [] : [notThere(page, translates, routes)];
  if (original.language !== undefined || original.translates !== undefined) {
    const found = `${translates} is a page in ${original.language ?? 'another language'} itself`;
    const to = original === page ? selfMeant(page, pages) : original.translates;
    return [
      {
        ...at(page, found, `write ${to ?? 'a page in the language of the site'}`),
        ...(to !== undefined && { change: { to } }),
      },
    ];
  }
  if (page.canonical !== undefined)
    return [
      {
        ...at(page, `a page in ${language} names ${page.canonical} in its place`, ''),
        ...offerAway(['canonical']),
      },
    ];
  const first = pages.find((other) => other.translates === translates && other.language === language);
  const twin = pages.find((other) => other !== page && other.translates === translates && other.language === language);
  // Of two that say the same it is told at the one without the sections of the page, or at the later one.
  const [own, others] = [page, twin].map((one) => one !== undefined && one.shape === original.shape);
  const isAstray = own === others ? first !== page : !own;
  if (twin && isAstray)
    return [
      at(page, `${twin.route} translates ${translates} into ${language} already`, astrayFix(page, original, pages)),
    ];
  const meant = twin ? undefined : shapedLike(page, original, pages);
  return meant
    ? [at(page, `it has the sections of ${meant.route}, and not those of ${translates}`, `write ${meant.route}`)]
    : [];
}

/** True for a page that lies at the address of a language of the site. */
const hasLanguage = ({ route }: Translated, { languages }: SiteConfig): boolean =>
  Object.hasOwn(languages, route.split('/')[1] ?? '');

/** Codes of countries, and short forms, that are taken for those of languages. */
const slips: Readonly<Record<string, string>> = {
  ...{
    sp: 'es',
    spa: 'es',
    esp: 'es',
    ge: 'de',
    ger: 'de',
    deu: 'de',
    gr: 'el',
    jp: 'ja',
    cz: 'cs',
    dk: 'da',
    cn: 'zh',
  },
  ...{
    eng: 'en',
    us: 'en',
    gb: 'en',
    fra: 'fr',
    fre: 'fr',
    ita: 'it',
    por: 'pt',
    br: 'pt',
    mx: 'es',
    ua: 'uk',
    vn: 'vi',
  },
};

/** True for a link that says that what follows is in a language, by its name there or in English. */
const namesLanguage = (words: string, language = 'en'): boolean =>
  [language, 'en'].some((spoken) =>
    words
      .toLowerCase()
      .includes(
        new Intl.DisplayNames(spoken, { type: 'language' }).of(language.split('-')[0] ?? '')?.toLowerCase() ?? language,
      ),
  );

/** True for the tag of a language that there is. */
export const isLanguage = (tag: string): boolean =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag.split('-')[0] ?? '') !== undefined;

/** How pages in several languages stand to one another. */
export const languageRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/translation',
    severity: 'error',
    instead: ['site/language-missing', 'site/other-language', 'site/link-other-language', 'look/alt-other'],
    why: 'A page and its translations name one another, or search engines believe neither.',
    reads: ['language', 'translates', 'canonical', 'shape'],
    find(site) {
      const byRoute = new Map(site.pages.map((page) => [page.route, page]));
      return site.pages.flatMap((page) => amiss(page, site, byRoute));
    },
  }),
  siteRule({
    code: 'site/translation-unsaid',
    severity: 'warning',
    why: 'A page that does not say what it translates is a page of its own to search engines, and its readers are not led to it.',
    reads: ['language', 'translates', 'canonical', 'shape'],
    find: ({ pages }) => {
      const translated = new Set(pages.map(({ language, translates }) => translates && language));
      return pages.flatMap((page): FileFinding[] => {
        if (page.language === undefined || page.translates !== undefined || !translated.has(page.language)) return [];
        const original = shapedLike(page, undefined, pages);
        return original === undefined
          ? []
          : [
              {
                file: page.file,
                found: `the page has the sections of ${original.route}, and does not say that it translates it`,
                fix: `add translates: ${original.route}`,
                at: { path: ['language'] },
              },
            ];
      });
    },
  }),
  siteRule({
    code: 'site/language-unknown',
    severity: 'error',
    why: 'A language that there is not is one that no browser, reader or search engine knows.',
    reads: ['language'],
    find: ({ pages, config: { forms } }) =>
      [
        ...pages.map(({ file, language }) => ({ file, language, path: ['language'] })),
        ...Object.entries(forms).map(([name, { language }]) => ({ language, path: ['forms', name, 'language'] })),
      ].flatMap(({ language, path, ...place }): FileFinding[] => {
        if (language === undefined || isLanguage(language)) return [];
        const [code = '', ...rest] = language.split('-');
        const meant = slips[code.toLowerCase()];
        return [
          {
            ...place,
            found: `there is no language "${language}"`,
            fix: meant
              ? `write ${[meant, ...rest].join('-')}`
              : 'write its code as ISO 639 has it, such as es, fr or de',
            at: { path },
          },
        ];
      }),
  }),
  siteRule({
    code: 'site/link-other-language',
    severity: 'warning',
    why: 'Who reads one language and taps a link wants the next page in it, where there is one.',
    reads: ['language', 'translates', 'links'],
    find: ({ pages, config }) => {
      if (pages.every(({ language }) => language === undefined)) return [];
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      return [...pages, ...menusOf(config)].flatMap(({ file, route, language, links }): FileFinding[] =>
        links.flatMap(({ page, path, words }): FileFinding[] => {
          const target = byRoute.get(page);
          if (!target || target.language === language || namesLanguage(words, target.language)) return [];
          const original = target.translates ?? target.route;
          const own = pages.find(
            (other) => other.language === language && (other.translates ?? other.route) === original,
          );
          // A link to the same page in another language is for those who read that.
          return own === undefined || own.route === route
            ? []
            : [
                {
                  ...(file !== undefined && { file }),
                  found: `"${words}" leads to ${page}, which is in another language than ${file === undefined ? 'these menus' : 'this page'}`,
                  fix: `write ${own.route}`,
                  at: { path },
                  ...(path.at(-1) === 'href' && { change: { to: own.route }, unsure: true as const }),
                },
              ];
        }),
      );
    },
  }),
];
