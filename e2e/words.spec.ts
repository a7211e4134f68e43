import { expect, type Page, test } from '@playwright/test';
import { routes } from './site';

test.use({ javaScriptEnabled: false });

/** Phone numbers, ranges and fractions as visitors read them; each must stand on one line. */
const unbreakable = String.raw`\(\d{3}\) \d{3}-\d{4}|[$\d][\d,.%]*[–-]\$?\d[\d,.]*%?(?: (?:days?|hours?|weeks?|months?|minutes?)\b)?|\b\d+\/\d+\b|\badd-ons\b`;

/** What of it is broken over lines in the page as it stands now. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      for (const match of (currentNode.textContent ?? '').matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange();
        range.setStart(currentNode, match.index);
        range.setEnd(currentNode, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(match[0]);
      }
    }
    return found;
  }, unbreakable);

test('phone numbers, ranges and short words with a hyphen never break over lines', async ({ page }) => {
  test.setTimeout(240_000);
  for (const route of routes) {
    await page.goto(route);
    for (const width of [320, 350, 360, 390, 480, 620, 768, 900, 1024, 1200, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await broken(page), `${route} at ${width}`).toEqual([]);
    }
  }
});
