import { expect, test } from 'vitest';
import { addressEnds } from '../../scripts/replay/address-ends';
import { askedAddresses } from '../../scripts/replay/asked-addresses';
import { replayReport } from '../../scripts/replay/replay-report';
import type { Site } from '../../src/model/site';

test.each([
  [
    'an access log',
    '203.0.113.9 - - [1/Nov/2026] "GET /a?b=1 HTTP/1.1" 404 0 "https://x.example/z" "Mozilla"',
    '/a?b=1',
  ],
  ['a log in JSON', '{"request":{"method":"GET","uri":"/a/b"},"status":404}', '/a/b'],
  ['a search console', '"https://www.example.com/a#part",12,3', '/a'],
  ['a list of paths', '  /a/  ', '/a/'],
  ['a list of addresses', 'http://example.com', '/'],
  ['a list with commas', '/a,b;c', '/a,b;c'],
  ['a table with a comma in an address', '"https://www.example.com/a,b",1,2', '/a,b'],
  ['a table with semicolons', 'https://www.example.com/a;12;3,4 %', '/a'],
  ['a table with tabs', 'https://www.example.com/a\t12', '/a'],
  ['a list of links to the site', 'https://blog.example.org/post,https://example.com/a,dofollow', '/a'],
  ['a sitemap', '<url><loc>https://www.example.com/a?x=1&amp;y=2</loc></url>', '/a?x=1&y=2'],
  ['a log of IIS', '2026-11-01 09:00:00 10.0.0.1 GET /a page_id=3 443 - 203.0.113.9 Mozilla/5.0 404 0', '/a?page_id=3'],
  ['a log in JSON with escaped slashes', '{"request_uri":"\\/a\\/b","status":404}', '/a/b'],
  ['an error log', 'open() "/var/www/a" failed (2: No such file), request: "GET /a HTTP/2.0", host: "x"', '/a'],
  ['signs that a terminal would act on', '/a\u001b[2Jb', '/a%1B[2Jb'],
])('reads %s', async (_what, line, address) => {
  expect(await askedAddresses([line, ''], 'www.example.com')).toEqual({ counts: new Map([[address, 1]]), unread: 0 });
});

test.each([
  '203.0.113.9 - - [1/Nov/2026:09:00:00 +0000] "\\x16\\x03\\x01" 400 0 "-" "Bot (compatible; http://bot.example/about)"',
  '203.0.113.9 - - [1/Nov/2026:09:00:00 +0000] "OPTIONS * HTTP/1.0" 200 0 "http://x.example/z" "-"',
  '#Fields: date time s-ip cs-method cs-uri-stem /x',
  'Top pages,Clicks,Impressions,CTR,Position',
])('finds no address in %s', async (line) => {
  expect(await askedAddresses([line], 'www.example.com')).toEqual({ counts: new Map(), unread: 1 });
});

const site = {
  config: {
    redirects: [
      { from: '/home', to: '/' },
      { from: '/team/*', to: '/about' },
    ],
    queryRedirects: [
      { parameter: 'p', to: '/' },
      { parameter: 'replytocom', to: 'same' },
      { parameter: 'page_id', value: 4, to: '/about' },
    ],
  },
  pages: [
    { route: '/', file: 'pages/index.yaml', aliases: [], redirectFrom: [] },
    { route: '/404', file: 'pages/404.yaml', aliases: [], redirectFrom: [] },
    { route: '/about', file: 'pages/about.yaml', aliases: ['/us'], redirectFrom: ['/our crew'] },
  ],
  // Only these fields are read.
} as unknown as Site;

const log = `/home?utm=1
/team/jo/
/our%20crew
/about
/us
/about/
/about.html
/prices.pdf
/assets/app-1.js
/sitemap.xml
/nope?p=3
/?p=3
/?page_id=3
/?page_id=4
/nope?replytocom=3
/abuot
/abuot
/404
nothing here
`;

test('every address is told where it ends and by which line, what leads nowhere first', async () => {
  const lineOf = ({ path }: { path: readonly (string | number)[] }) => Number(path[1]) + 10;
  const endOf = addressEnds(site, new Set(['/prices.pdf']));
  const { text, nowhere } = replayReport(await askedAddresses(log.split('\n'), 'www.example.com'), endOf, lineOf);
  expect(nowhere).toBe(4);
  expect(text).toMatchInlineSnapshot(`
    "Lead nowhere: give each a redirect, or leave it if nobody should find it:
      2  /abuot  perhaps /about
      1  /404
      1  /?page_id=3
      1  /nope?replytocom=3

    Lead to another address:
      1  /?page_id=4 → /about  site.config.yaml:12
      1  /about.html → /about  the page's own address
      1  /about/ → /about  the page's own address
      1  /home?utm=1 → /?utm=1  site.config.yaml:10
      1  /nope?p=3 → /  site.config.yaml:10
      1  /our%20crew → /about  pages/about.yaml:10
      1  /team/jo/ → /about  site.config.yaml:11

    Show what stands there:
      1  /?p=3  pages/index.yaml
      1  /about  pages/about.yaml
      1  /assets/app-1.js
      1  /prices.pdf
      1  /sitemap.xml
      1  /us  pages/about.yaml

    Addresses: 17. Lead nowhere: 4, lead on: 7, are shown: 6. Lines without an address: 1.
    "
  `);
});
