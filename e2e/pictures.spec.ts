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

/** How high each framed picture would be by its width, had it been taken upright, and how high it is then. */
const uprightHeights = () =>
  [...document.querySelectorAll<HTMLElement>('main picture')].flatMap((frame) => {
    const [across, down] = getComputedStyle(frame).aspectRatio.split(' / ').map(Number);
    const photo = frame.querySelector('img');
    if (!across || !down || !photo) return [];
    for (const source of frame.querySelectorAll('source')) source.remove();
    photo.width = 100;
    photo.height = 300;
    photo.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="100" height="300"/>';
    const { width, height } = frame.getBoundingClientRect();
    return [[Math.round((width * down) / across), Math.round(height)]];
  });

test('an upright photo among others is cut to their shape', async ({ page }) => {
  await page.goto('/');
  const heights = await page.evaluate(uprightHeights);
  expect(heights.length).toBeGreaterThan(2);
  for (const [framed, shown] of heights) expect(shown).toBe(framed);
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

/** How many times as wide as it is shown the widest picture of each block of a page comes; a picture fills its frame. */
const overFetched = async () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  return pictures.flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const shown = Math.max(width, (height * picture.naturalWidth) / picture.naturalHeight) * devicePixelRatio;
    const file = Number(/-(\d+)\.avif$/.exec(picture.currentSrc)?.[1]);
    const block = picture.closest<HTMLElement>('[data-block]')?.dataset.block;
    return width > 0 && file > 300 && file > 1.3 * shown ? [`${block}: ${file} for ${Math.round(shown)}`] : [];
  });
};

for (const [width, deviceScaleFactor] of [
  [412, 2.625],
  [768, 2],
  [1366, 1],
  [1440, 2],
] as const) {
  const tag = width === 412 ? '' : ' @wide';
  test(`no picture comes more than 1.3 times as wide as it is shown at ${width} px of ${deviceScaleFactor}${tag}`, async ({
    browser,
  }) => {
    for (const route of ['/', '/about', '/gallery', '/blog', '/claremore', '/services', '/kitchen-remodeling']) {
      // A browser shows a wider one that it has already.
      const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
      const page = await context.newPage();
      await page.goto(route);
      expect(await page.evaluate(overFetched), route).toEqual([]);
      await context.close();
    }
  });
}
