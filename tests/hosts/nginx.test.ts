import { expect, test } from 'vitest';
import { nginxFiles } from '../../scripts/hosts/nginx';
import { hostInput, textOf } from './input';

const { files, report } = nginxFiles(hostInput);

test('nginx.conf', () => {
  expect(textOf(files, 'nginx.conf')).toMatchInlineSnapshot(`
    "# Written by the build from site.config.yaml. Include it in the http block of nginx.
    map $uri $site_redirect {
      default "";
      "~^/contact-us/$" /contact;
      "~^/build/?$" /general-contracting;
      "~^/construction/?$" /general-contracting;
      "~^/home/?$" /;
      "~^/blog/page/[^/]+/?$" /blog;
      "~^/author(/.*)?$" /blog;
      "~^/services/.+$" /services;
      "~^/[0-9]{4}/[0-9]{2}/[0-9]{2}(/.*)?$" /blog;
    }
    map $request_uri $site_path {
      default /;
      "~^[/\\\\\\\\]+(?<rest>[^?]*)" /$rest;
    }
    map $uri $site_cache {
      default "public, max-age=0, must-revalidate";
      "~^/assets/" "public, max-age=31536000, immutable";
      "~^/pictures/" "public, max-age=31536000, immutable";
    }
    map $uri $site_robots {
      default "";
      "~^/data/" "noindex";
      "~^/embed/" "noindex";
      "~^/404(\\.html)?$" "noindex";
      "~^/services(\\.html)?$" "noindex";
    }
    server {
      listen 80;
      server_name www.example.com;
      root /var/www/www.example.com;
      absolute_redirect off;
      charset utf-8;
      gzip on;
      gzip_vary on;
      gzip_types text/css text/javascript application/javascript application/json application/xml text/xml image/svg+xml;
      error_page 404 /404.html;
      add_header X-Content-Type-Options "nosniff" always;
      add_header Referrer-Policy "strict-origin-when-cross-origin" always;
      add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
      add_header Content-Security-Policy "frame-ancestors 'self'" always;
      add_header Cache-Control $site_cache;
      add_header X-Robots-Tag $site_robots always;
      if ($site_redirect != "") { return 301 $site_redirect$is_args$args; }
      location = / { try_files /index.html =404; }
      location = /index.html { return 301 /$is_args$args; }
      location = /404.html { internal; }
      location ~ ^/404/?$ { return 404; }
      location = /nginx.conf { return 404; }
      location = /robots.txt { try_files $uri =404; }
      location ~ ^/sitemap.*\\.xml$ { types {} default_type application/xml; try_files $uri =404; }
      location ~ ^(?<page>/.+?)(/|(/index)?\\.html)$ {
        if (-f $document_root$page.html) { return 301 $page$is_args$args; }
        try_files $uri @unknown;
      }
      location / { try_files $uri $uri.html @unknown; }
      location @unknown {
        if ($arg_p != "") { return 301 /; }
        if ($arg_replytocom != "") { return 301 $site_path; }
        return 404;
      }
    }
    "
  `);
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`
    [
      "nginx expects the site in /var/www/www.example.com; change root and add the certificate in nginx.conf.",
    ]
  `);
});
