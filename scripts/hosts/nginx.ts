import { headerByPath, headerRules, revalidate, securityHeaders } from './headers';
import type { HostInput, HostOutput } from './host';
import { homeQueries, oldParameter, otherName, queryRegex, rulesOf, sourceRegex } from './rules';

const pathRegex = (path: string): string =>
  path.endsWith('/*') ? `^${path.slice(0, -1)}` : `^${path.replaceAll('.', '\\.')}(\\.html)?$`;

function map(source: string, variable: string, fallback: string, entries: readonly (readonly [string, string])[]) {
  const lines = entries.map(([regex, value]) => `  "~${regex}" ${value};\n`);
  return `map ${source} ${variable} {\n  default ${fallback};\n${lines.join('')}}\n`;
}

/**
 * The path as asked for, in its encoded form: the decoded `$uri` in a header could carry a line break. nginx halves a
 * doubled backslash, so one in the regular expression is written four times.
 */
const asked =
  map('$request_uri', '$site_path', '/', [['^[/\\\\\\\\]+(?<rest>[^?]*)', '/$rest']]) +
  map('$request_uri', '$site_page', '$uri', [
    ['^[/\\\\\\\\]+index(/|\\.html)?(\\?|$)', '/'],
    ['^[/\\\\\\\\]+(?<sent>[^?]+?)(/+|(/+index)?\\.html)(\\?|$)', '/$sent'],
  ]) +
  map('$uri', '$site_form', '/', [
    ['^/404(/|\\.html$)', '/'],
    ['^/index/?$', '/index'],
    ['^(?<page>/.+?)(/|(/index)?\\.html)$', '$page'],
  ]);

/** The lines of the certificate, in a file of the server's own; the brackets let nginx do without it. */
const certificate = (host: string, last: 'f' | '[f]'): string => `/etc/nginx/tls/${host}.con${last}`;

/** The origin, for who asked by the other name of the site, or without https where that is to be had. */
const origin = (url: string, host: string): string =>
  map('$site_asked', '$site_origin', '""', [
    ['^http:', url],
    ['^:tls ', url],
    [` ${otherName(host).replaceAll('.', '\\.')}$`, url],
  ]);

/**
 * What a redirect takes along of the query, with its `?`. A map can take one parameter out: there is one for each, and where
 * more are written nothing is kept.
 */
function queryMaps(input: HostInput): string {
  const old = oldParameter(input);
  const steps = Array.from({ length: old?.count ?? 0 }, (_, index) => (index === 0 ? '$args' : `$site_args${index}`));
  const kept = old ? `$site_args${old.count}` : '$args';
  return [
    ...steps.map((from, index) => map(from, `$site_args${index + 1}`, from, [[old?.regex ?? '', '"$1$2$3"']])),
    // An expression is never asked about an empty text.
    map(kept, '$site_query', `"?${kept}"`, old ? [[old.regex, '""']] : []).replace('{\n', '{\n  "" "";\n'),
  ].join('');
}

function maps(input: HostInput): string {
  const rules = headerRules(input);
  const values = (name: string) =>
    headerByPath(rules, name).map(([path, value]) => [pathRegex(path), `"${value}"`] as const);
  return [
    map(
      '$uri',
      '$site_redirect',
      '""',
      rulesOf(input).map((rule) => [`^/${sourceRegex(rule)}$`, rule.to] as const),
    ),
    queryMaps(input),
    asked,
    origin(input.url, new URL(input.url).hostname),
    map('$uri', '$site_cache', `"${revalidate}"`, values('Cache-Control')),
    map('$uri', '$site_robots', '""', values('X-Robots-Tag')),
    ...(input.studioPolicy === undefined
      ? []
      : [map('$uri', '$site_policy', `"${input.policy}"`, values('Content-Security-Policy').slice(1))]),
  ].join('');
}

const queryRules = ({ queryRedirects }: HostInput): string =>
  queryRedirects
    .map(
      (rule) =>
        `    if ($args ~ "${queryRegex(rule)}") { return 301 ${rule.to === 'same' ? '$site_path' : rule.to}; }\n`,
    )
    .join('');

const homeRules = (input: HostInput): string =>
  homeQueries(input)
    .map(({ rule, to }) => `    if ($args ~ "${queryRegex(rule)}") { return 301 ${to}; }\n`)
    .join('');

/** try_files must not end in `$uri/`: it would send /about to the folder about/ beside about.html. */
const server = (input: HostInput, host: string): string => `server {
  listen 80;
  server_name ${host} ${otherName(host)};
  root /var/www/${host};
  include ${certificate(host, '[f]')};
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/xml text/xml image/svg+xml;
  error_page 404 /404.html;
${Object.entries(securityHeaders(input.studioPolicy === undefined ? input.policy : '$site_policy'))
  .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
  .join('')}  add_header Cache-Control $site_cache always;
  add_header X-Robots-Tag $site_robots always;
  set $site_asked "$http_x_forwarded_proto$https: $host";
  if (-f ${certificate(host, 'f')}) { set $site_asked "$http_x_forwarded_proto$https:tls $host"; }
  if ($site_redirect != "") { return 301 $site_origin$site_redirect$site_query; }
  if (-f $document_root$site_form.html) { return 301 $site_origin$site_page$site_query; }
  if ($site_origin != "") { return 301 $site_origin$request_uri; }
  location = / {
${homeRules(input)}    try_files /index.html =404;
  }
  location = /404.html { internal; }
  location ~ ^/(404(/|/index\\.html)?$|nginx\\.conf$|\\.roofline/) { return 404; }
  location = /robots.txt { try_files $uri =404; }
  location ~ ^/sitemap.*\\.xml$ { types {} default_type application/xml; try_files $uri =404; }
  location / { try_files $uri $uri.html @unknown; }
  location @unknown {
${queryRules(input)}    return 404;
  }
}
`;

/** `nginx.conf`: to be included in the http block. */
export function nginxFiles(input: HostInput): HostOutput {
  const { hostname } = new URL(input.url);
  const content = `# Written by the build from site.config.yaml. Include it in the http block of nginx.\n${maps(input)}${server(input, hostname)}`;
  return {
    files: [{ path: 'nginx.conf', content }],
    report: [
      `nginx expects the site in /var/www/${hostname}, where a link to it may be.`,
      `nginx leads http to https as soon as ${certificate(hostname, 'f')} says listen 443 ssl; and where the certificate is (ssl_certificate, ssl_certificate_key); a proxy before it that has the certificate must send X-Forwarded-Proto.`,
    ],
  };
}
