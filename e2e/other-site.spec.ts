import { readdirSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { blockDefinitions } from '../schemas/blocks';
import { contentRoot } from '../tests/build/content-root';
import { builtSite } from './built-site';
import { everyWidth, findings, findingsAt, findingsAtTwice } from './findings';
import { layoutShift } from './layout-shift';
import { differences, test } from './stage';

// One build and one server for all of them.
test.describe.configure({ mode: 'serial' });

let root = '';
let site: Awaited<ReturnType<typeof builtSite>>;
let base = '';
test.beforeAll(async () => {
  root = await contentRoot();
  const alert =
    'alert: { text: Frost is coming., link: { label: What to do, href: /blog/frost }, from: 2026-03-02, until: 2026-03-03 }\n';
  await appendFile(join(root, 'site.config.yaml'), alert);
  site = await builtSite(root);
  base = site.base;
});
test.afterAll(() => site.remove());

/** The address of every page of a site, by its file. */
const routesOf = (name: string): string[] =>
  readdirSync(join(import.meta.dirname, '../tests/sites', name, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => `/${path.replace(/(?:^index)?\.yaml$/, '').replace(/^index$/, '')}`)
    .sort();
const routes = routesOf('plumber');

/** Where calls are looked at closely. */
const widths = [320, 360, 768, 1366];

/** As the browser has them, and twice as high (px). */
const letters = [16, 32];
const scenesOf = (name: string) => routesOf(name).map((route) => ({ route }));

/** Between them these show every kind of block: axe looks at them at every width, at the other pages at some. */
const thorough = new Set(['/', '/services', '/call-out-charge', '/contact']);
/** A phone and a desktop (px). */
const narrowAndWide = [320, 1366];

/** What axe finds at every width, and with text of twice the size; of header and footer on the home page alone, as they are the same on all. */
async function expectNothingFound(page: Page, address: string, where: readonly number[]): Promise<void> {
  const leftOut = new URL(address).pathname === '/' ? [] : ['#root > header', '#root > footer'];
  await page.goto(address);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await findingsAt(page, where, leftOut)).toEqual([]);
  expect(await findingsAtTwice(page, leftOut), `${address} with text of twice the size`).toEqual([]);
}

const opposite = (index: number): number[] => everyWidth.filter((_, place) => place % 5 === index % 5);

for (const size of letters) {
  const tag = size === 16 ? '' : ' @wide';
  test(`a plumber with one office, five menus and few facts: with letters of ${size} px every page fits every window${tag}`, async ({
    faults,
  }) => {
    expect(await faults(size, scenesOf('plumber'), everyWidth, base)).toEqual([]);
  });
}

test('axe finds nothing on the home page of the plumber', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNothingFound(page, `${base}/`, narrowAndWide);
});

test('axe finds nothing on any page of the plumber @wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(routes.length).toBeGreaterThan(10);
  for (const [index, route] of routes.entries()) {
    await expectNothingFound(page, base + route, thorough.has(route) ? everyWidth : opposite(index));
  }
});

test('at every width a page is the same with its scripts at work and without them @wide', async ({ page }) => {
  expect(await differences(page, routes, everyWidth, base)).toEqual([]);
});

test('every block type is on a page that axe looks at in each width', () => {
  const shown = [...thorough].flatMap((route) =>
    [
      ...readFileSync(join(root, 'dist', route === '/' ? 'index.html' : `${route}.html`), 'utf8').matchAll(
        /data-block="([\w-]+)"/g,
      ),
    ].map(([, type]) => type),
  );
  // These open an article, and list what there is.
  const elsewhere = ['article-header', 'post-list', 'search', 'form'];
  expect(
    blockDefinitions.map(({ type }) => type).filter((type) => !shown.includes(type) && !elsewhere.includes(type)),
  ).toEqual([]);
});

test('while its office is closed, and nobody else answers, its call buttons hold what they say', async ({ page }) => {
  // A Sunday.
  await page.clock.setFixedTime('2026-03-01T18:00:00Z');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${base}/services`);
    await expect(page.locator('footer [data-closed]').first()).toHaveText('Opens Monday 8 AM');
    for (const call of await page.locator('header a[href^="tel:"], nav[aria-label="Call or write"] a').all()) {
      if (!(await call.isVisible())) continue;
      await expect(call).not.toContainText('Opens');
      expect(await call.evaluate((link) => link.scrollWidth <= link.clientWidth), `${width} px`).toBe(true);
    }
  }
});

test('an alert is there in its time alone, by the clocks of the business, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const alert = page.getByRole('complementary', { name: 'Notice' });
  for (const [at, shown] of [
    ['2026-03-02T05:59:00Z', false],
    ['2026-03-02T06:00:00Z', true],
    ['2026-03-04T05:59:00Z', true],
    ['2026-03-04T06:00:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(at);
    await page.goto(`${base}/services`);
    await expect(alert, at).toBeVisible({ visible: shown });
    expect(await page.evaluate(layoutShift), at).toBe(0);
  }
  await page.clock.setFixedTime('2026-03-03T12:00:00Z');
  await page.goto(`${base}/services`);
  expect(await findings(page)).toEqual([]);
  await alert.getByRole('link', { name: 'What to do' }).click();
  await expect(page).toHaveURL(/frost$/);
  await expect(alert).toBeVisible();
});

test('offers and jobs are gone on the day after their last, and their sections with them', async ({ page }) => {
  const sections = page.locator('[data-block=offers], [data-block=jobs]');
  const items = sections.locator('li[data-until]');
  await page.clock.setFixedTime('2099-12-31T23:00:00-06:00');
  await page.goto(`${base}/services`);
  await expect(sections.filter({ visible: true })).toHaveCount(2);
  await expect(items.filter({ visible: true })).toHaveCount(2);
  await page.clock.setFixedTime('2100-01-01T00:00:00-06:00');
  await page.goto(`${base}/services`);
  await expect(items).toHaveCount(2);
  await expect(sections.filter({ visible: true })).toHaveCount(0);
});

test('its drawer has all five menus, and every number on a page is its own', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${base}/services`);
  await page.locator('header [popovertarget=drawer]').filter({ visible: true }).click();
  const drawer = page.locator('#drawer');
  await expect(drawer).toBeVisible();
  for (const menu of ['Areas', 'Services', 'Prices', 'Advice', 'About', 'More']) {
    await expect(drawer.getByRole('list', { name: menu, exact: true })).toBeVisible();
  }
  await expect(drawer.locator('a[href^="tel:"]').first()).toBeVisible();
  const numbers = page
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...new Set(await numbers)]).toEqual(['tel:+18305550142']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an alert tells its dates', async ({ page }) => {
    await page.goto(`${base}/services`);
    await expect(page.getByRole('complementary', { name: 'Notice' })).toContainText('(March 2 – 3, 2026)');
  });

  test('its menus, answers, photos and pages work', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(`${base}/services`);
    const menus = page.locator('header nav > ul > li').filter({ has: page.getByRole('button') });
    await expect(menus).toHaveCount(5);
    await menus.last().getByRole('button').click();
    await expect(menus.last().getByRole('link', { name: 'Contact' })).toBeVisible();
    const answer = page.locator('[data-block=faq] details').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open');
    await page.locator('[data-block=link-list] a').click();
    await expect(page.locator('h1')).toHaveText('Water heaters');
    for (const dead of await page.locator('[data-needs-js]').all()) await expect(dead).toBeHidden();
  });
});

test('an electrician in England: every page fits every window, and axe finds nothing @wide', async ({
  page,
  faults,
}) => {
  const england = await builtSite(await contentRoot('electrician'));
  for (const size of letters) {
    expect(await faults(size, scenesOf('electrician'), everyWidth, england.base)).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of routesOf('electrician')) {
    await expectNothingFound(page, england.base + route, everyWidth);
    await expect(page.locator('html')).toHaveAttribute('lang', route.startsWith('/es') ? 'es-GB' : 'en-GB');
  }
  expect(await differences(page, routesOf('electrician'), everyWidth, england.base)).toEqual([]);
  await england.remove();
});
