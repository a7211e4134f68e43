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
  ['Roof repairs', 'Acme', 'Roof repairs | Acme'],
  ['Acme roof repairs', 'Acme', 'Acme roof repairs'],
  ['About ACME', 'Acme', 'About ACME'],
  ['A'.repeat(53), 'Acme', `${'A'.repeat(53)} | Acme`],
  ['A'.repeat(54), 'Acme', 'A'.repeat(54)],
])('the title %j of %j is %j', (title, shortName, expected) => {
  expect(documentTitle(title, shortName)).toBe(expected);
});

test('a page has title, description, robots, social card, geo tags and canonical', () => {
  expect({ ...head(), jsonLd: '' }).toMatchInlineSnapshot(`
    {
      "jsonLd": "",
      "links": [
        {
          "href": "https://www.acme.example/roofing",
          "rel": "canonical",
        },
      ],
      "meta": [
        {
          "content": "New roofs, repairs and inspections by a local crew.",
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
          "content": "Acme Roofing & Remodeling",
          "property": "og:site_name",
        },
        {
          "content": "en_US",
          "property": "og:locale",
        },
        {
          "content": "Roofing services in Oklahoma",
          "property": "og:title",
        },
        {
          "content": "New roofs, repairs and inspections by a local crew.",
          "property": "og:description",
        },
        {
          "content": "https://www.acme.example/roofing",
          "property": "og:url",
        },
        {
          "content": "https://www.acme.example/pictures/site-aaa-1600.jpg",
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
          "content": "US-OK",
          "name": "geo.region",
        },
        {
          "content": "Claremore, OK",
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
      "title": "Roofing services in Oklahoma | Acme",
    }
  `);
});

describe('canonical', () => {
  test.each<[string, Partial<Page>, string]>([
    ['its own route', { route: '/roofing' }, 'https://www.acme.example/roofing'],
    ['home', { route: '/' }, 'https://www.acme.example/'],
    ['the page it names', { canonical: '/services' }, 'https://www.acme.example/services'],
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
  const deck = { src: 'deck.jpg', alt: 'Deck', focus: 'center' } as const;
  const shown = blocks({ type: 'prose', text: 'Text', figure: { src: 'roof.jpg', alt: 'Roof' } });

  test.each<[string, Partial<Page>, string, string]>([
    ["is the page's own", { image: deck, sections: shown }, '/pictures/deck-ccc-1200.jpg', '1200 x 738 Deck'],
    ['else the first one on the page', { sections: shown }, '/pictures/roof-bbb-1600.jpg', '1600 x 1067 Roof'],
    ["else the site's", {}, '/pictures/site-aaa-1600.jpg', '1600 x 900 A house'],
    ['gives way when it is small', { image: small }, '/pictures/site-aaa-1600.jpg', '1600 x 900 A house'],
  ])('%s', (_, fields, path, facts) => {
    const value = (name: string) => content(head(fields), `og:image${name}`);
    expect(value('')).toBe(`https://www.acme.example${path}`);
    expect(`${value(':width')} x ${value(':height')} ${value(':alt')}`).toBe(facts);
  });

  test('that is missing is a bug, not a broken card', () => {
    expect(() => headOf(site(), page(), { ...inventory, pictures: new Map() })).toThrowErrorMatchingInlineSnapshot(
      `[Error: no picture "site.jpg": resolve checks every picture]`,
    );
  });
});

test.each([
  ['claremore', 'Claremore, OK', '36.31261;-95.61609'],
  ['ada', 'Ada, OK', '34.77453;-96.67834'],
  ['oklahoma-city', undefined, undefined],
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
