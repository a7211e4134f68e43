import type { Abilities, Question } from './engine';
import { fileForms, table } from './table';

/** What a question is answered with. `to` is where a permanent redirect leads, from the root of the site or absolute. */
export interface Expectation extends Question {
  status: 200 | 404 | 'moved' | 'not shown';
  to?: string;
}

const shown = (address: string): Expectation => ({ address, status: 200 });
const missing = (address: string): Expectation => ({ address, status: 404 });
const moved = (address: string, to: string): Expectation => ({ address, status: 'moved', to });

const tracking = 'utm_source=a%20b&x';

/** An old address with and without a slash, with a query that is kept, and with the parameters that are dropped. */
function oldAddress([from, to]: readonly [from: string, to: string], { dropsParameters }: Abilities): Expectation[] {
  const kept = ['p=3', 'p=3&replytocom=4'].map((query) =>
    moved(`${from}?${query}`, dropsParameters ? to : `${to}?${query}`),
  );
  const mixed = ['a=1&p=3', 'p=3&a=1', 'replytocom=9&a=1&p=3'].map((query) =>
    moved(`${from}?${query}`, `${to}?${dropsParameters ? 'a=1' : query}`),
  );
  return [moved(from, to), moved(`${from}?${tracking}`, `${to}?${tracking}`), ...kept, ...mixed];
}

/** A page in every form in which it is asked for. */
function pageForms(route: string, slashRules: ReadonlySet<string>, { extension }: Abilities): Expectation[] {
  const forms = extension ? ['/index.html', '/index'] : [];
  if (route === '/') {
    return [
      ...['/', '/?p=3', '/?utm_source=x'].map(shown),
      ...forms.flatMap((form) => [moved(form, '/'), moved(`${form}?${tracking}`, `/?${tracking}`)]),
    ];
  }
  const file = `${route}.html`;
  return [
    shown(route),
    shown(`${route}?p=3`),
    shown(`${route}?replytocom=3`),
    ...(slashRules.has(`${route}/`)
      ? []
      : [moved(`${route}/`, route), moved(`${route}/?${tracking}`, `${route}?${tracking}`)]),
    ...(extension ? [moved(file, route), moved(`${file}?${tracking}`, `${route}?${tracking}`)] : [shown(file)]),
  ];
}

/** Queries on addresses that nothing stands at. */
const queries: readonly Expectation[] = [
  moved('/no-such-page?p=3', '/'),
  moved('/no-such-page/?p=3', '/'),
  moved('/no-such-page.html?p=3', '/'),
  moved('/no-such-page?p=', '/'),
  moved('/no-such-page?x=1&p=3&y=2', '/'),
  moved('/no-such-page?replytocom=3', '/no-such-page'),
  moved('/no/such/page?replytocom=3&utm=1', '/no/such/page'),
  moved('/no-such-page?page_id=12', '/about'),
  moved('/no-such-page?x=1&cat=news', '/blog'),
  missing('/no-such-page?page_id=13'),
  missing('/no-such-page?page=3'),
  missing('/no-such-page?xp=3'),
];

/** Pages that an old system knew by a number, at the address of home. */
const numbered = ({ queries: dropsRest }: Abilities): Expectation[] => [
  ...['page_id=12', 'a=1&page_id=12', 'page_id=12&a=1'].map((query) =>
    moved(`/?${query}`, dropsRest ? '/about' : `/about?${query}`),
  ),
  moved('/?cat=news', dropsRest ? '/blog' : '/blog?cat=news'),
  ...(dropsRest ? [moved('/?page_id=1', '/'), moved('/?lang=en', '/')] : ['/?page_id=1', '/?lang=en'].map(shown)),
  ...['/?page_id=123', '/?page_id=', '/?page_id', '/?xpage_id=12', '/?cat=new'].map(shown),
];

const otherName = (name: string): Expectation[] => [
  { ...moved('/about', '/about'), host: name },
  { ...moved('/', '/'), host: name },
  { ...moved('/blog/roofing-tips?a=1', '/blog/roofing-tips?a=1'), host: name },
];

/** Old files, by a host that may take their ending off first. */
const oldFile = (
  { from, to }: { from: string; to: string },
  { takesExtensionFirst, extension }: Abilities,
): Expectation[] => {
  const rest = from.replace(/(\/index)?\.html$/, '');
  if (rest === to) return extension ? [moved(from, to)] : [];
  if (!takesExtensionFirst) return [moved(from, to), moved(`${from}?${tracking}`, `${to}?${tracking}`)];
  return [moved(from, rest), moved(rest, to), moved(`${rest}?${tracking}`, `${to}?${tracking}`)];
};

const withoutHttps: readonly Expectation[] = [
  '/',
  '/about',
  '/blog/roofing-tips?a=1',
  '/robots.txt',
  '/no-such-page',
].map((address) => ({ ...moved(address, address), scheme: 'http' }));

/** Everything that is asked of an engine, from the specification and what its host can say. */
export function expectations(
  abilities: Abilities,
  site: { routes: readonly string[]; files: readonly string[]; otherName: string },
): Expectation[] {
  const slashRules = new Set(table.slashAlone.map(([from]) => from));
  return [
    ...[...table.toOwnPages, ...table.patterns].flatMap(([from, to]) => [
      ...oldAddress([from, to], abilities),
      ...oldAddress([`${from}/`, to], abilities),
    ]),
    ...table.encoded.flatMap((rule) => oldAddress(rule, abilities)),
    ...fileForms.flatMap((rule) => oldFile(rule, abilities)),
    ...table.slashAlone.flatMap(([from, to]) => {
      const page = from.slice(0, -1);
      return [shown(page), ...oldAddress([from, abilities.slashBesidePage ? to : page], abilities)];
    }),
    ...site.routes.flatMap((route) => pageForms(route, slashRules, abilities)),
    ...site.files.map(shown),
    ...table.unknown.filter((address) => abilities.knowsPages || !/(\/|\.html)$/.test(address)).map(missing),
    ...(abilities.digits ? ['/2023/10', '/2023/x/25/a', '/2023'].map(missing) : []),
    ...(abilities.notFound ? ['/404', '/404.html', '/404/'].map(missing) : []),
    ...table.besides.map((address): Expectation => ({ address, status: 'not shown' })),
    ...(abilities.queries ? queries : []),
    ...(abilities.homeQueries ? numbered(abilities) : []),
    ...(abilities.otherName ? otherName(site.otherName) : []),
    ...(abilities.tellsScheme ? withoutHttps : []),
  ];
}
