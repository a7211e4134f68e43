import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

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

test('on a page that is read from the right, an address of Latin letters keeps its order and stands at the right', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const addresses = page.locator('address', { hasText: /^\d+ Sample/ });
  expect(await addresses.count()).toBeGreaterThan(2);
  for (const address of await addresses.all()) {
    const [number, street, box] = await address.evaluate((element) => {
      const words = [...element.childNodes].find((node) => node instanceof Text && /^\d+ \w/.test(node.data)) as Text;
      const rightOf = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(words, from);
        range.setEnd(words, to);
        return range.getBoundingClientRect().right;
      };
      return [
        rightOf(0, words.data.indexOf(' ')),
        rightOf(words.length - 1, words.length),
        element.getBoundingClientRect().right,
      ];
    });
    expect(number).toBeLessThan(street);
    expect(Math.abs(box - street)).toBeLessThan(2);
  }
});
