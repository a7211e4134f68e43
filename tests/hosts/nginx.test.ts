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
    map $args $site_args1 {
      default $args;
      "~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" "$1$2$3";
    }
    map $site_args1 $site_args2 {
      default $site_args1;
      "~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" "$1$2$3";
    }
    map $site_args2 $site_args3 {
      default $site_args2;
      "~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" "$1$2$3";
    }
    map $site_args3 $site_query {
      "" "";
      default "?$site_args3";
      "~^(?:page_id|p|replytocom)(?:=[^&]*)?(?:&(.*))?$|^(.+)&(?:page_id|p|replytocom)(?:=[^&]*)?(&.*)?$" "";
    }
    map $request_uri $site_path {
      default /;
      "~^[/\\\\\\\\]+(?<rest>[^?]*)" /$rest;
    }
    map $request_uri $site_page {
      default $uri;
      "~^[/\\\\\\\\]+index(/|\\.html)?(\\?|$)" /;
      "~^[/\\\\\\\\]+(?<sent>[^?]+?)(/+|(/+index)?\\.html)(\\?|$)" /$sent;
    }
    map $uri $site_form {
      default /;
      "~^/404(/|\\.html$)" /;
      "~^/index/?$" /index;
      "~^(?<page>/.+?)(/|(/index)?\\.html)$" $page;
    }
    map $site_asked $site_origin {
      default "";
      "~^http:" https://www.example.com;
      "~^:tls " https://www.example.com;
      "~ example\\.com$" https://www.example.com;
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
      "~^/.roofline/" "noindex";
      "~^/404(\\.html)?$" "noindex";
      "~^/services(\\.html)?$" "noindex";
    }
    server {
      listen 80;
      server_name www.example.com example.com;
      root /var/www/www.example.com;
      include /etc/nginx/tls/www.example.com.con[f];
      absolute_redirect off;
      charset utf-8;
      gzip on;
      gzip_vary on;
      gzip_types text/css text/plain text/javascript application/javascript application/json application/xml text/xml image/svg+xml;
      error_page 404 /404.html;
      add_header Content-Security-Policy "default-src 'none'; script-src 'self'" always;
      add_header Strict-Transport-Security "max-age=31536000" always;
      add_header X-Content-Type-Options "nosniff" always;
      add_header Referrer-Policy "strict-origin-when-cross-origin" always;
      add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
      add_header Cache-Control $site_cache always;
      add_header X-Robots-Tag $site_robots always;
      set $site_asked "$http_x_forwarded_proto$https: $host";
      if (-f /etc/nginx/tls/www.example.com.conf) { set $site_asked "$http_x_forwarded_proto$https:tls $host"; }
      if ($site_redirect != "") { return 301 $site_origin$site_redirect$site_query; }
      if (-f $document_root$site_form.html) { return 301 $site_origin$site_page$site_query; }
      if ($site_origin != "") { return 301 $site_origin$request_uri; }
      location = / {
        if ($args ~ "(^|&)page_id=3(&|$)") { return 301 /contact; }
        try_files /index.html =404;
      }
      location = /404.html { internal; }
      location ~ ^/(404(/|/index\\.html)?$|nginx\\.conf$|\\.roofline/) { return 404; }
      location = /robots.txt { try_files $uri =404; }
      location ~ ^/sitemap.*\\.xml$ { types {} default_type application/xml; try_files $uri =404; }
      location / { try_files $uri $uri.html @unknown; }
      location @unknown {
        if ($args ~ "(^|&)page_id=3(&|$)") { return 301 /contact; }
        if ($args ~ "(^|&)p(=|&|$)") { return 301 /; }
        if ($args ~ "(^|&)replytocom(=|&|$)") { return 301 $site_path; }
        return 404;
      }
    }
    "
  `);
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`
    [
      "nginx expects the site in /var/www/www.example.com, where a link to it may be.",
      "nginx leads http to https as soon as /etc/nginx/tls/www.example.com.conf says listen 443 ssl; and where the certificate is (ssl_certificate, ssl_certificate_key); a proxy before it that has the certificate must send X-Forwarded-Proto.",
    ]
  `);
});
