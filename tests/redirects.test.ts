import { describe, expect, test } from 'vitest';
import { type QueryRedirect, type Redirect, redirect } from '../schemas/site/redirect';
import { matchesPattern, matchRedirect, redirectsOf, redirectTable } from '../src/addresses/redirects';
import type { Page, Site } from '../src/model/site';

const redirects: Redirect[] = [
  { from: '/:year/:month/:day/*', to: '/blog' },
  { from: '/author/*', to: '/blog' },
  { from: '/author/press', to: '/about' },
  { from: '/blog/page/:page', to: '/blog' },
  { from: '/services/*', to: '/services' },
  { from: '/home', to: '/' },
  { from: '/construction', to: '/general-contracting' },
  { from: '/build', to: '/construction' },
  { from: '/contact-us/', to: '/contact' },
  { from: '/windows', to: '/contact' },
  { from: '/about.html', to: '/about' },
  { from: '/café', to: '/about' },
  { from: '/a', to: '/b' },
  { from: '/b', to: '/a' },
];
const queries: QueryRedirect[] = [
  { parameter: 'p', to: '/' },
  { parameter: 'replytocom', to: 'same' },
  { parameter: 'page_id', value: 3, to: '/about' },
  { parameter: 'p', value: 7, to: '/contact' },
];
const standing = new Set([
  ...['/', '/about', '/blog', '/contact', '/contact-us', '/general-contracting', '/services', '/windows'],
  ...['/seguin', '/seguin/plumbing', '/assets/2023/10/25.js', '/100%'],
]);

function follow(address: string): string | undefined {
  const [pathname = '', search = ''] = address.split('?');
  return matchRedirect(redirectTable(redirects, queries), { pathname, search }, (path) => standing.has(path));
}

describe('matchesPattern', () => {
  test.each([
    ['/old', '/old', true],
    ['/old', '/old/', true],
    ['/old', '/old/page', false],
    ['/old', '/older', false],
    ['/old/', '/old/', true],
    ['/old/', '/old', false],
    ['/author/*', '/author', true],
    ['/author/*', '/author/', true],
    ['/author/*', '/author/jo/page/2', true],
    ['/author/*', '/authors', false],
    ['/blog/page/:page', '/blog/page/2', true],
    ['/blog/page/:page', '/blog/page/2/', true],
    ['/blog/page/:page', '/blog/page', false],
    ['/blog/page/:page', '/blog/page/2/x', false],
    ['/:year/:month/:day/*', '/2023/10/25', true],
    ['/:year/:month/:day/*', '/2023/10/25/a-post/', true],
    ['/:year/:month/:day/*', '/2023/10', false],
    ['/:year/:month/:day/*', '/assets/img/gallery/photo.jpg', false],
    ['/:year/:month/:day/*', '/23/10/25/a', false],
  ])('%s names %s: %s', (from, path, expected) => {
    expect(matchesPattern(from, path)).toBe(expected);
  });
});

describe('matchRedirect', () => {
  test.each([
    ['/home', '/'],
    ['/home/', '/'],
    ['/construction', '/general-contracting'],
    ['/construction/', '/general-contracting'],
    ['/build/', '/general-contracting'],
    ['/contact-us/', '/contact'],
    ['/windows/', '/windows'],
    ['/seguin/plumbing/', '/seguin/plumbing'],
    ['/seguin/plumbing.html', '/seguin/plumbing'],
    ['/seguin/index.html', '/seguin'],
    ...['/index.html', '/index', '/index/'].map((form) => [form, '/']),
    ['/about.html', '/about'],
    ['/caf%C3%A9', '/about'],
    ['/cafe%CC%81/', '/about'],
    ['/author/press', '/about'],
    ['/author/jo', '/blog'],
    ['/services/old/thing', '/services'],
    ['/2023/10/25/a-post/', '/blog'],
    ['/blog/page/3', '/blog'],
    ['/100%25/', '/100%25'],
  ])('%s leads to %s in one hop', (address, expected) => {
    expect(follow(address)).toBe(expected);
  });

  test.each([
    ['a page', '/seguin'],
    ['an alias', '/contact-us'],
    ['a page that a rule names', '/windows'],
    ['the page that a pattern hangs below', '/services'],
    ['a file that looks like a date', '/assets/2023/10/25.js'],
    ['an unknown path', '/nope'],
    ['an unknown path with a slash', '/nope/'],
    ['an unknown file', '/nope.html'],
    ['rules that lead in a circle', '/a'],
    ['a broken encoding', '/%zz/'],
    ['a page with ?p=', '/?p=3'],
    ['home with another number', '/?page_id=33'],
    ['a page with the number of another', '/seguin?page_id=3'],
    ['a page with ?replytocom=', '/seguin?replytocom=3'],
  ])('leaves alone %s', (_what, address) => {
    expect(follow(address)).toBeUndefined();
  });

  test.each([
    ['keeps other parameters', '/home?utm_source=a%20b&x', '/?utm_source=a%20b&x'],
    ['drops p and replytocom', '/construction/?p=3&utm=1&replytocom=2', '/general-contracting?utm=1'],
    ['keeps them on the slash form of a page', '/windows/?utm=1', '/windows?utm=1'],
    ['sends an unknown path with ?p= home', '/nope?p=3', '/'],
    ['drops ?replytocom= from an unknown path', '/nope/x?replytocom=3&utm=1', '/nope/x'],
    ['knows a page by its number at home', '/?utm=1&page_id=3', '/about'],
    ['knows it below an unknown path too', '/index.php?page_id=3', '/about'],
    ['tries one value before any', '/nope?p=7', '/contact'],
    ['stays on this host with two slashes', '//other.example/?replytocom=1', '/other.example/'],
    ['stays on this host with a backslash', '/\\other.example?replytocom=1', '/other.example'],
    ['keeps an encoded line break encoded', '/a%0d%0ab?replytocom=1', '/a%0d%0ab'],
  ])('%s', (_what, address, expected) => {
    expect(follow(address)).toBe(expected);
  });

  test('without knowledge of pages, as in the browser, follows the rules alone', () => {
    const table = redirectTable(redirects, queries);
    const inBrowser = (pathname: string) => matchRedirect(table, { pathname, search: '' }, () => false);
    expect(inBrowser('/services/x')).toBe('/services');
    expect(inBrowser('/services')).toBeUndefined();
    expect(inBrowser('/build')).toBe('/general-contracting');
  });

  test('the table survives JSON', () => {
    const table = redirectTable(redirects, queries);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
  });

  test('of two rules for one path the first holds', () => {
    const table = redirectTable(
      [
        { from: '/x', to: '/one' },
        { from: '/x', to: '/two' },
      ],
      [],
    );
    expect(matchRedirect(table, { pathname: '/x', search: '' }, () => false)).toBe('/one');
  });
});

test.each([
  ['/café', '/caf%C3%A9'],
  ['/café', '/caf%c3%a9/'],
  ['/caf%C3%A9', '/café'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/old%20page', '/old%20page'],
  ['/old page', '/old%20page/'],
  ['/gr%C3%B6%C3%9Fe/*', '/größe/x'],
  ['/100%', '/100%25'],
])('an old address written %s is found by %s', (from, pathname) => {
  const table = redirectTable([redirect.parse({ from, to: '/about' })], []);
  expect(matchRedirect(table, { pathname, search: '' }, () => false)).toBe('/about');
});

test.each(['/a%2Fb', '/%2A', '/%3Aname', '/%zz'])('what would mean something else in letters stays: %s', (from) => {
  expect(redirect.parse({ from, to: '/about' }).from).toBe(from);
});

test('redirectsOf joins configuration and pages: exact before pattern, specific before general', () => {
  const site = {
    config: {
      redirects: [
        { from: '/news/*', to: '/blog' },
        { from: '/news/:slug', to: '/blog' },
        { from: '/news/old/*', to: '/about' },
        { from: '/home', to: '/' },
      ],
    },
    pages: [{ route: '/about', redirectFrom: ['/about-us', '/team/*'] } as Page],
    // Only these fields are read.
  } as unknown as Site;
  expect(redirectsOf(site)).toEqual([
    { from: '/home', to: '/' },
    { from: '/about-us', to: '/about' },
    { from: '/news/old/*', to: '/about' },
    { from: '/news/:slug', to: '/blog' },
    { from: '/news/*', to: '/blog' },
    { from: '/team/*', to: '/about' },
  ]);
});
