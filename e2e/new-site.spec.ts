import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { builtSite } from './built-site';
import { everyWidth, findings } from './findings';

// One build and one server for all of them.
test.describe.configure({ mode: 'serial' });

const root = mkdtempSync(join(tmpdir(), 'new-site-'));
let site: Awaited<ReturnType<typeof builtSite>>;
let base = '';
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', ...args], { cwd: join(import.meta.dirname, '..') });

const answers = {
  ...{ name: 'Kowalski & Daughters', trade: 'upholsterer', country: 'GB', language: 'en', town: 'Stoke-on-Trent' },
  ...{ phone: '01782 496018', email: 'hello@kowalski.co.uk', hours: 'Mon-Fri 8-17, Sat 9-12', host: 'netlify' },
  ...{ services: 'Chairs, sofas, caravan cushions, repairs', pages: 'about, prices, questions' },
};

test.beforeAll(async () => {
  await run('init', root, ...Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]));
  site = await builtSite(root, { taking: true });
  base = site.base;
});
test.afterAll(() => site.remove());

const routes = () =>
  readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => `/${path.replace(/\.yaml$/, '').replace(/^index$/, '')}`)
    .sort();

for (const [name, widths] of [
  ['on a phone', [320]],
  ['at every width @wide', everyWidth],
] as const) {
  test(`a site made from a few answers fits its window, and axe finds nothing, ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(routes()).toHaveLength(12);
    for (const [index, route] of routes().entries()) {
      await page.goto(base + route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('body')).not.toContainText('Write:');
      for (const [place, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        const wide = () =>
          page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
        await expect.poll(wide, `${route} at ${width} px`).toBe(false);
        if (place !== index % widths.length) continue;
        expect(await findings(page), `${route} at ${width} px`).toEqual([]);
      }
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor finds a service, and writes about it', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      await page.goto(base);
      await page.locator('main').getByRole('link', { name: 'Sofas' }).click();
      await expect(page.locator('h1')).toHaveText('Sofas');
      if (javaScriptEnabled) {
        await page.clock.install({ time: '2026-03-02T10:00:00Z' });
        await page.clock.pauseAt('2026-03-02T10:00:01Z');
        await page.goto(page.url());
        // What has the form sent without leaving the page comes with the first sign of intent.
        await page.locator('form[data-form]').hover();
        await expect(page.locator('form[data-form]')).toHaveAttribute('novalidate');
      }
      await page.getByLabel('Name').fill('Ann Lee');
      await page.getByLabel('Phone').fill('01782 496020');
      await page.getByLabel('What is it about?').fill('A sofa with a hole.');
      const send = page.getByRole('button', { name: 'Send' });
      await send.click();
      if (javaScriptEnabled) {
        // Nobody is as quick as a test.
        await expect(page.getByText('very quick')).toBeVisible();
        await send.click();
        await expect(page.getByText('Thank you. We have what you wrote.')).toBeVisible();
      } else await expect(page).toHaveURL(`${base}/thanks`);
    });
  });
}
