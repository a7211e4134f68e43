import { expect, test } from 'vitest';
import { cloudflareFiles } from '../../scripts/hosts/cloudflare';
import { hostInput, textOf } from './input';

const { files, report } = cloudflareFiles(hostInput);

test('_redirects', () => {
  expect(textOf(files, '_redirects')).toMatchInlineSnapshot(`
    "/404 /.roofline/none 200
    /404.html /.roofline/none 200
    /404/ /.roofline/none 200
    /contact-us/ /contact 301
    /build /general-contracting 301
    /build/ /general-contracting 301
    /construction /general-contracting 301
    /construction/ /general-contracting 301
    /home / 301
    /home/ / 301
    /author /blog 301
    /.roofline/* /.roofline/none 200
    /blog/page/:page /blog 301
    /blog/page/:page/ /blog 301
    /author/* /blog 301
    /services/* /services 301
    /2001/* /blog 301
    /2002/* /blog 301
    /2003/* /blog 301
    "
  `);
});

test('what it cannot express', () => {
  expect(report).toMatchInlineSnapshot(`
    [
      "Cloudflare cannot ask for digits, so /:year/:month/:day/* is written for each year from 2001 to 2003 and takes in all below it.",
      "Cloudflare leads http to https by a setting alone: SSL/TLS > Edge Certificates > Always Use HTTPS.",
      "Cloudflare cannot lead example.com to www.example.com in a file: Rules > Redirect Rules, custom filter expression (http.host eq "example.com"), then dynamic concat("https://www.example.com", http.request.uri.path), 301, preserve query string.",
      "Cloudflare cannot match /?page_id=3 in a file: Rules > Redirect Rules, custom filter expression (http.request.uri.path eq "/" and http.request.uri.query eq "page_id=3"), then static https://www.example.com/contact, 301.",
      "Cloudflare cannot match ?p= in a file: unknown addresses with it get the not-found page.",
      "Cloudflare cannot match ?replytocom= in a file: Rules > Redirect Rules, custom filter expression (http.request.uri.query contains "replytocom="), then dynamic concat("https://www.example.com", http.request.uri.path), 301.",
    ]
  `);
});
