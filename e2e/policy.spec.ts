import { expect, type Page, test } from '@playwright/test';
import { aliases } from './site';

/** Collects what the content security policy refuses, in the page and in its frames. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) found.push(`${page.url()}: ${message.text()}`);
  });
  return found;
}

/** Shows the page whole, so that its pictures and frames load, and wakes the app. */
async function seeAll(page: Page): Promise<void> {
  await page.locator('header a').first().dispatchEvent('pointerover');
  await page.waitForFunction(() => document.documentElement.dataset.awake === '');
  for (const frame of await page.locator('main iframe[data-src]').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('src', /./);
  }
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
}

test('the pages at other addresses load and run nothing that their policy refuses @wide', async ({ page }) => {
  const found = refusals(page);
  for (const address of [...aliases, '/404', '/embed/estimate', '/no-such-page']) {
    await page.goto(address);
    if (address !== '/embed/estimate') await seeAll(page);
  }
  expect(found).toEqual([]);
});

test('the form, a photo, the map and the way from page to page are allowed', async ({ page }) => {
  const found = refusals(page);
  await page.route(
    (url) => url.hostname !== 'localhost',
    (request) => request.fulfill({ contentType: 'text/html', body: '<h1>A map</h1>' }),
  );
  await page.goto('/');
  await page.locator('[data-block=gallery] a[data-act=photo]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-act=map]').click();
  await expect(page.getByRole('dialog').frameLocator('iframe').getByRole('heading')).toHaveText('A map');
  await page.keyboard.press('Escape');
  // Closing goes back in the history, and would meet what comes next there.
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/contact');
  await seeAll(page);
  const form = page.locator('main iframe[data-src]').first().contentFrame();
  await expect(form.getByRole('button').first()).toBeVisible();
  await page.locator('header a[href="/gallery"]').first().click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.locator('h1')).toBeFocused();
  expect(found).toEqual([]);
});

test('a script that somebody slips into a page is refused', async ({ page }) => {
  const found = refusals(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect.poll(() => found.length).toBe(1);
  await expect(page).not.toHaveTitle('taken over');
});
