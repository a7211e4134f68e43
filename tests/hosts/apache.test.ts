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
    FileETag None
    ErrorDocument 404 /404.html
    AddDefaultCharset utf-8
    RewriteEngine On
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{HTTP_HOST} ^www\\.example\\.com(:(80|443))?$ [NC]
    RewriteRule ^ - [E=ORIGIN:https://www.example.com]
    RewriteCond %{ENV:ORIGIN} .
    RewriteCond %{HTTP:X-Forwarded-Proto} ^http$ [NC]
    RewriteRule ^ - [E=MOVED:https://www.example.com]
    <IfModule mod_ssl.c>
    RewriteCond %{ENV:ORIGIN} .
    RewriteCond %{HTTPS} off
    RewriteCond "%{HTTP:X-Forwarded-Proto}%{HTTP:X-Forwarded-For}" ^$
    RewriteRule ^ - [E=MOVED:https://www.example.com]
    </IfModule>
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{HTTP_HOST} ^example\\.com(:[0-9]+)?$ [NC]
    RewriteRule ^ - [E=ORIGIN:https://www.example.com,E=MOVED:https://www.example.com]
    RewriteRule ^ - [E=QUERY:%{QUERY_STRING}]
    RewriteCond %{ENV:QUERY} "^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$"
    RewriteRule ^ - [E=QUERY:%1%2%3]
    RewriteCond %{ENV:QUERY} "^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$"
    RewriteRule ^ - [E=QUERY:%1%2%3]
    RewriteCond %{ENV:QUERY} "^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$"
    RewriteRule ^ - [E=QUERY:%1%2%3]
    RewriteCond %{ENV:QUERY} "^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$"
    RewriteRule ^ - [E=QUERY:]
    RewriteRule "^contact-us/$" %{ENV:ORIGIN}/contact?%{ENV:QUERY} [R=301,NE,L]
    RewriteRule "^build/?$" %{ENV:ORIGIN}/general-contracting?%{ENV:QUERY} [R=301,NE,L]
    RewriteRule "^construction/?$" %{ENV:ORIGIN}/general-contracting?%{ENV:QUERY} [R=301,NE,L]
    RewriteRule "^home/?$" %{ENV:ORIGIN}/?%{ENV:QUERY} [R=301,NE,L]
    RewriteRule "^blog/page/[^/]+/?$" %{ENV:ORIGIN}/blog?%{ENV:QUERY} [R=301,NE,L]
    RewriteRule "^author(/.*)?$" %{ENV:ORIGIN}/blog?%{ENV:QUERY} [R=301,NE,L]
    RewriteRule "^services/.+$" %{ENV:ORIGIN}/services?%{ENV:QUERY} [R=301,NE,L]
    RewriteRule "^[0-9]{4}/[0-9]{2}/[0-9]{2}(/.*)?$" %{ENV:ORIGIN}/blog?%{ENV:QUERY} [R=301,NE,L]
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{QUERY_STRING} (^|&)page_id=3(&|$)
    RewriteRule ^$ %{ENV:ORIGIN}/contact [QSD,R=301,L]

    # The not-found page is no address of its own, and what the build keeps for itself is none.
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteRule ^(404(\\.html|/index\\.html)?/?$|\\.roofline/|\\.ht) - [R=404,L]
    # /x.html, /x/index.html and /x/ lead to /x where that is a page.
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteRule ^index(\\.html|/)?$ %{ENV:ORIGIN}/?%{ENV:QUERY} [R=301,NE,L]
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{DOCUMENT_ROOT}/$1.html -f
    RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/]*)?/+([^? ]+?)(/+|(/+index)?\\.html)[? ]"
    RewriteRule ^(.+?)(/|(/index)?\\.html)$ %{ENV:ORIGIN}/%1?%{ENV:QUERY} [R=301,NE,L]
    # The site has one name.
    RewriteCond %{ENV:MOVED} .
    RewriteRule ^ %{ENV:MOVED}%{REQUEST_URI} [R=301,L]
    # /x shows x.html.
    RewriteCond %{DOCUMENT_ROOT}/$1.html -f
    RewriteRule ^([^.]+)$ /$1.html [L]

    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{REQUEST_FILENAME} !-f
    RewriteCond %{REQUEST_URI} !^/$
    RewriteCond %{QUERY_STRING} (^|&)page_id=3(&|$)
    RewriteRule ^ %{ENV:ORIGIN}/contact [QSD,R=301,L]
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{REQUEST_FILENAME} !-f
    RewriteCond %{REQUEST_URI} !^/$
    RewriteCond %{QUERY_STRING} (^|&)p(=|&|$)
    RewriteRule ^ %{ENV:ORIGIN}/ [QSD,R=301,L]
    RewriteCond %{ENV:REDIRECT_STATUS} ^$
    RewriteCond %{REQUEST_FILENAME} !-f
    RewriteCond %{REQUEST_URI} !^/$
    RewriteCond %{QUERY_STRING} (^|&)replytocom(=|&|$)
    RewriteRule ^ %{ENV:ORIGIN}%{REQUEST_URI} [QSD,R=301,L]

    RewriteCond %{REQUEST_FILENAME} -d
    RewriteRule . - [R=404,L]

    <IfModule mod_headers.c>
    Header set Cache-Control "public, max-age=0, must-revalidate"
    Header always set Content-Security-Policy "default-src 'none'; script-src 'self'"
    Header always set Strict-Transport-Security "max-age=31536000"
    Header always set X-Content-Type-Options "nosniff"
    Header always set Referrer-Policy "strict-origin-when-cross-origin"
    Header always set Permissions-Policy "camera=(), microphone=(), geolocation=()"
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
    <If "%{REQUEST_URI} =~ m#^/.roofline/#">
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
  expect(report).toMatchInlineSnapshot(`
    [
      "Apache leads http to https where it has the certificate itself (mod_ssl); where a proxy before it has, that must send X-Forwarded-Proto.",
    ]
  `);
});
