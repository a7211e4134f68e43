import { beforeAll, expect, test } from 'vitest';
import type { Page, Site } from '../../src/model/site';
import { firstSite } from './first-site';

let site: Site;
beforeAll(async () => {
  site = await firstSite();
});

const readOnly = ['/terms', '/privacy'];
const running = ['prose', 'media-text'];

/** The most sections in a row that are running text, with or without a picture beside it. */
function longestRun({ sections }: Page): number {
  let run = 0;
  return Math.max(
    ...sections.map(({ type }) => {
      run = running.includes(type) ? run + 1 : 0;
      return run;
    }),
  );
}

test('no page but articles and legal texts runs through more than two sections of text in turn', () => {
  const pages = site.pages.filter(({ kind, route }) => kind !== 'article' && !readOnly.includes(route));
  expect(pages.filter((page) => longestRun(page) > 2).map(({ route }) => route)).toEqual([]);
});

test('the three city pages, from one template, each have their sections in an order of their own', () => {
  const orders = ['/claremore', '/ada-oklahoma', '/oklahoma-city'].map((route) =>
    site.pages.find((page) => page.route === route)?.sections.map(({ type }) => type),
  );
  expect(new Set(orders.map((types) => types?.join(' '))).size).toBe(3);
});
