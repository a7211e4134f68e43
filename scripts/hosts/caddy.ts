import { headerRules, revalidate } from './headers';
import type { HostInput, HostOutput } from './host';
import { homeQueries, oldParameter, otherName, type Rule, rulesOf, sourceRegex } from './rules';

const indented = (lines: readonly string[], depth: number): string =>
  lines.map((line) => `${'\t'.repeat(depth)}${line}\n`).join('');

/** One matcher for all rules with one target, in the order of their first; `path` would take capitals for small letters. */
function redirects(rules: readonly Rule[]): string[] {
  const exact = rules.filter(({ kind }) => kind !== 'pattern');
  const groups = [...new Set(exact.map(({ to }) => to))].map((to) => exact.filter((rule) => rule.to === to));
  const patterns = rules.filter(({ kind }) => kind === 'pattern').map((rule) => [rule]);
  return [...groups, ...patterns].flatMap((group, index) => [
    `@old${index} path_regexp "^/(?:${group.map(sourceRegex).join('|')})$"`,
    `redir @old${index} {origin}${group[0]?.to}{suffix} 301`,
  ]);
}

/** Inside `route`, or Caddy would sort the general one behind the special ones. */
function headers(input: HostInput): string[] {
  return [
    `header Cache-Control "${revalidate}"`,
    ...headerRules(input).flatMap(({ path, headers: set }) =>
      Object.entries(set).map(([name, value]) => `header ${path} ${name} "${value}"`),
    ),
  ];
}

const queryRules = ({ queryRedirects }: HostInput): string[] =>
  queryRedirects.flatMap(({ parameter, value = '*', to }, index) => [
    `@query${index} query ${parameter}=${value}`,
    `redir @query${index} ${to === 'same' ? '{asked}' : to} 301`,
  ]);

const homeRules = (input: HostInput): string[] =>
  homeQueries(input).flatMap(({ rule: { parameter, value }, to }, index) => [
    `@home${index} {`,
    '\tpath /',
    `\tquery ${parameter}=${value}`,
    '}',
    `redir @home${index} {origin}${to} 301`,
  ]);

/** What nothing stands at: queries are looked at, and none of what is left is a page. */
const unknown = (input: HostInput, matcher: string): string[] => [
  `route ${matcher} {`,
  ...queryRules(input).map((line) => `\t${line}`),
  '\terror 404',
  '}',
];

/** The page forms stand in a route of their own: what its matcher found is known to the matchers inside only. */
const pages = (input: HostInput): string[] => [
  '@notfound path /404 /404.html /404/ /404/index.html /Caddyfile /.roofline/*',
  'error @notfound 404',
  ...homeRules(input),
  '@index path_regexp ^/index(\\.html|/)?$',
  'redir @index {origin}/{suffix} 301',
  '@form path_regexp form ^(/.+?)(/|(/index)?\\.html)$',
  'route @form {',
  '\t@page file {re.form.1}.html',
  '\tredir @page {origin}{page}{suffix} 301',
  '}',
  `@other host ${otherName(new URL(input.url).hostname)}`,
  `redir @other ${input.url}{uri} 301`,
  'rewrite / /index.html',
  '@folder path_regexp ^/.+/$',
  ...unknown(input, '@folder'),
  '@unknown not file {path} {path}.html',
  ...unknown(input, '@unknown'),
  'try_files {path} {path}.html',
  'file_server {',
  '\tdisable_canonical_uris',
  '}',
];

/** Named one by one, because Caddy 2.6 leaves XML out of those that it compresses by itself. */
const compressed = ['text/*', 'application/json*', 'application/javascript*', 'application/xml*', 'image/svg+xml*'];
const compression = [
  'encode {',
  '\tzstd',
  '\tgzip',
  '\tmatch {',
  ...compressed.map((type) => `\t\theader Content-Type ${type}`),
  '\t}',
  '}',
];

const map = (from: string, name: string, ...lines: string[]): string[] => [
  `map ${from} ${name} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

/**
 * What redirects are put together from: the origin, for who asked by the other name of the site; the path as asked for, and
 * that of its page; the query without the parameters of old addresses. A map can take one of them out: there is one for
 * each, and where more are written nothing is kept.
 */
function maps(input: HostInput): string[] {
  const old = oldParameter(input);
  const steps = Array.from({ length: old?.count ?? 0 }, (_, index) => (index === 0 ? '{query}' : `{query${index}}`));
  const kept = old ? `{query${old.count}}` : '{query}';
  return [
    ...map('{host}', '{origin}', `${otherName(new URL(input.url).hostname)} ${input.url}`, 'default ""'),
    ...steps.flatMap((from, index) =>
      map(from, `{query${index + 1}}`, `"~${old?.regex}" "\${1}\${2}\${3}"`, `default ${from}`),
    ),
    ...map(kept, '{suffix}', ...(old ? [`"~${old.regex}" ""`] : []), `~^(.+)$ "?\${1}"`, 'default ""'),
    ...map('{uri}', '{asked}', `~^/+([^?]*) "/\${1}"`, 'default "/"'),
    ...map('{uri}', '{page}', `"~^/+([^?]+?)(?:/+|(?:/+index)?\\.html)(?:\\?|$)" "/\${1}"`, 'default {re.form.1}'),
  ];
}

/** `Caddyfile` for Caddy 2. `redir` drops the query unless it is added, which `{suffix}` is there for. */
export function caddyFiles(input: HostInput): HostOutput {
  const { hostname } = new URL(input.url);
  const content = `# Written by the build from site.config.yaml.
${hostname}, ${otherName(hostname)} {
\troot * /var/www/${hostname}
${indented(compression, 1)}${indented(maps(input), 1)}\troute {
${indented([...headers(input), ...redirects(rulesOf(input)), ...pages(input)], 2)}\t}
\thandle_errors {
\t\theader Cache-Control "${revalidate}"
\t\trewrite * /404.html
\t\tfile_server
\t}
}
`;
  return {
    files: [{ path: 'Caddyfile', content }],
    report: [`Caddy expects the site in /var/www/${hostname}; change root in the Caddyfile if it is elsewhere.`],
  };
}
