import type { QueryRedirect, Redirect } from '../../schemas/site/redirect';
import { withoutSlash } from '../model/path';
import type { Site } from '../model/site';
import { decodedPath } from './decoded-path';

/** Every redirect in the form that looking up is quick in; plain data. */
export interface RedirectTable {
  /** Old path → target. A path that ends in `/` holds for that form alone, any other for both. */
  exact: Readonly<Record<string, string>>;
  /** Rules with `*` or `:name`, in the order they are tried. */
  patterns: readonly Redirect[];
  /** In the order of `queriesInOrder`. */
  queries: readonly QueryRedirect[];
}

/** Whether a page or a file stands at a path. */
export type Exists = (path: string) => boolean;

const digits: ReadonlyMap<string, number> = new Map([
  [':year', 4],
  [':month', 2],
  [':day', 2],
]);

/** How many digits a `:year`, `:month` or `:day` has; undefined for any other segment. */
export const digitsOf = (segment: string): number | undefined => digits.get(segment);

export const isPattern = (from: string): boolean => /\/[*:]/.test(from);

function fits(wanted: string, found: string): boolean {
  const length = digitsOf(wanted);
  if (length !== undefined) return found.length === length && /^\d+$/.test(found);
  return wanted.startsWith(':') ? found !== '' : wanted === found;
}

/**
 * Whether a path is one that `from` names. `/old` names `/old/` too, `/old/` only itself; `/author/*` names `/author`
 * and all below; `:year` is four digits, `:month` and `:day` two, any other `:name` one segment.
 */
export function matchesPattern(from: string, path: string): boolean {
  if (!isPattern(from)) return path === from || (!from.endsWith('/') && withoutSlash(path) === from);
  const wanted = withoutSlash(from).split('/');
  const found = withoutSlash(path).split('/');
  const open = wanted.at(-1) === '*';
  if (open) wanted.pop();
  if (open ? found.length < wanted.length : found.length !== wanted.length) return false;
  return wanted.every((segment, index) => fits(segment, found[index] ?? ''));
}

const literals = (from: string): number => from.split('/').filter((part) => !/^[*:]/.test(part)).length;

/** Negative when `a` is to be tried before `b`: exact before pattern, specific before general. */
function bySpecificity(a: string, b: string): number {
  return (
    Number(isPattern(a)) - Number(isPattern(b)) ||
    (isPattern(a) ? literals(b) - literals(a) || b.split('/').length - a.split('/').length : 0) ||
    Number(a.endsWith('*')) - Number(b.endsWith('*'))
  );
}

/** All redirects of a site: those of its configuration and the `redirectFrom` of its pages, in the order to try them. */
export function redirectsOf({ config, pages }: Pick<Site, 'config' | 'pages'>): Redirect[] {
  const own = pages.flatMap((page) => page.redirectFrom.map((from) => ({ from, to: page.route })));
  return [...config.redirects, ...own].sort((a, b) => bySpecificity(a.from, b.from));
}

/** The rules for queries in the order to try them: those for one value first. */
export const queriesInOrder = (queries: readonly QueryRedirect[]): QueryRedirect[] => [
  ...queries.filter(({ value }) => value !== undefined),
  ...queries.filter(({ value }) => value === undefined),
];

/** Makes the table that `matchRedirect` looks in. Of two rules for one path the first holds. */
export function redirectTable(redirects: readonly Redirect[], queryRedirects: readonly QueryRedirect[]): RedirectTable {
  const exact = redirects.filter(({ from }) => !isPattern(from)).reverse();
  return {
    exact: Object.fromEntries(exact.map(({ from, to }) => [from, to])),
    patterns: redirects.filter(({ from }) => isPattern(from)).sort((a, b) => bySpecificity(a.from, b.from)),
    queries: queriesInOrder(queryRedirects),
  };
}

/** The page's own address for a form that only a server knows: `/x/`, `/x.html`, `/x/index.html`, and `/index` for home. */
export const pageForm = (path: string): string =>
  withoutSlash(withoutSlash(path).replace(/(\/index)?\.html$|^\/index$/, ''));

/** One step of the table; undefined where a page or file stands or no rule names the path. */
function step({ exact, patterns }: RedirectTable, path: string, exists: Exists): string | undefined {
  const exactly = (from: string) => (Object.hasOwn(exact, from) ? exact[from] : undefined);
  const plain = pageForm(path);
  if (plain !== path && (exactly(path) ?? plain) === plain && exists(plain)) return plain;
  if (withoutSlash(path) === path && exists(path)) return undefined;
  const to =
    exactly(path) ?? exactly(withoutSlash(path)) ?? patterns.find(({ from }) => matchesPattern(from, path))?.to;
  return to === path ? undefined : to;
}

/** Where a path leads in the end, however many rules lead on from one another; undefined for nowhere or in circles. */
export function finalTarget(table: RedirectTable, path: string, exists: Exists): string | undefined {
  const seen = new Set([path]);
  let found: string | undefined;
  for (let next = step(table, path, exists); next !== undefined; next = step(table, next, exists)) {
    if (seen.has(next)) return undefined;
    seen.add(next);
    found = next;
  }
  return found;
}

/** What is left of a query, with its `?`, when the parameters that old addresses are known by are gone. */
function remainingQuery(search: string, { queries }: RedirectTable): string {
  const dropped = new Set(queries.map(({ parameter }) => parameter));
  const pairs = search.replace(/^\?/, '').split('&');
  const kept = pairs.filter((pair) => pair !== '' && !dropped.has(pair.replace(/=.*$/s, '')));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The rule for the parameters of a query on a path where nothing stands, or on that of home, which names a value. */
export function queryRule({ queries }: RedirectTable, path: string, search: string): QueryRedirect | undefined {
  const query = new URLSearchParams(search);
  return queries.find(({ parameter, value }) =>
    value === undefined ? path !== '/' && query.has(parameter) : query.getAll(parameter).includes(`${value}`),
  );
}

const encoded = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/**
 * The address that a request is to be sent on to with a 301, always in one hop; undefined where it is to be answered.
 * Other parameters of the query are kept. Leading slashes are made one, so that no address can lead to another host.
 */
export function matchRedirect(
  table: RedirectTable,
  { pathname, search }: { pathname: string; search: string },
  exists: Exists,
): string | undefined {
  const path = decodedPath(pathname)?.replace(/[/\\]+/g, '/');
  if (path === undefined) return undefined;
  // Systems that number their pages have them all at the address of home.
  if (path === '/') return queryRule(table, path, search)?.to.replace(/^same$/, '/');
  // Accents may be sent apart from their letters; rules have them together.
  const target = finalTarget(table, exists(path) ? path : path.normalize(), exists);
  if (target !== undefined) return encoded(target) + remainingQuery(search, table);
  if (exists(path)) return undefined;
  const rule = queryRule(table, path, search);
  return rule?.to === 'same' ? pathname.replace(/^[/\\]+/, '/') : rule?.to;
}
