import { expect, test } from '@playwright/test';
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
  }
});
