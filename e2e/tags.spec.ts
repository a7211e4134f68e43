import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { contentRoot } from '../tests/build/content-root';
import { builtSite } from './built-site';
import { findings } from './findings';

// One build and one server for all of them.
test.describe.configure({ mode: 'serial' });

const tags = `
tags:
  - { type: script, src: "https://free.example.net/free.js", consent: false }
  - { type: script, src: "https://chat.example.net/chat.js" }
  - { type: ga4, id: G-ABCD1234 }
consent: { link: { label: What we keep, href: /contact } }
events: /api/events
map: { directions: "https://maps.example.com/to?q={query}" }
`;

let root = '';
let site: Awaited<ReturnType<typeof builtSite>>;
let base = '';
test.beforeAll(async () => {
  root = await contentRoot('electrician');
  await appendFile(join(root, 'site.config.yaml'), tags);
  site = await builtSite(root);
  base = site.base;
});
test.afterAll(() => site.remove());

/** The hosts that a page asks besides its own, in order; each answers with an empty script. */
async function others(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

const question = (page: Page) => page.getByRole('region', { name: 'Consent' });

/** Moves the mouse over a link until what needs no answer is asked for: code that listens has to come first. */
async function goOn(page: Page): Promise<void> {
  const link = page.locator('header').getByRole('link', { name: /home/ });
  let x = 5;
  await expect(async () => {
    x = 15 - x;
    await link.hover({ position: { x, y: 5 } });
    await expect(page.locator('script[src*="free.example.net"]')).toHaveCount(1, { timeout: 200 });
  }).toPass();
}

/** Has a page told, over and over, what browsers tell where it comes to lie under a pointer that nobody moves. */
const layUnderPointer = (page: Page) =>
  page.addInitScript(() => {
    const tell = (type: string) =>
      document.querySelector('header')?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    setInterval(() => ['pointerover', 'pointermove'].forEach(tell), 50);
  });

test('nothing of others loads before a visitor goes on, then what needs no answer, and the rest when allowed', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const asked = await others(page);
  await layUnderPointer(page);
  const watching = page.waitForEvent('requestfinished', (request) => request.url().includes('start-tags'));
  await page.goto(base);
  await watching;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(question(page)).toBeHidden();
  await goOn(page);
  await expect(question(page)).toBeVisible();
  await expect.poll(() => asked).toEqual(['free.example.net']);
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page)).toEqual([]);
  }
  await question(page).getByRole('button', { name: 'Allow' }).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => asked).toEqual(['free.example.net', 'chat.example.net', 'www.googletagmanager.com']);
  await page.goto(`${base}/prices`);
  await goOn(page);
  await expect.poll(() => asked.length).toBe(6);
  await expect(question(page)).toBeHidden();
  expect(refused).toEqual([]);
});

test('refused, nothing loads, on later pages too; the footer asks again', async ({ page }) => {
  const asked = await others(page);
  await page.goto(base);
  await goOn(page);
  await question(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(question(page)).toBeHidden();
  await page.goto(`${base}/prices`);
  await goOn(page);
  await expect.poll(() => asked).toEqual(['free.example.net', 'free.example.net']);
  await expect(question(page)).toBeHidden();
  const again = page.locator('footer').getByRole('button', { name: 'Privacy choices' });
  // Pressed as in browsers that give a button no focus for it.
  await again.evaluate((button: HTMLElement) => button.click());
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Allow' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(again).toBeFocused();
  await expect.poll(() => asked).toContain('chat.example.net');
});

test('a browser that says no for its visitor is not asked, and nothing loads', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const asked = await others(page);
  await page.goto(base);
  await goOn(page);
  await expect.poll(() => asked).toEqual(['free.example.net']);
  await expect(question(page)).toBeHidden();
});

test('a call and a sent form are told to the address of the site, without a number', async ({ page }) => {
  await others(page);
  const told: string[] = [];
  await page.route('**/api/events', (route) => {
    told.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  // A browser without a phone would go on looking for a program to call with.
  await page.addInitScript(() =>
    addEventListener('click', (event) => (event.target as Element).closest('[href^="tel:"]') && event.preventDefault()),
  );
  await page.clock.install({ time: '2026-03-02T10:00:00Z' });
  await page.goto(`${base}/contact`);
  await page.locator('main a[href^="tel:"]').first().click();
  await expect.poll(() => told).toEqual(['{"event":"call","page":"/contact"}']);
  await question(page).getByRole('button', { name: 'Refuse' }).click();
  await page.route('**/f/price', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: true } }),
  );
  await page.getByLabel('What is it about?').selectOption('Rewiring');
  await page.getByLabel('Name').fill('Ann Lee');
  await page.getByLabel('Phone').fill('0113 496 0020');
  await page.getByLabel('Postcode').fill('LS1 4AP');
  await page.getByLabel('You may keep what I wrote').check();
  await page.clock.fastForward(5000);
  await page.getByRole('button', { name: 'Ask for a price' }).click();
  await expect.poll(() => told.at(-1)).toBe('{"event":"form","page":"/contact"}');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing of others loads, and nobody is asked', async ({ page }) => {
    const asked = await others(page);
    await page.goto(base);
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
    expect(asked).toEqual([]);
  });
});
