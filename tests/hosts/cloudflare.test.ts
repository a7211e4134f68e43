import { expect, test } from 'vitest';
import { cloudflareFiles } from '../../scripts/hosts/cloudflare';
import { hostInput, textOf } from './input';

const { files, report } = cloudflareFiles(hostInput);

test('_redirects', () => {
  expect(textOf(files, '_redirects')).toMatchInlineSnapshot(`
    "/contact-us/ /contact 301
    /build /general-contracting 301
    /build/ /general-contracting 301
    /construction /general-contracting 301
    /construction/ /general-contracting 301
    /home / 301
    /home/ / 301
    /author /blog 301
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
      "Cloudflare cannot match /?page_id=3 here: add a Redirect Rule to the zone for it.",
      "Cloudflare cannot match ?p= here: add a Redirect Rule to the zone for it.",
      "Cloudflare cannot match ?replytocom= here: add a Redirect Rule to the zone for it.",
      "Cloudflare cannot lead from one name to another in a file: lead example.com to www.example.com in its settings.",
      "Cloudflare answers /404 with status 200; it is kept out of search engines by a header.",
    ]
  `);
});
