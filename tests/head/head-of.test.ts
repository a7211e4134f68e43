import { describe, expect, test } from 'vitest';
import { documentTitle } from '../../src/head/document-title';
import { headOf } from '../../src/head/head-of';
import type { Head } from '../../src/model/head';
import type { Page } from '../../src/model/site';
import { blocks, inventory, page, post, site } from './fixture';

const head = (fields?: Partial<Page>): Head => headOf(site(), page(fields), inventory);
const content = ({ meta }: Head, key: string): string | undefined =>
  meta.find(({ name, property }) => name === key || property === key)?.content;

test.each([
  ['Pipe repairs', 'Heron', 'Pipe repairs | Heron'],
  ['Heron pipe repairs', 'Heron', 'Heron pipe repairs'],
  ['About HERON', 'Heron', 'About HERON'],
  ['A'.repeat(52), 'Heron', `${'A'.repeat(52)} | Heron`],
  ['A'.repeat(53), 'Heron', 'A'.repeat(53)],
])('the title %j of %j is %j', (title, shortName, expected) => {
  expect(documentTitle(title, shortName)).toBe(expected);
});

test('a page has title, description, robots, social card, geo tags and canonical', () => {
  expect({ ...head(), jsonLd: '' }).toMatchInlineSnapshot(`
    {
      "jsonLd": "",
      "links": [
        {
          "href": "https://www.heron.example/plumbing",
          "rel": "canonical",
        },
      ],
      "meta": [
        {
          "content": "New pipes, repairs and inspections by a local crew.",
          "name": "description",
        },
        {
          "content": "index, follow",
          "name": "robots",
        },
        {
          "content": "#1B3A33",
          "name": "theme-color",
        },
        {
          "content": "telephone=no",
          "name": "format-detection",
        },
        {
          "content": "website",
          "property": "og:type",
        },
        {
          "content": "Heron Plumbing & Heating",
          "property": "og:site_name",
        },
        {
          "content": "en_US",
          "property": "og:locale",
        },
        {
          "content": "Plumbing services in Texas",
          "property": "og:title",
        },
        {
          "content": "New pipes, repairs and inspections by a local crew.",
          "property": "og:description",
        },
        {
          "content": "https://www.heron.example/plumbing",
          "property": "og:url",
        },
        {
          "content": "https://www.heron.example/pictures/site-aaa-1600.jpg",
          "property": "og:image",
        },
        {
          "content": "1600",
          "property": "og:image:width",
        },
        {
          "content": "900",
          "property": "og:image:height",
        },
        {
          "content": "A house",
          "property": "og:image:alt",
        },
        {
          "content": "summary_large_image",
          "name": "twitter:card",
        },
        {
          "content": "US-TX",
          "name": "geo.region",
        },
        {
          "content": "Seguin, TX",
          "name": "geo.placename",
        },
        {
          "content": "36.31261;-95.61609",
          "name": "geo.position",
        },
        {
          "content": "36.31261, -95.61609",
          "name": "ICBM",
        },
      ],
      "title": "Plumbing services in Texas | Heron",
    }
  `);
});

describe('canonical', () => {
  test.each<[string, Partial<Page>, string]>([
    ['its own route', { route: '/plumbing' }, 'https://www.heron.example/plumbing'],
    ['home', { route: '/' }, 'https://www.heron.example/'],
    ['the page it names', { canonical: '/services' }, 'https://www.heron.example/services'],
  ])('is %s, and og:url the same', (_, fields, url) => {
    expect(head(fields).links).toEqual([{ rel: 'canonical', href: url }]);
    expect(content(head(fields), 'og:url')).toBe(url);
  });

  test.each(['noindex, follow', 'noindex, nofollow'] as const)(
    'a page with robots %j has no canonical and no structured data',
    (robots) => {
      const { links, jsonLd, meta } = head({ robots });
      expect({ links, jsonLd }).toEqual({ links: [], jsonLd: '' });
      expect(meta).toContainEqual({ name: 'robots', content: robots });
      expect(meta.filter(({ property }) => property === 'og:url')).toEqual([]);
    },
  );
});

describe('the social image', () => {
  const small = { src: 'small.jpg', alt: 'Small', focus: 'center' } as const;
  const drain = { src: 'drain.jpg', alt: 'Drain', focus: 'center' } as const;
  const shown = blocks({ type: 'prose', text: 'Text', figure: { src: 'pipe.jpg', alt: 'Pipe' } });

  test.each<[string, Partial<Page>, string, string]>([
    ["is the page's own", { image: drain, sections: shown }, '/pictures/drain-ccc-1300.jpg', '1300 x 800 Drain'],
    ['else the first one on the page', { sections: shown }, '/pictures/pipe-bbb-1600.jpg', '1600 x 1067 Pipe'],
    ["else the site's", {}, '/pictures/site-aaa-1600.jpg', '1600 x 900 A house'],
    ['gives way when it is small', { image: small }, '/pictures/site-aaa-1600.jpg', '1600 x 900 A house'],
  ])('%s', (_, fields, path, facts) => {
    const value = (name: string) => content(head(fields), `og:image${name}`);
    expect(value('')).toBe(`https://www.heron.example${path}`);
    expect(`${value(':width')} x ${value(':height')} ${value(':alt')}`).toBe(facts);
  });

  test('that is missing is a bug, not a broken card', () => {
    expect(() => headOf(site(), page(), { ...inventory, pictures: new Map() })).toThrowErrorMatchingInlineSnapshot(
      `[Error: no picture "site.jpg": resolve checks every picture]`,
    );
  });
});

test.each([
  ['seguin', 'Seguin, TX', '36.31261;-95.61609'],
  ['gonzales', 'Gonzales, TX', '34.77453;-96.67834'],
  ['luling', undefined, undefined],
])('geo tags of a page of the office %s: %s', (office, placename, position) => {
  expect(content(head({ office }), 'geo.placename')).toBe(placename);
  expect(content(head({ office }), 'geo.position')).toBe(position);
});

test('an article says when it was published and changed', () => {
  const tags = (fields: Partial<Page>) =>
    head(fields)
      .meta.filter(({ property }) => property?.startsWith('article:') || property === 'og:type')
      .map((tag) => `${tag.property} ${tag.content}`);
  expect(tags({ kind: 'article', post: post() })).toEqual([
    'og:type article',
    'article:published_time 2023-10-25',
    'article:modified_time 2025-08-27',
    'article:section Construction Tips',
  ]);
  expect(tags({ post: post({ date: '2026-01-02' }) })).toContain('article:modified_time 2026-01-02');
  expect(tags({})).toEqual(['og:type website']);
});

test('the same page gives the same head', () => {
  expect(head()).toEqual(head());
});
