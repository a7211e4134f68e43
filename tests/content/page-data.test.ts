import { expect, test } from 'vitest';
import { blockIcons } from '../../src/blocks/block-icons';
import { layoutIcons } from '../../src/layout/layout-icons';
import { pageData, siteData } from '../../src/pages/assemble';
import { pageOf, siteOf, inventory as small } from './fixture-site';

const drawn = [...layoutIcons, ...Object.values(blockIcons).flat()];
const inventory = { ...small, icons: new Map([...small.icons, ...drawn.map((name) => [name, '<path/>'] as const)]) };
const site = siteOf();
const dataOf = (route: string) => pageData(site, pageOf(route), inventory, 'b1');

test('a page has the pictures and posts that it shows, and no others', () => {
  expect(Object.keys(dataOf('/').pictures)).toEqual(['deck.jpg', 'hero.jpg']);
  expect(dataOf('/').posts.map(({ route }) => route)).toEqual(['/blog/hail', '/blog/decks', '/blog/leaks']);
  expect(dataOf('/contact').pictures).toEqual({});
  expect(dataOf('/contact').posts).toEqual([]);
  expect(dataOf('/blog/decks').posts.map(({ route }) => route)).toEqual([
    '/blog/hail',
    '/blog/leaks',
    '/blog/shingles',
  ]);
});

test('a page has the icons of the layout, its data, and the claims where it shows them', () => {
  const home = Object.keys(dataOf('/').icons);
  expect(home).toEqual(expect.arrayContaining([...layoutIcons, 'award', 'brand-facebook']));
  expect(home).toEqual([...home].sort());
  expect(Object.keys(dataOf('/contact').icons)).not.toContain('award');
  expect(Object.keys(dataOf('/claremore').icons)).toContain('home');
});

test('the site carries the redirects of its configuration and of its pages', () => {
  const { redirects, year, build } = siteData(site, 'b1');
  expect({ redirects, year, build }).toMatchInlineSnapshot(`
    {
      "build": "b1",
      "redirects": [
        {
          "from": "/about-us",
          "to": "/contact",
        },
        {
          "from": "/contact-us/",
          "to": "/contact",
        },
        {
          "from": "/kontakt",
          "to": "/contact",
        },
        {
          "from": "/author/*",
          "to": "/blog",
        },
      ],
      "year": 2026,
    }
  `);
});
