import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Sent to each document once, those in frames too: sending it costs more than a run of it. A frame that comes near the window
 * takes up its document meanwhile, and is asked again then.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await expect(async () => {
      await frame.waitForLoadState('domcontentloaded');
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
    }).toPass();
  }
}

/**
 * What axe finds on the page as it is now, in short: rule and place. target-size is off by default in axe: the tag turns it on.
 * A frame whose document is taken from it while axe waits for its answer never gives one: all are asked again then.
 */
export async function findings(page: Page, leftOut: string[] = [], rulesOff: string[] = []): Promise<string[]> {
  let violations: axe.Result[] = [];
  await expect(async () => {
    await bringAxe(page);
    violations = await page.evaluate(
      ([values, exclude, off]) =>
        (window as unknown as { axe: typeof axe }).axe
          .run(
            { exclude: exclude.map((selector) => [selector]) },
            {
              resultTypes: ['violations'],
              runOnly: { type: 'tag', values },
              rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
              frameWaitTime: 15_000,
            },
          )
          .then((found) => found.violations),
      [tags, leftOut, rulesOff] as const,
    );
  }).toPass();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Where pages have to be right (px). */
export const everyWidth = [320, 360, 390, 768, 1024, 1152, 1280, 1366, 1440, 1920] as const;

/**
 * What axe finds at each of some widths (px), from narrow to wide: a line each. Colors, which most of its time goes into,
 * change only where a layout does: they are looked at in the narrowest, a middle and the widest, and nowhere where other
 * pages have shown the same ones (`colors`).
 */
export async function findingsAt(
  page: Page,
  widths: readonly number[],
  leftOut: string[] = [],
  colors = true,
): Promise<string[]> {
  const colored = new Set(colors ? [0, Math.floor(widths.length / 2), widths.length - 1] : []);
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const here = await findings(page, leftOut, colored.has(index) ? [] : ['color-contrast']);
    found.push(...here.map((finding) => `${new URL(page.url()).pathname} at ${width} px: ${finding}`));
  }
  return found;
}

/**
 * What axe finds, but for colors, which stay as they are, with text of twice the size by a style sheet, which the window's
 * own ems don't follow, and by how much (px) the page is wider than the narrowest window then.
 */
export async function findingsAtTwice(page: Page, leftOut: string[] = []): Promise<string[]> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const found = await findings(page, leftOut, ['color-contrast']);
  await page.setViewportSize({ width: everyWidth[0], height: 900 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return over > 0 ? [...found, `${over} px wider than a window of ${everyWidth[0]} px`] : found;
}
