import { expect, test } from '@playwright/test';
import { layoutShift } from './layout-shift';
import { routes } from './site';

/** Scrolls down a screen at a time, as a visitor would, so that everything comes near once. */
const scrollThrough = async () => {
  for (let y = 0; y <= document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
};

/** The pictures that a visitor who has scrolled through would still not see, by the name of their file. */
const unseen = () =>
  [...document.images]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shown = getComputedStyle(image);
      return (
        !image.complete ||
        image.naturalWidth === 0 ||
        width < 1 ||
        height < 1 ||
        shown.opacity !== '1' ||
        (image.hasAttribute('data-lazy') && shown.transform !== 'none')
      );
    })
    .map((image) => image.currentSrc || image.src);

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`every picture of every page comes into view at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(scrollThrough);
      await expect.poll(() => page.evaluate(unseen), route).toEqual([]);
    }
  });
}

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
