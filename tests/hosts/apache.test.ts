import { expect, test } from 'vitest';
import { apacheFiles } from '../../scripts/hosts/apache';
import { hostInput, textOf } from './input';

const { files, report } = apacheFiles(hostInput);

test('.htaccess', () => {
  expect(textOf(files, '.htaccess')).toMatchInlineSnapshot(`
    "# Written by the build from site.config.yaml.
    DirectorySlash Off
    DirectoryIndex index.html
    Options -Indexes -MultiViews
    ErrorDocument 404 /404.html
    AddDefaultCharset utf-8
    RewriteEngine On
    RewriteRule ^contact-us/$ /contact [R=301,L]
    RewriteRule ^build/?$ /general-contracting [R=301,L]
    RewriteRule ^construction/?$ /general-contracting [R=301,L]
    RewriteRule ^home/?$ / [R=301,L]
    RewriteRule ^blog/page/[^/]+/?$ /blog [R=301,L]
    RewriteRule ^author(/.*)?$ /blog [R=301,L]
    RewriteRule ^services/.+$ /services [R=301,L]
    RewriteRule ^[0-9]{4}/[0-9]{2}/[0-9]{2}(/.*)?$ /blog [R=301,L]

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

    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{REQUEST_FILENAME} !-f
    RewriteCond %{REQUEST_URI} !^/$
    RewriteCond %{QUERY_STRING} (^|&)p(=|&|$)
    RewriteRule ^ / [QSD,R=301,L]
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{REQUEST_FILENAME} !-f
    RewriteCond %{REQUEST_URI} !^/$
    RewriteCond %{QUERY_STRING} (^|&)replytocom(=|&|$)
    RewriteRule ^ %{REQUEST_URI} [QSD,R=301,L]

    RewriteCond %{REQUEST_FILENAME} -d
    RewriteRule . - [R=404,L]

    <IfModule mod_headers.c>
    Header set Cache-Control "public, max-age=0, must-revalidate"
    Header always set X-Content-Type-Options "nosniff"
    Header always set Referrer-Policy "strict-origin-when-cross-origin"
    Header always set Permissions-Policy "camera=(), microphone=(), geolocation=()"
    Header always set Content-Security-Policy "frame-ancestors 'self'"
    <If "%{REQUEST_URI} =~ m#^/assets/#">
      Header set Cache-Control "public, max-age=31536000, immutable"
    </If>
    <If "%{REQUEST_URI} =~ m#^/pictures/#">
      Header set Cache-Control "public, max-age=31536000, immutable"
    </If>
    <If "%{REQUEST_URI} =~ m#^/sitemap\\.xml(\\.html)?$#">
      Header always set Content-Type "application/xml; charset=utf-8"
    </If>
    <If "%{REQUEST_URI} =~ m#^/robots\\.txt(\\.html)?$#">
      Header always set Content-Type "text/plain; charset=utf-8"
    </If>
    <If "%{REQUEST_URI} =~ m#^/data/#">
      Header always set X-Robots-Tag "noindex"
    </If>
    <If "%{REQUEST_URI} =~ m#^/embed/#">
      Header always set X-Robots-Tag "noindex"
    </If>
    <If "%{REQUEST_URI} =~ m#^/404(\\.html)?$#">
      Header always set X-Robots-Tag "noindex"
    </If>
    <If "%{REQUEST_URI} =~ m#^/services(\\.html)?$#">
      Header always set X-Robots-Tag "noindex"
    </If>
    </IfModule>
    <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json
    AddOutputFilterByType DEFLATE application/xml text/xml text/plain image/svg+xml
    </IfModule>
    "
  `);
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`[]`);
});
