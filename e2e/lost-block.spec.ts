import { expect, type Page, test } from '@playwright/test';

const marked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** The block types of the page that React has taken over. */
const hydrated = (page: Page) =>
  page.locator('[data-block]').evaluateAll((sections) => {
    const own = sections.filter((section) => Object.keys(section).some((key) => key.startsWith('__reactFiber')));
    return own.map((section) => (section as HTMLElement).dataset.block);
  });

test('a block whose code is gone stays as it is, the rest wakes, and pages that need it come as documents', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let lost = 0;
  await page.route(/\/assets\/(faq|steps)-/, (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const faq = page.locator('[data-block=faq]');
  const markup = await faq.innerHTML();
  await page.locator('header a').first().dispatchEvent('pointerover');
  await page.waitForFunction(() => document.documentElement.dataset.awake === '');
  await expect.poll(() => hydrated(page)).toContain('offices');
  expect(lost).toBeGreaterThan(0);
  expect(await faq.innerHTML()).toBe(markup);
  await faq.locator('summary').first().click();
  await expect(faq.locator('details').first()).toHaveAttribute('open');

  // A page without such a block is shown by the app, home again is the server's to give.
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('h1')).toBeFocused();
  expect(await marked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(faq.locator('details')).not.toHaveCount(0);
  await expect.poll(() => marked(page).catch(() => true)).toBe(false);
  expect(errors).toEqual([]);
});
