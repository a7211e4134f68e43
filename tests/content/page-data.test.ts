import { expect, test } from 'vitest';
import { pageContent, siteData } from '../../src/pages/assemble';
import { inventory, pageOf, siteOf } from '../plumber';

const site = siteOf();
const dataOf = (route: string) => pageContent(site, pageOf(route), inventory, 'b1');

test('a page has the pictures and posts that it shows, and no others', () => {
  expect(Object.keys(dataOf('/').pictures)).toEqual(['drain.jpg', 'hero.jpg']);
  expect(dataOf('/').posts.map(({ route }) => route)).toEqual(['/blog/frost', '/blog/drains', '/blog/leaks']);
  expect(dataOf('/contact').pictures).toEqual({});
  expect(dataOf('/contact').posts).toEqual([]);
  expect(dataOf('/blog/drains').posts.map(({ route }) => route)).toEqual(['/blog/frost', '/blog/leaks', '/blog/taps']);
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
