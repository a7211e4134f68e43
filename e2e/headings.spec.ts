import { expect, test } from '@playwright/test';
import { linesOf } from './lines';
import { routes } from './site';

test.use({ javaScriptEnabled: false });

test('no page has a single word alone on the last line of its heading', async ({ page }) => {
  for (const route of [...routes, '/404']) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 390, 768, 1024, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await linesOf(page.locator('h1'));
      const alone = lines.length > 1 && !lines.at(-1)?.includes(' ');
      expect(alone, `${route} at ${width}: ${lines.join(' | ')}`).toBe(false);
    }
  }
});

test('no title of a card breaks inside a word', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 768, 1024, 1120, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('main li :is(h2, h3)').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const { currentNode } = texts;
            for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(/[^\s-]+/g)) {
              const range = document.createRange();
              range.setStart(currentNode, index);
              range.setEnd(currentNode, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      expect(broken, `${route} at ${width}`).toEqual([]);
    }
  }
});

test('on phones the sentence below the heading takes two lines at most', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of [...routes, '/404']) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const lines = await linesOf(page.locator('h1 + p'));
    expect(lines.length, `${route}: ${lines.join(' | ')}`).toBeLessThanOrEqual(2);
  }
});
