import { bareWords } from '../../model/bare-words';
import { type FileFinding, offerAway, type SeenPage, type SiteRule, siteRule } from '../rule';
import { saysPlace } from '../says-place';

/** What a page tells of another in its language that has the same already; places first come first. */
function shared<Page extends SeenPage<'language'>>(
  pages: readonly Page[],
  nameOf: (page: Page) => string,
): [Page, Page][] {
  const seen = new Map<string, Page>();
  return pages.flatMap((page) => {
    const name = bareWords(nameOf(page));
    if (name === '') return [];
    const key = `${page.language ?? ''} ${name}`;
    const other = seen.get(key);
    if (other === undefined) seen.set(key, page);
    return other ? [[page, other]] : [];
  });
}

/** The same sentence above two articles in every list of them. */
const sameExcerpt = (pages: readonly SeenPage<'language' | 'post'>[]): FileFinding[] =>
  shared(pages, ({ post }) => post?.excerpt ?? '').map(([{ file }, other]) => ({
    file,
    found: `${other.file} has the same excerpt`,
    fix: 'say what only this article is about',
    at: { path: ['excerpt'] },
  }));

type Described = SeenPage<'title' | 'description' | 'kind' | 'language' | 'place' | 'label' | 'heading'>;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** How many words of a text a page has in its address, its label and its heading. */
function ownWords({ route, label, heading }: Described, text: string): number {
  const own = new Set(wordsIn(`${route} ${label} ${heading}`));
  return wordsIn(text).filter((word) => own.has(word)).length;
}

/** Of two pages that say the same the one that has it from the other: the later, where what it is called does not tell. */
const copyFirst = ([page, other]: [Described, Described], field: 'title' | 'description'): [Described, Described] =>
  ownWords(other, page[field]) < ownWords(page, page[field]) ? [other, page] : [page, other];

/** True for a page about a place that says another page's words, and not the name of its own place: it is told of that. */
const isCopied = ({ place, kind, ...page }: Described, field: 'title' | 'description', other: Described): boolean =>
  (kind === 'city' || kind === 'area') &&
  place !== undefined &&
  !saysPlace(page[field], place) &&
  other.place !== undefined &&
  saysPlace(page[field], other.place);

const sameText = (pages: readonly Described[], field: 'title' | 'description'): FileFinding[] =>
  shared(pages, (page) => page[field])
    .filter(([page, other]) => !isCopied(page, field, other) && !isCopied(other, field, page))
    .map((pair) => copyFirst(pair, field))
    .map(([{ file }, other]) => ({
      file,
      found: `${other.file} has the same ${field}`,
      fix: 'say what only this page is about',
      at: { path: [field] },
    }));

/** What the home page, and the one of addresses where nothing is, are called elsewhere. */
const homes = /^\/(?:home(?:-?page)?|main|start|startseite|accueil|inicio|welcome|default|front-?page)$/;
const notFounds = /^\/(?:page-)?(?:not-?found|error(?:-?404)?|404-.*|nicht-gefunden|introuvable|no-encontrad[oa])$/;

const fileCalled = (pages: readonly SeenPage<never>[], names: RegExp): string | undefined =>
  pages.find(({ route }) => names.test(route))?.file;

/** How the published pages stand beside one another. */
export const besideRules: readonly SiteRule[] = [
  siteRule({
    code: 'page/same-text',
    severity: 'error',
    why: 'Two pages with one title or summary cannot be told apart in a list of results.',
    reads: ['title', 'description', 'kind', 'language', 'place', 'label', 'heading'],
    find: ({ pages }) => [...sameText(pages, 'title'), ...sameText(pages, 'description')],
  }),
  siteRule({
    code: 'site/same-excerpt',
    severity: 'warning',
    why: 'Two articles with one summary cannot be told apart in the list of articles.',
    reads: ['language', 'post'],
    find: ({ pages }) => sameExcerpt(pages),
  }),
  siteRule({
    code: 'site/same-heading',
    severity: 'warning',
    why: 'Two pages with one heading seem to be the same page.',
    reads: ['canonical', 'heading', 'kind', 'language'],
    find: ({ pages }) =>
      shared(
        pages.filter(({ canonical }) => canonical === undefined),
        ({ heading }) => heading,
      ).map(([{ file, heading, kind }, other]) => ({
        file,
        found: `${other.file} has the same h1, "${heading}"`,
        fix: 'say what only this page is about',
        at: { path: kind === 'page' ? ['sections', 0, 'heading'] : ['heading'] },
      })),
  }),
  siteRule({
    code: 'page/second-featured',
    severity: 'error',
    why: 'The list of articles shows one first.',
    reads: ['featured'],
    find({ pages }) {
      const [first, ...others] = pages.filter(({ featured }) => featured);
      return others.map(({ file }) => ({
        file,
        found: `${first?.file} is featured already, and the list of articles shows one first`,
        fix: 'leave featured out of one of the two',
        at: { path: ['featured'] },
      }));
    },
  }),
  siteRule({
    code: 'site/home-missing',
    severity: 'error',
    why: 'Without its home page a site answers at its own address that nothing is there.',
    reads: [],
    find: ({ home, pages }) => {
      if (home) return [];
      const file = fileCalled(pages, homes);
      return file === undefined
        ? [{ found: 'there is no home page', fix: 'add pages/index.yaml' }]
        : [{ found: `there is no home page, and ${file} by its name`, fix: `call that file pages/index.yaml` }];
    },
  }),
  siteRule({
    code: 'site/not-found-missing',
    severity: 'warning',
    why: 'Without a page for what is not there some hosts answer every dead link with the home page, as if it were found (soft 404).',
    reads: [],
    find: ({ home, pages, waysKnown }) => {
      if (!home || !waysKnown || pages.some(({ route }) => route === '/404')) return [];
      const file = fileCalled(pages, notFounds);
      return [
        {
          file: home.file,
          found: `the site has no page for addresses where nothing is${file === undefined ? '' : `, and ${file} by its name`}`,
          fix:
            file === undefined ? 'add pages/404.yaml with robots: noindex, nofollow' : 'call that file pages/404.yaml',
        },
      ];
    },
  }),
  siteRule({
    code: 'site/home-draft',
    severity: 'error',
    why: 'Without its home page a site answers at its own address that nothing is there.',
    reads: [],
    find: ({ home }) =>
      home?.draft
        ? [{ file: home.file, found: 'the home page is a draft', ...offerAway(['draft'], 'remove draft: true') }]
        : [],
  }),
  siteRule({
    code: 'site/home-elsewhere',
    severity: 'error',
    why: 'A home page that names another page in its place is not shown by search engines.',
    reads: ['canonical'],
    find({ pages }) {
      const home = pages.find(({ route }) => route === '/');
      // What is no page, or leads on, is told of the address itself.
      return home && pages.some(({ route, canonical }) => route === home.canonical && canonical === undefined)
        ? [
            {
              file: home.file,
              found: `the home page names ${home.canonical} in its place`,
              ...offerAway(['canonical']),
            },
          ]
        : [];
    },
  }),
  siteRule({
    code: 'site/home-priority',
    severity: 'error',
    why: 'The weights in the sitemap compare the pages of one site: the home page has the most.',
    reads: ['priority', 'indexed'],
    find({ pages }) {
      const home = pages.find(({ route }) => route === '/');
      // The not-found page is in no sitemap, nor is what search engines leave out.
      const listed = pages.filter(({ route, indexed }) => route !== '/404' && indexed);
      const most = listed.find(({ priority }) => home && priority > home.priority);
      return home && most
        ? [
            {
              file: home.file,
              found: `the home page has priority ${home.priority}, and ${most.file} ${most.priority}`,
              fix: 'write priority: 1',
              change: { to: 1 },
              at: { path: ['priority'] },
            },
          ]
        : [];
    },
  }),
  siteRule({
    code: 'site/day-to-come',
    severity: 'error',
    why: 'Search engines distrust every date of a site that has one that is still to come.',
    reads: ['updated', 'post', 'timed'],
    find: ({ pages, today }) =>
      pages.flatMap(({ file, updated, post, timed }) =>
        [
          { path: ['updated'], day: updated, written: updated },
          { path: ['date'], day: post?.date, written: post?.date },
          ...timed.flatMap(({ gone = [] }) => gone),
        ].flatMap(({ path, day, written }) =>
          day !== undefined && day > today
            ? [
                {
                  file,
                  found: `${path.at(-1)} is ${written}, which is still to come`,
                  fix: `write the day that it was, ${today} at the latest${path.length === 1 ? ', or draft: true until then' : ''}`,
                  at: { path },
                },
              ]
            : [],
        ),
      ),
  }),
];
