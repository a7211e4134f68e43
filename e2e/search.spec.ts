import { expect, test } from '@playwright/test';

test('what is asked for is found, from the field and from an address', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('hail');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=hail$/);
  await expect(page.getByRole('status').first()).toHaveText(/^Pages found: [1-9]\d*$/);
  await expect(page.getByRole('searchbox')).toHaveValue('hail');
  await page.locator('[data-results]').getByRole('link').first().click();
  await expect(page.locator('main')).toContainText(/hail/i);
});

test('what is nowhere is told, and its words stay words', async ({ page }) => {
  await page.goto('/search?q=%3Cimg%20src%3Dx%3E%20zzyzx');
  await expect(page.getByRole('status').first()).toHaveText('Pages found: 0');
  await expect(page.getByRole('searchbox')).toHaveValue('<img src=x> zzyzx');
  await expect(page.locator('[data-results] li')).toHaveCount(0);
});

test('nothing is loaded before a visitor asks, and results stay when the app wakes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/search');
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(asked.filter((path) => path.startsWith('/pagefind/') || /^\/assets\/(?!loader).*\.js$/.test(path))).toEqual(
    [],
  );
  await page.goto('/search?q=shower');
  await expect(page.locator('[data-results] li').first()).toBeVisible();
  await page.locator('header a').first().dispatchEvent('pointerover');
  await page.waitForFunction(() => document.documentElement.dataset.awake === '');
  await expect(page.locator('[data-results] li').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('without scripts there are links to the pages instead of the field', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/search?q=hail');
  await expect(page.getByRole('searchbox')).toBeHidden();
  expect(await page.locator('[data-block=search]').getByRole('link').count()).toBeGreaterThan(20);
  await context.close();
});
