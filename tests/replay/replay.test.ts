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
])('reads %s', (_what, line, address) => {
  expect(askedAddresses(`${line}\n`)).toEqual({ counts: new Map([[address, 1]]), unread: 0 });
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

test('every address is told where it ends and by which line, what leads nowhere first', () => {
  const lineOf = ({ path }: { path: readonly (string | number)[] }) => Number(path[1]) + 10;
  const endOf = addressEnds(site, new Set(['/prices.pdf']));
  const { text, nowhere } = replayReport(askedAddresses(log), endOf, lineOf);
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
