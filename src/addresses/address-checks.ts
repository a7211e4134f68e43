import type { SiteConfig } from '../../schemas/site';
import type { Redirect } from '../../schemas/site/redirect';
import { withoutSlash } from '../model/path';
import type { Issue } from '../reading/issue';
import type { Path } from '../reading/position';
import type { Report } from '../reading/report';
import type { AddressFacts } from './address-facts';
import { type Addresses, notFoundRoute, standingAt } from './addresses';
import { detour } from './internal-links';
import { queryRedirectMistakes } from './query-redirect-mistakes';
import { type RedirectMistake, redirectMistakes } from './redirect-mistakes';
import { isRoute } from './routes';

/** A report on the file with that path. */
export type ReportOf = (file: string) => Report;

/** Reports aliases that are no address of their own, canonical addresses that are no page, and files in a page's place. */
export function checkPageAddresses(pages: readonly AddressFacts[], addresses: Addresses, reportOf: ReportOf): void {
  const taken = new Map<string, string>();
  const canonicals = new Map(pages.map(({ route, canonical }) => [route, canonical]));
  for (const page of pages) {
    const report = reportOf(page.file);
    for (const [index, alias] of page.aliases.entries()) {
      const issue = aliasIssue(alias, addresses, taken);
      if (issue) report.error(['aliases', index], issue);
      else taken.set(alias, page.file);
    }
    const named = page.route === '/' ? ['/index.html'] : [page.route, `${page.route}.html`, `${page.route}/index.html`];
    const file = named.find((name) => addresses.files.has(name));
    if (file !== undefined) {
      const found = `public${file} stands where this page is written`;
      report.error([], { code: 'address/hidden-by-file', found, fix: 'rename or remove that file' });
    }
    checkCanonical(page, canonicals, addresses, report);
  }
}

function aliasIssue(
  alias: string,
  { routes, files }: Addresses,
  taken: ReadonlyMap<string, string>,
): Issue | undefined {
  if (!isRoute(alias)) {
    const better = withoutSlash(alias.toLowerCase());
    const rule = 'lower-case letters, digits and hyphens, no slash at the end';
    return {
      code: 'address/form',
      found: `"${alias}" is not an address of a page`,
      fix: isRoute(better) ? `write ${better}: ${rule}` : `write ${rule}`,
    };
  }
  const takenBy = (found: string, fix: string): Issue => ({ code: 'address/taken', found, fix });
  if (routes.has(alias)) return takenBy(`"${alias}" is a page of its own`, 'leave this alias out, or rename that page');
  if (files.has(alias) || files.has(`${alias}.html`)) {
    return takenBy(`"${alias}" is a file in public/`, 'leave this alias out, or rename that file');
  }
  const other = taken.get(alias);
  return other === undefined
    ? undefined
    : takenBy(`"${alias}" is already an alias in ${other}`, 'keep it in one of the two pages');
}

function checkCanonical(
  { canonical, route }: AddressFacts,
  canonicals: ReadonlyMap<string, string | undefined>,
  addresses: Addresses,
  report: Report,
): void {
  if (canonical === undefined) return;
  const standing = standingAt(canonical, addresses);
  const issue = detour(canonical, '', standing);
  const further = canonicals.get(canonical);
  if (issue) report.error(['canonical'], issue);
  else if (standing.what === 'file')
    report.error(['canonical'], {
      code: 'link/file',
      found: `"${canonical}" is a file`,
      fix: 'write the address of a page',
    });
  else if (canonical !== route && further !== undefined && further !== canonical) {
    // Of two that name one another it is told of the first.
    if (further === route && canonical < route) return;
    report.error(['canonical'], {
      code: 'address/points-on',
      found: `${canonical} itself points to ${further}`,
      fix: `write ${further}`,
    });
  }
}

/** A redirect with the file and the fields it is written in; `redirectFrom` has no target of its own. */
interface WrittenRedirect extends Redirect {
  report: Report;
  source: Path;
  target?: Path;
}

/** Reports redirects that hide something, lead nowhere, in circles or over another, or are there twice. */
export function checkRedirects(
  config: { value: SiteConfig; report: Report },
  pages: readonly AddressFacts[],
  addresses: Addresses,
  reportOf: ReportOf,
): void {
  const { report } = config;
  const written: WrittenRedirect[] = [
    ...config.value.redirects.map((redirect, index) => {
      return { ...redirect, report, source: ['redirects', index, 'from'], target: ['redirects', index, 'to'] };
    }),
    // That old addresses lead to the not-found page is told by a rule.
    ...pages
      .filter(({ route }) => route !== notFoundRoute)
      .flatMap((page) =>
        page.redirectFrom.map((from, index) => {
          return { from, to: page.route, report: reportOf(page.file), source: ['redirectFrom', index] };
        }),
      ),
  ];
  const mistakes = new Map(redirectMistakes(written, addresses).map(({ index, ...mistake }) => [index, mistake]));
  for (const [index, redirect] of written.entries()) reportRedirect(redirect, mistakes.get(index), addresses);
  for (const { index, field, issue } of queryRedirectMistakes(config.value.queryRedirects, addresses.routes)) {
    report.error(['queryRedirects', index, field], issue);
  }
}

/** Where an address ends, over as many old ones as there may be; circles are told of already. */
function endOf(path: string, addresses: Addresses, steps = 12): string {
  const standing = standingAt(path, addresses);
  return standing.what === 'redirect' && steps > 0 ? endOf(standing.to, addresses, steps - 1) : path;
}

/** A mistake is reported at the field it is about; a redirect without one must lead to its page in one step. */
function reportRedirect(
  redirect: WrittenRedirect,
  mistake: Omit<RedirectMistake, 'index'> | undefined,
  addresses: Addresses,
): void {
  const { to, report, source, target = source } = redirect;
  const standing = standingAt(to, addresses);
  if (mistake?.issue) report.error(mistake.field === 'to' ? target : source, mistake.issue);
  else if (mistake) return;
  else if (standing.what === 'redirect') {
    const found = `${to} is an old address itself`;
    const end = endOf(standing.to, addresses);
    report.error(target, { code: 'redirect/detour', found, fix: `write ${end}`, change: { to: end } });
  }
}
