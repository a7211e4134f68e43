import { expect, test } from '@playwright/test';
import { linesOf } from './lines';
import { documentAt, routes } from './site';

test.use({ javaScriptEnabled: false });

const articles = routes.filter((route) => documentAt(route).includes('data-block="article-header"'));

test('an article has one left edge', async ({ page }) => {
  expect(articles.length).toBeGreaterThan(10);
  for (const route of articles) {
    await page.goto(route);
    for (const width of [768, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page
        .locator('main > section:not([data-block=cta], [data-block=post-list])')
        .locator('h1, h2, h3, p:not(li *), table, figure, ul:not([class]), dl')
        .evaluateAll((parts) =>
          parts
            .filter((part) => !part.closest('details, li, td, th'))
            .map((part) => Math.round(part.getBoundingClientRect().left)),
        );
      expect(new Set(edges).size, `${route} at ${width}: ${edges}`).toBe(1);
    }
  }
});

test('prose fills a tablet up to 680 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const route of ['/terms', '/roof-costs']) {
    await page.goto(route);
    const widths = await page
      .locator('[data-block=prose] p')
      .evaluateAll((texts) => texts.map((text) => text.clientWidth));
    expect(Math.min(...widths), route).toBe(680);
    expect(Math.max(...widths), route).toBe(680);
    const texts = await page.locator('[data-block=prose] p').all();
    const full = (await Promise.all(texts.map(linesOf))).flatMap((lines) => lines.slice(0, -1));
    const letters = full.reduce((sum, line) => sum + line.length, 0) / full.length;
    expect(letters, route).toBeLessThanOrEqual(74);
  }
});

test('words on a picture shade at most 45 % of it, and only on large tiles', async ({ page }) => {
  const mosaics = routes.filter((route) => documentAt(route).includes('data-tile="big"'));
  expect(mosaics.length).toBeGreaterThan(3);
  for (const route of mosaics) {
    await page.goto(route);
    for (const width of [360, 768, 1024, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const shares = await page.locator('li[data-tile]:has(picture + div)').evaluateAll((tiles) =>
        tiles.map((tile) => {
          const picture = tile.querySelector('picture')?.getBoundingClientRect() ?? new DOMRect();
          const words = tile.querySelector('picture + div')?.getBoundingClientRect() ?? new DOMRect();
          const beside = words.left >= picture.right || words.top >= picture.bottom;
          return beside ? 0 : words.height / picture.height;
        }),
      );
      expect(Math.max(...shares), `${route} at ${width}`).toBeLessThanOrEqual(0.45);
      expect(shares.filter((share) => share > 0).length, `${route} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test('pictures in the rows of a feature are 280 px wide on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const widths = await page
    .locator('li[data-kind=row] picture')
    .evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(280);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`the gallery shows photos in its first screen at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/gallery');
    const photo = await page.locator('[data-block=gallery] picture').first().boundingBox();
    // The call bar takes the foot of phones.
    const fold = height - (width < 768 ? 56 : 0);
    expect(fold - (photo?.y ?? fold)).toBeGreaterThan(100);
  });
}

test('the gallery filter takes two rows at most, and all of it can be reached', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: true });
  await page.goto('/gallery');
  const buttons = page.locator('[data-block=gallery] [role=group] button');
  for (const width of [360, 768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await buttons.evaluateAll(
      (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size,
    );
    expect(rows, `${width}`).toBeLessThanOrEqual(2);
    await buttons.last().scrollIntoViewIfNeeded();
    await expect(buttons.last()).toBeInViewport();
  }
  await page.close();
});
