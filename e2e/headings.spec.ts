import { expect, type Locator, test } from '@playwright/test';
import { routes } from './site';

test.use({ javaScriptEnabled: false });

/** The lines of a text as they stand on the screen. */
const linesOf = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const lines: { bottom: number; words: string[] }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const bottom = Math.round(range.getBoundingClientRect().bottom);
        const last = lines.at(-1);
        if (last && Math.abs(last.bottom - bottom) < 4) last.words.push(word);
        else lines.push({ bottom, words: [word] });
      }
    }
    return lines.map(({ words }) => words.join(' '));
  });

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

test('on phones the sentence below the heading takes two lines at most', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of [...routes, '/404']) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const lines = await linesOf(page.locator('h1 + p'));
    expect(lines.length, `${route}: ${lines.join(' | ')}`).toBeLessThanOrEqual(2);
  }
});
