import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { aliases, routes } from './site';

interface Redirect {
  from: string;
  to: string;
}
const { redirects, url } = parse(readFileSync(join(import.meta.dirname, '../site.config.yaml'), 'utf8')) as {
  redirects: Redirect[];
  url: string;
};

/** An address that a pattern stands for: digits for the parts of a date, a word for the rest. */
const sample = (from: string): string =>
  from
    .replace(':year', '2019')
    .replace(':month', '04')
    .replace(':day', '07')
    .replace(/:page\w*/, '2')
    .replace(/:\w+/g, 'x')
    .replace('*', 'any/thing');

for (const { from, to } of redirects) {
  test(`${from} leads to ${to} in one step`, async ({ request }) => {
    const first = await request.get(sample(from), { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([301, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('aliases answer with the page and name the primary as canonical', async ({ request }) => {
  const expected = [
    '/contact-us',
    '/privacy-policy',
    '/terms-conditions',
    '/preparing-your-roof-for-winter-in-tulsa-oklahom',
    '/the-importance-of-window-efficiency-during-summer',
    '/home-additions-the-best-way-to-prepare-for-the-holidays',
    '/roofing-tips',
    '/the-grand-entryway',
    '/home-improvement-projects',
    '/inspecting-your-home',
    '/makeovers-add-ons',
    '/roofing-the-first-line-of-defense-against-the-elements',
  ];
  expect(aliases).toEqual(expect.arrayContaining(expected));
  for (const alias of aliases) {
    const response = await request.get(alias, { maxRedirects: 0 });
    expect(response.status(), alias).toBe(200);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1] ?? '';
    expect(routes, alias).toContain(new URL(canonical).pathname);
  }
});

test('a trailing slash and .html lead to the one address of a page', async ({ request }) => {
  for (const route of routes.filter((address) => address !== '/')) {
    for (const form of [`${route}/`, `${route}.html`]) {
      const response = await request.get(form, { maxRedirects: 0 });
      expect([form, response.status(), response.headers().location]).toEqual([form, 301, route]);
    }
  }
});

test('old query addresses: ?p= leads home, ?replytocom= to the same path, real pages are left alone', async ({
  request,
}) => {
  const at = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await at('/no-such-page?p=12')).toEqual([301, '/']);
  expect(await at('/no-such-page?replytocom=3')).toEqual([301, '/no-such-page']);
  expect(await at('/roofing?p=12')).toEqual([200, undefined]);
});

test('an unknown address answers 404 with the page of the spec, not indexed', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  expect(logged.join('\n')).toContain('/no/such/page');
});

test('the sitemap lists exactly the pages that are their own canonical', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const locs = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc]) => loc)
    .filter((loc) => !loc?.includes('/pictures/'));
  expect(locs.sort()).toEqual(routes.map((route) => (route === '/' ? `${url}/` : url + route)).sort());
});
