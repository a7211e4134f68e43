import { expect, test } from '@playwright/test';
import { documentAt, routes } from './site';

test.use({ javaScriptEnabled: false });

/** The words of a document, without tags, scripts and styles. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('every page says what its data says: no text waits for a script', async () => {
  for (const route of routes) {
    const html = documentAt(route);
    expect(wordsOf(html).length, route).toBeGreaterThan(400);
    // Nothing is left to fill in: no template hole, no unrendered value.
    expect(wordsOf(html), route).not.toMatch(/undefined|\[object Object\]|NaN|\{[a-z]+\}/);
  }
});

test('menus, drawer, answers and photos work without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const menu = page.locator('header nav li').first();
  await menu.getByRole('button').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  const answer = page.locator('[data-block=faq] details').first();
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  const photo = page.locator('[data-block=gallery] a[data-act=photo]').first();
  await photo.click();
  await expect(page).toHaveURL(/\/pictures\/.*\.jpg$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('header [popovertarget=drawer]').filter({ visible: true }).click();
  await expect(page.locator('#drawer').getByRole('link', { name: 'Gallery' })).toBeVisible();
});

test('pictures show without scripts, and what could do nothing is hidden', async ({ page }) => {
  await page.goto('/gallery');
  const photo = page.locator('[data-block=gallery] img').last();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const dead of await page.locator('[data-needs-js]').all()) await expect(dead).toBeHidden();
});

test('the form is there without scripts, with phone and mail beside it', async ({ page }) => {
  await page.goto('/roof-repairs');
  const form = page.locator('[data-block=form]');
  await expect(form.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(form.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(
    page.frameLocator('[data-block=form] noscript iframe, [data-block=form] iframe[src]').getByLabel('ZIP code'),
  ).toBeVisible();
});
