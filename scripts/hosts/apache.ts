import { type HeaderRule, headerRules, revalidate } from './headers';
import type { HostInput, HostOutput } from './host';
import { type Rule, rulesOf, sourceRegex } from './rules';

/** DirectorySlash would send /claremore to the folder claremore/ beside claremore.html, and so to nowhere. */
const opening = `# Written by the build from site.config.yaml.
DirectorySlash Off
DirectoryIndex index.html
Options -Indexes -MultiViews
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
RewriteEngine On
`;

/** REDIRECT_STATUS is empty for what the visitor asked for; the error document passes here a second time. */
const pages = `
# The not-found page is no address of its own.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404(\\.html)?/?$ - [R=404,L]
# /x.html, /x/index.html and /x/ lead to /x where that is a page.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index\\.html$ / [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(/|(/index)?\\.html)$ /$1 [R=301,L]
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
    .map(({ parameter, to }) =>
      [
        'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
        'RewriteCond %{REQUEST_FILENAME} !-f',
        // The home page is a folder to the server.
        'RewriteCond %{REQUEST_URI} !^/$',
        `RewriteCond %{QUERY_STRING} (^|&)${parameter}(=|&|$)`,
        `RewriteRule ^ ${to === 'same' ? '%{REQUEST_URI}' : to} [QSD,R=301,L]\n`,
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

const headers = ({ noindex }: HostInput): string => `
<IfModule mod_headers.c>
Header set Cache-Control "${revalidate}"
${headerRules(noindex).map(headerBlock).join('')}</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json
AddOutputFilterByType DEFLATE application/xml text/xml text/plain image/svg+xml
</IfModule>
`;

/** What is encoded is not to be encoded once more, and a percent sign begins a reference to a condition. */
const target = ({ to }: Rule): string =>
  to.includes('%') ? `${to.replaceAll('%', '\\%')} [R=301,NE,L]` : `${to} [R=301,L]`;

/** `.htaccess` for Apache 2.4 with mod_rewrite. */
export function apacheFiles(input: HostInput): HostOutput {
  const redirects = rulesOf(input).map((rule) => `RewriteRule ^${sourceRegex(rule)}$ ${target(rule)}\n`);
  const content = [opening, ...redirects, pages, queryRules(input), folders, headers(input)].join('');
  return { files: [{ path: '.htaccess', content }], report: [] };
}
