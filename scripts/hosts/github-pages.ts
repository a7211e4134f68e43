import type { OutputFile } from '../output/output-file';
import type { HostInput, HostOutput } from './host';
import { otherName, perYear, queryText, type Rule, rulesOf, rulesOfKind, sourceRegex } from './rules';

/** How many pages of a numbered list get a stub: GitHub Pages has no patterns. */
const numberedPages = 20;

/** A page that leads on at once: search engines take it for a permanent redirect, and WCAG allows it at 0 s only. */
const stub = (to: string, url: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${url}${to}">
<p>This page has moved to <a href="${to}">${url}${to}</a>.</p>
</html>
`;

/** Paths of the files that answer an old address: `x.html` for /x, `x/index.html` for /x/. */
function stubPaths(from: string): string[] {
  const path = from.slice(1);
  if (path.endsWith('/')) return [`${path}index.html`];
  return path.endsWith('.html') ? [path] : [`${path}.html`, `${path}/index.html`];
}

/** The plain addresses of a pattern: the folder itself, and numbered pages for a name at its end. */
function listed({ from, segments, kind, besidePage }: Rule): string[] {
  if (kind !== 'pattern') return [from];
  const fixed = segments.slice(0, -1);
  if (fixed.some((segment) => segment.startsWith(':'))) return [];
  const base = `/${fixed.join('/')}`;
  if (segments.at(-1) === '*') return besidePage ? [] : [base];
  return Array.from({ length: numberedPages }, (_, index) => `${base}/${index + 1}`);
}

/**
 * What 404.html runs for patterns and queries; the path is cut to one leading slash so that it stays on this host, and
 * compared as people read it where it can be read.
 */
function notFoundScript(rules: readonly Rule[], { queryRedirects }: HostInput): string {
  const patterns = rulesOfKind(rules, 'pattern').map((rule) => [`^/${sourceRegex(rule)}$`, rule.to]);
  const queries = queryRedirects.map(({ parameter, value, to }) => [
    parameter,
    to,
    ...(value === undefined ? [] : [`${value}`]),
  ]);
  const text = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `;(function(p,s,d){try{d=decodeURIComponent(p)}catch(e){d=p}
for(var r of ${text(patterns)})if(RegExp(r[0]).test(d))return location.replace(r[1]);
for(var q of ${text(queries)})if(q[2]?s.getAll(q[0]).includes(q[2]):s.has(q[0]))return location.replace(q[1]=="same"?p:q[1]);
})(location.pathname.replace(/^[/\\\\]+/,"/"),new URLSearchParams(location.search));`;
}

/** The stubs: old addresses, and the slash form of every page that has no rule of its own. */
function stubs(rules: readonly Rule[], { url, routes, aliases }: HostInput): OutputFile[] {
  const targets = new Map<string, string>();
  const add = (path: string, to: string) => targets.has(path) || targets.set(path, to);
  for (const rule of rules) for (const from of listed(rule)) for (const path of stubPaths(from)) add(path, rule.to);
  for (const page of [...routes, ...aliases]) {
    if (page !== '/' && page !== '/404') add(`${page.slice(1)}/index.html`, page);
  }
  return [...targets].map(([path, to]) => ({ path, content: stub(to, url) }));
}

function report(rules: readonly Rule[], { url, years, queryRedirects, noindex }: HostInput): string[] {
  const { hostname } = new URL(url);
  const patterns = rulesOfKind(rules, 'pattern').filter(({ segments }) => perYear(segments, years).length > 0);
  return [
    'GitHub Pages has no redirects: each old address is a small page that leads on at once.',
    ...patterns.map(
      ({ from }) => `GitHub Pages has no patterns: ${from} is followed by a script in the not-found page.`,
    ),
    ...queryRedirects.map((rule) =>
      rule.value === undefined
        ? `GitHub Pages cannot match ${queryText(rule)}: a script in the not-found page follows it.`
        : `GitHub Pages cannot match ${queryText(rule)}: home is shown there.`,
    ),
    `GitHub Pages leads ${otherName(hostname)} to ${hostname} by itself once both names point to it, and http to https where Enforce HTTPS is on under Settings > Pages.`,
    'GitHub Pages sets its own headers: files with hashed names are cached for ten minutes only.',
    ...(noindex.length > 0 ? ['GitHub Pages cannot send X-Robots-Tag: pages say noindex themselves.'] : []),
  ];
}

/** Stubs, `.nojekyll` (so that names with `_` are served) and `CNAME` for GitHub Pages. */
export function githubPagesFiles(input: HostInput): HostOutput {
  const rules = rulesOf(input);
  const { hostname } = new URL(input.url);
  const domain = hostname.endsWith('.github.io') ? [] : [{ path: 'CNAME', content: `${hostname}\n` }];
  return {
    files: [...stubs(rules, input), { path: '.nojekyll', content: '' }, ...domain],
    report: report(rules, input),
    notFoundScript: notFoundScript(rules, input),
  };
}
