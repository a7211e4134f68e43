import { beforeAll, expect, test } from 'vitest';
import { feedFiles } from '../../scripts/feed';
import { readIcons } from '../../scripts/icons';
import type { OutputFile } from '../../scripts/output/output-file';
import { sitemapFiles } from '../../scripts/sitemap';
import type { Inventory, Site } from '../../src/model/site';
import { pageContent, siteData } from '../../src/pages/assemble';
import { drawPage, ready } from '../../src/server/render';
import { changed, inventory, problemsOf, siteOf } from '../plumber';

const about = 'told in one sentence that is long enough for a list of search results.';

const article = (number: number, fields: string): string => `template: article
title: Tip number ${number}
description: Tip ${number}, ${about}
heading: Tip ${number}
excerpt: About tip ${number}.
date: 2024-01-${String(number).padStart(2, '0')}
hero: { src: drain.jpg, alt: A drain }
${fields}
sections:
  - type: prose
    heading: First
    text: Words about tip ${number}.
`;

const list = (title: string, fields: string): string => `title: ${title} told by Heron
label: ${title}
description: ${title} about houses, ${about}
sections:
  - { type: hero, layout: plain, heading: "${title} for you" }
  - { type: post-list, ${fields} }
`;

const tips = Array.from({ length: 26 }, (_, index) => index + 1);
/** The site with its articles at an address of their own, two of which are in two categories. */
const files = {
  ...changed('site.config.yaml', 'navigation:', 'articles: /advice\nnavigation:'),
  'pages/advice.yaml': list('Advice', 'show: index'),
  'pages/advice/prices.yaml': list('Prices', 'show: category, category: Prices'),
  ...Object.fromEntries(
    tips.map((number) => [
      `pages/tips/tip-${number}.yaml`,
      article(
        number,
        number > 24
          ? 'group: Pipes\nalsoIn: [Prices]\nauthor: { name: Ann Heron, role: Master plumber, href: /contact }'
          : 'group: Pipes',
      ),
    ]),
  ),
};
let site: Site;
let icons: Inventory['icons'];
const html = (route: string): string => {
  const page = site.pages.find((one) => one.route === route);
  if (!page) throw new Error(`no page ${route}`);
  return drawPage(siteData(site, 'test'), pageContent(site, page, inventory, 'test'), { drawings: icons }).html;
};
const written = (output: readonly OutputFile[]): string =>
  output.map((file) => ('content' in file ? String(file.content) : '')).join('');
const main = (route: string): string =>
  html(route)
    .replace(/^[\s\S]*<main/, '')
    .replace(/<\/main>[\s\S]*$/, '');
const leadsTo = (route: string): string[] => [...main(route).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

beforeAll(async () => {
  site = siteOf(files);
  icons = await readIcons();
  await ready();
});

test('past 24 articles the list goes on at addresses of its own, which lead to one another and reach each article', () => {
  const routes = site.pages.map(({ route }) => route).filter((route) => route.startsWith('/advice'));
  expect(routes).toEqual(['/advice', '/advice/page/2', '/advice/prices']);
  const [first, second] = ['/advice', '/advice/page/2'].map(leadsTo);
  expect(first).toContain('/advice/page/2');
  expect(second).toContain('/advice');
  const reached = new Set([...(first ?? []), ...(second ?? [])]);
  expect(site.posts.map(({ route }) => route).filter((route) => !reached.has(route))).toEqual([]);
  const articles = new Set(site.posts.map(({ route }) => route));
  expect(first?.filter((href) => articles.has(href))).toHaveLength(24);
});

test('a further page has a title, a canonical address and a place in the sitemap of its own', () => {
  const page = site.pages.find(({ route }) => route === '/advice/page/2');
  if (!page) throw new Error('no further page');
  const { head } = pageContent(site, page, inventory, 'test');
  expect(page.title).toBe('Advice told by Heron (page 2)');
  expect(JSON.stringify(head)).toMatch(/"rel":"canonical","href":"[^"]*\/advice\/page\/2"/);
  expect(page.breadcrumb.map(({ label }) => label)).toEqual(['Home', 'Advice', 'Page 2']);
  expect(main('/advice/page/2')).toMatch(/<h1[^>]*>.*Advice for you.*page 2/);
  expect(written(sitemapFiles(site))).toContain('/advice/page/2</loc>');
});

test('a category that has a page is a link to it, and an article may be in several', () => {
  expect(leadsTo('/advice')).toContain('/advice/prices');
  expect(main('/advice')).toMatch(/All(?:<!-- -->)? <span[^>]*>31</);
  expect(main('/advice')).toMatch(/Prices<\/a> <span[^>]*>2</);
  expect(leadsTo('/advice/prices').filter((href) => href.startsWith('/tips/'))).toEqual([
    '/tips/tip-26',
    '/tips/tip-25',
  ]);
});

test('who wrote an article is shown, told to search engines and in the feed', () => {
  expect(main('/tips/tip-26')).toMatch(/By <a href="\/contact">Ann Heron<\/a>, Master plumber/);
  expect(main('/tips/tip-26')).toContain('Back to Advice');
  const page = site.pages.find(({ route }) => route === '/tips/tip-26');
  const data = JSON.stringify(page && pageContent(site, page, inventory, 'test').head);
  expect(data).toContain('Person');
  expect(data).toContain('Master plumber');
  expect(written(feedFiles(site))).toContain('<author><name>Ann Heron</name></author>');
  expect(written(feedFiles(site))).toContain('<category term="Prices"/>');
});

test('a list of a category that no article has, and one that names none, are told', () => {
  const told = (fields: string) => problemsOf({ ...files, 'pages/advice/prices.yaml': list('Prices', fields) });
  expect(told('show: category, category: Price')).toContain('no article is in "Price"  write Prices');
  expect(told('show: category')).toContain('which category it shows is not said  add category:');
  expect(told('show: latest, category: Prices')).toContain('show latest lists articles of all categories');
});

test('articles whose list is no page are told where to say its address', () => {
  const { 'pages/advice.yaml': _, ...without } = files;
  expect(problemsOf(without)).toContain(
    'articles is /advice, which is not a page, and 31 articles lead there  write /blog, or add pages/advice.yaml',
  );
});
