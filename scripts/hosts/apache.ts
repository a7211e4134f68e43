import { type HeaderRule, headerRules, revalidate } from './headers';
import type { HostInput, HostOutput } from './host';
import { homeQueries, oldParameter, otherName, queryRegex, type Rule, rulesOf, sourceRegex } from './rules';

/**
 * DirectorySlash would send /a to the folder a/ beside a.html, and so to nowhere. Apache marks the tags of what it compresses
 * and then knows none of them again, so that browsers had to fetch each page anew: without tags they ask by date.
 */
const opening = `# Written by the build from site.config.yaml.
DirectorySlash Off
DirectoryIndex index.html
Options -Indexes -MultiViews
FileETag None
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
RewriteEngine On
`;

/**
 * Notes for redirects: ORIGIN, where the name is one of the site's; MOVED, the same for who asked by the other name, or
 * without https where this server or the one before it has it; and QUERY, what they take along of the query. A rule can take
 * one parameter out: there is one for each, and where more are written nothing is kept.
 */
function notes(input: HostInput): string {
  const { hostname } = new URL(input.url);
  const old = oldParameter(input);
  const without = (rest: string) => `RewriteCond %{ENV:QUERY} "${old?.regex}"\nRewriteRule ^ - [E=QUERY:${rest}]\n`;
  const named = (name: string, port: string) =>
    `RewriteCond %{ENV:REDIRECT_STATUS} ^$\nRewriteCond %{HTTP_HOST} ^${name.replaceAll('.', '\\.')}(:${port})?$ [NC]\n`;
  const moved = `RewriteRule ^ - [E=MOVED:${input.url}]\n`;
  return [
    named(hostname, '(80|443)'),
    `RewriteRule ^ - [E=ORIGIN:${input.url}]\n`,
    'RewriteCond %{ENV:ORIGIN} .\nRewriteCond %{HTTP:X-Forwarded-Proto} ^http$ [NC]\n',
    moved,
    '<IfModule mod_ssl.c>\n',
    'RewriteCond %{ENV:ORIGIN} .\nRewriteCond %{HTTPS} off\n',
    'RewriteCond "%{HTTP:X-Forwarded-Proto}%{HTTP:X-Forwarded-For}" ^$\n',
    moved,
    '</IfModule>\n',
    named(otherName(hostname), '[0-9]+'),
    `RewriteRule ^ - [E=ORIGIN:${input.url},E=MOVED:${input.url}]\n`,
    'RewriteRule ^ - [E=QUERY:%{QUERY_STRING}]\n',
    ...(old ? [without('%1%2%3').repeat(old.count), without('')] : []),
  ].join('');
}

/** A target with its origin and query; it is encoded already. */
const to = (path: string): string => `%{ENV:ORIGIN}${path}?%{ENV:QUERY} [R=301,NE,L]`;

/** REDIRECT_STATUS is empty for what the visitor asked for; the error document passes here a second time. */
const pages = `
# The not-found page is no address of its own, and what the build keeps for itself is none.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(404(\\.html|/index\\.html)?/?$|\\.roofline/|\\.ht) - [R=404,L]
# /x.html, /x/index.html and /x/ lead to /x where that is a page.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(\\.html|/)?$ ${to('/')}
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/]*)?/+([^? ]+?)(/+|(/+index)?\\.html)[? ]"
RewriteRule ^(.+?)(/|(/index)?\\.html)$ ${to('/%1')}
# The site has one name.
RewriteCond %{ENV:MOVED} .
RewriteRule ^ %{ENV:MOVED}%{REQUEST_URI} [R=301,L]
# /x shows x.html.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^([^.]+)$ /$1.html [L]

`;

/** A folder is not a page, nor anything that is kept from visitors; `.` leaves out the home page. */
const folders = `
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
`;

const queryRules = ({ queryRedirects }: HostInput): string =>
  queryRedirects
    .map((rule) =>
      [
        'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
        'RewriteCond %{REQUEST_FILENAME} !-f',
        // The home page is a folder to the server.
        'RewriteCond %{REQUEST_URI} !^/$',
        `RewriteCond %{QUERY_STRING} ${queryRegex(rule)}`,
        `RewriteRule ^ %{ENV:ORIGIN}${rule.to === 'same' ? '%{REQUEST_URI}' : rule.to} [QSD,R=301,L]\n`,
      ].join('\n'),
    )
    .join('');

const homeRules = (input: HostInput): string =>
  homeQueries(input)
    .map(({ rule, to }) =>
      [
        'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
        `RewriteCond %{QUERY_STRING} ${queryRegex(rule)}`,
        `RewriteRule ^$ %{ENV:ORIGIN}${to} [QSD,R=301,L]\n`,
      ].join('\n'),
    )
    .join('');

function headerBlock({ path, headers }: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"\n`);
  if (path === '/*') return lines.join('');
  const regex = path.endsWith('/*') ? `^${path.slice(0, -1)}` : `^${path.replaceAll('.', '\\.')}(\\.html)?$`;
  const inner = lines.map((line) => `  ${line.replace('always set Cache-Control', 'set Cache-Control')}`);
  return `<If "%{REQUEST_URI} =~ m#${regex}#">\n${inner.join('')}</If>\n`;
}

const headers = (input: HostInput): string => `
<IfModule mod_headers.c>
Header set Cache-Control "${revalidate}"
${headerRules(input).map(headerBlock).join('')}</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json
AddOutputFilterByType DEFLATE application/xml text/xml text/plain image/svg+xml
</IfModule>
`;

/** A percent sign in a target would begin a reference to a condition. */
const redirectLine = (rule: Rule): string =>
  `RewriteRule "^${sourceRegex(rule)}$" ${to(rule.to.replaceAll('%', '\\%'))}\n`;

/** `.htaccess` for Apache 2.4 with mod_rewrite. */
export function apacheFiles(input: HostInput): HostOutput {
  const redirects = rulesOf(input).map(redirectLine);
  const content = [
    opening,
    notes(input),
    ...redirects,
    homeRules(input),
    pages,
    queryRules(input),
    folders,
    headers(input),
  ].join('');
  return {
    files: [{ path: '.htaccess', content }],
    report: [
      'Apache leads http to https where it has the certificate itself (mod_ssl); where a proxy before it has, that must send X-Forwarded-Proto.',
    ],
  };
}
