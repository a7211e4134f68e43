import { expect, test } from '@playwright/test';

/** The longest that the two longest pages may be on a phone of 360 px, in px. */
const longest = { '/': 11_500, '/bathroom-remodeling': 11_500 };

for (const [route, most] of Object.entries(longest)) {
  test(`${route} is at most ${most} px long on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(route);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}
