import { expect, test } from 'vitest';
import { netlifyFiles } from '../../scripts/hosts/netlify';
import { hostInput, textOf } from './input';

const { files, report } = netlifyFiles(hostInput);

test('_redirects', () => {
  expect(textOf(files, '_redirects')).toMatchInlineSnapshot(`
    "http://www.example.com/* https://www.example.com/:splat 301!
    http://example.com/* https://www.example.com/:splat 301!
    https://example.com/* https://www.example.com/:splat 301!
    /404 /404.html 404!
    /404.html /404.html 404!
    /.roofline/* /404.html 404!
    / page_id=3 https://www.example.com/contact 301!
    /build /general-contracting 301
    /construction /general-contracting 301
    /home / 301
    /blog/page/:page /blog 301
    /author/* /blog 301
    /services/* /services 301
    /2001/* /blog 301
    /2002/* /blog 301
    /2003/* /blog 301
    /* page_id=3 https://www.example.com/contact 301
    /* p=:value https://www.example.com/ 301
    /* replytocom=:value https://www.example.com/:splat 301
    "
  `);
});

test('_headers', () => {
  expect(textOf(files, '_headers')).toMatchInlineSnapshot(`
    "/*
      Content-Security-Policy: default-src 'none'; script-src 'self'
      Strict-Transport-Security: max-age=31536000
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Permissions-Policy: camera=(), microphone=(), geolocation=()

    /assets/*
      Cache-Control: public, max-age=31536000, immutable

    /pictures/*
      Cache-Control: public, max-age=31536000, immutable

    /sitemap.xml
      Content-Type: application/xml; charset=utf-8

    /robots.txt
      Content-Type: text/plain; charset=utf-8

    /data/*
      X-Robots-Tag: noindex

    /embed/*
      X-Robots-Tag: noindex

    /.roofline/*
      X-Robots-Tag: noindex

    /404
      X-Robots-Tag: noindex

    /services
      X-Robots-Tag: noindex
    "
  `);
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`
    [
      "Netlify cannot tell /contact-us/ from /contact-us, so /contact-us/ shows that page; its canonical address is /contact.",
      "Netlify cannot ask for digits, so /:year/:month/:day/* is written for each year from 2001 to 2003 and takes in all below it.",
      "Netlify answers /x.html as well as /x; its canonical address is /x.",
      "Netlify leads example.com to www.example.com where both are names of the site under Domain management.",
    ]
  `);
});
