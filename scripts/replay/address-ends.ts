import { withBuiltFiles } from '../../src/addresses/addresses';
import { decodedPath } from '../../src/addresses/decoded-path';
import { likelyAddress } from '../../src/addresses/likely-address';
import {
  isPattern,
  matchesPattern,
  matchRedirect,
  queryRule,
  redirectsOf,
  redirectTable,
} from '../../src/addresses/redirects';
import type { Site } from '../../src/model/site';
import type { Path } from '../../src/reading/position';

/** Where an address ends, and by which place in which file. */
export type End =
  | { what: 'nowhere'; near?: string }
  | { what: 'moved'; to: string; by?: Source }
  | { what: 'shown'; file?: string };

/** A place in a file of the site. */
export interface Source {
  file: string;
  path: Path;
}

const configFile = 'site.config.yaml';

/** Folders whose files the build names, which nobody can tell from here. */
const built = /^\/(assets|pictures|data)\//;

/** By these a blog tells its pages apart on the home page's address, where they would all show the home page. */
const pageNumbers = /[?&](p|page_id|cat|tag|author|attachment_id|m|s|feed)=/;

function sources(site: Site): (Source & { from: string })[] {
  return [
    ...site.config.redirects.map(({ from }, index) => ({ from, file: configFile, path: ['redirects', index, 'from'] })),
    ...site.pages.flatMap(({ file, redirectFrom }) =>
      redirectFrom.map((from, index) => ({ from, file, path: ['redirectFrom', index] })),
    ),
  ];
}

/** Gives where addresses of a site end, as preview and every host have it. */
export function addressEnds(site: Site, files: ReadonlySet<string>): (address: string) => End {
  const { config } = site;
  const pages = site.pages.filter(({ route }) => route !== '/404');
  const pageAt = new Map(
    pages.flatMap((page) => [page.route, ...page.aliases].map((path) => [path, page.file] as const)),
  );
  const allFiles = withBuiltFiles(files);
  const exists = (path: string) =>
    pageAt.has(path) || allFiles.has(path) || allFiles.has(`${path}.html`) || built.test(path);
  const redirects = redirectsOf(site);
  const table = redirectTable(redirects, config.queryRedirects);
  const written = sources(site);

  const ruleFor = (path: string): Source | undefined => {
    const rule =
      redirects.find(({ from }) => from === path && !isPattern(from)) ??
      redirects.find(({ from }) => matchesPattern(from, path));
    return written.find(({ from }) => from === rule?.from);
  };
  const queryRuleFor = (path: string, search: string): Source | undefined => {
    const rule = queryRule(table, path, search);
    return rule && { file: configFile, path: ['queryRedirects', config.queryRedirects.indexOf(rule), 'parameter'] };
  };

  return (address) => {
    const [pathname = '/', ...rest] = address.split('?');
    const search = rest.length > 0 ? `?${rest.join('?')}` : '';
    const path = readable(pathname);
    const to = matchRedirect(table, { pathname, search }, exists);
    const end = to === undefined ? path : readable(to.replace(/\?.*$/s, ''));
    if (!exists(end))
      return { what: 'nowhere', near: likelyAddress(path, { routes: pageAt, files: allFiles })?.address };
    if (to !== undefined) return { what: 'moved', to, by: ruleFor(path) ?? queryRuleFor(path, search) };
    const [, number] = pageNumbers.exec(search) ?? [];
    // Home is what a number means there that a rule for unknown addresses names.
    const meant = path === '/' && number !== undefined && queryRuleFor('', search) === undefined;
    return meant ? { what: 'nowhere' } : { what: 'shown', file: pageAt.get(path) };
  };
}

const readable = (pathname: string): string => decodedPath(pathname) ?? pathname;
