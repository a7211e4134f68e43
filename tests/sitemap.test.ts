import { describe, expect, test } from 'vitest';
import { robotsTxt } from '../scripts/robots';
import { sitemapFiles } from '../scripts/sitemap';
import type { Page, PictureFile, Site } from '../src/model/site';
import { textOf } from './hosts/input';

const pictures = new Map<string, PictureFile>([
  ['pipe.jpg', { width: 2000, height: 1200, hash: 'abc' }],
  ['small.jpg', { width: 300, height: 200, hash: 'def' }],
]);

// A sitemap reads these fields of a page alone.
const page = (route: string, more: Partial<Page> = {}): Page =>
  ({
    ...{ route, robots: 'index, follow', updated: '2025-08-27', priority: 0.7, changefreq: 'monthly', sections: [] },
    ...more,
  }) as unknown as Page;

const site = (...pages: Page[]) => ({ config: { url: 'https://www.example.com' }, pages }) as unknown as Site;

const locations = (text: string): string[] =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

test('one page with everything', () => {
  const sections = [{ type: 'hero', image: { src: 'pipe.jpg', alt: 'A pipe' }, inner: [{ src: 'small.jpg' }] }];
  // Sections of no real type will do: pictures are found by their names.
  const home = page('/', { priority: 1, changefreq: 'weekly', sections: sections as unknown as Page['sections'] });
  expect(textOf(sitemapFiles(site(home), { pictures }), 'sitemap.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
    <url>
    <loc>https://www.example.com/</loc>
    <lastmod>2025-08-27</lastmod>
    <changefreq>weekly</changefreq>
    <priority>1.0</priority>
    <image:image><image:loc>https://www.example.com/pictures/pipe-abc-1600.jpg</image:loc></image:image>
    <image:image><image:loc>https://www.example.com/pictures/small-def-300.jpg</image:loc></image:image>
    </url>
    </urlset>
    "
  `);
});

test('lists what search engines are to show, sorted, and nothing else', () => {
  const all = site(
    page('/contact', { aliases: ['/contact-us'] }),
    page('/about', { canonical: '/about' }),
    page('/twin', { canonical: '/about' }),
    page('/hidden', { robots: 'noindex, follow' }),
    page('/404', { robots: 'index, follow' }),
    page('/'),
  );
  expect(locations(textOf(sitemapFiles(all), 'sitemap.xml'))).toEqual([
    'https://www.example.com/',
    'https://www.example.com/about',
    'https://www.example.com/contact',
  ]);
});

test('a picture that is there twice is named once, one that is unknown not at all', () => {
  const sections = [{ src: 'pipe.jpg' }, { src: 'pipe.jpg' }, { src: 'none.jpg' }, { src: 'https://other.example/a' }];
  const text = textOf(sitemapFiles(site(page('/', { sections: sections as never })), { pictures }), 'sitemap.xml');
  expect(text.match(/<image:loc>/g)).toHaveLength(1);
});

test('an address is encoded and escaped', () => {
  const text = textOf(sitemapFiles(site(page("/a&b'ü"))), 'sitemap.xml');
  expect(locations(text)).toEqual(['https://www.example.com/a&amp;b&apos;%C3%BC']);
});

describe('more pages than one file may list', () => {
  const many = site(...Array.from({ length: 5 }, (_, index) => page(`/page-${index}`)));
  const files = sitemapFiles(many, { limit: 2 });

  test('sitemap.xml is an index of parts', () => {
    expect(textOf(files, 'sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <sitemap><loc>https://www.example.com/sitemap-1.xml</loc></sitemap>
      <sitemap><loc>https://www.example.com/sitemap-2.xml</loc></sitemap>
      <sitemap><loc>https://www.example.com/sitemap-3.xml</loc></sitemap>
      </sitemapindex>
      "
    `);
  });

  test('the parts list every page once, none too many', () => {
    const parts = files.slice(1).map(({ path }) => locations(textOf(files, path)));
    expect(parts.map((part) => part.length)).toEqual([2, 2, 1]);
    expect(new Set(parts.flat()).size).toBe(5);
  });

  test('as many as it may is one file', () => {
    expect(sitemapFiles(many, { limit: 5 }).map(({ path }) => path)).toEqual(['sitemap.xml']);
  });
});

test('the same site gives the same bytes, in whatever order its pages come', () => {
  const [a, b] = [page('/a'), page('/b')];
  expect(sitemapFiles(site(a, b))).toEqual(sitemapFiles(site(b, a)));
});

test('robots.txt', () => {
  expect(robotsTxt({ url: 'https://www.example.com' })).toMatchInlineSnapshot(`
    "User-agent: *
    Allow: /

    Sitemap: https://www.example.com/sitemap.xml
    "
  `);
});
