import { expect, test } from '@playwright/test';
import { layoutShift } from './layout-shift';
import { scrollThrough } from './scroll-through';

test('nothing moves when pictures and fonts arrive', async ({ page }) => {
  for (const route of ['/', '/claremore', '/blog/custom-shower', '/gallery', '/contact']) {
    await page.goto(route);
    await page.evaluate(scrollThrough);
    const shift = await page.evaluate(layoutShift);
    expect(shift, route).toBeLessThan(0.01);
  }
});

/** The photos of each row of the dense galleries: how far the row reaches, and how far the grid does, in whole px. */
const denseRows = () =>
  [...document.querySelectorAll('[data-block="gallery"] ul[data-layout="dense"]')].flatMap((grid) => {
    const rows = new Map<number, number>();
    for (const photo of grid.children) {
      const { top, right } = photo.getBoundingClientRect();
      rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
    }
    return [...rows.values()].map((right) => [right, Math.round(grid.getBoundingClientRect().right)]);
  });

test('dense galleries of 5, 6 and 15 photos leave no hole on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of ['/flooring', '/oklahoma-city', '/']) {
    await page.goto(route);
    const rows = await page.evaluate(denseRows);
    expect(rows.length, route).toBeGreaterThan(1);
    for (const [row, grid] of rows) expect(row, route).toBe(grid);
  }
});

test('who saves data gets pictures of one pixel to a CSS pixel', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/gallery');
  const photo = page.locator('[data-act=photo] img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveAttribute('data-loaded');
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-400\.avif$/);
  await context.close();
});
