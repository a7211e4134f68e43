import { expect, type Page, test } from '@playwright/test';

const open = async (page: Page, width: number, height = 900, route = '/') => {
  await page.setViewportSize({ width, height });
  await page.goto(route);
};
const menus = (page: Page) => page.locator('header nav').getByRole('button', { name: 'Services' });
const drawerButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Spacing as a visitor's own style sheet sets it (WCAG 1.4.12). */
const space = (page: Page) =>
  page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' });

test('the menus leave for the drawer when the window or the spacing gives them no row, and come back', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, 1440);
  await expect(menus(page)).toBeVisible();
  await expect(drawerButton(page)).toBeHidden();
  for (const width of [1120, 1440, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menus(page)).toBeVisible({ visible: width === 1440 });
    await expect(drawerButton(page)).toBeVisible({ visible: width !== 1440 });
  }
  await space(page);
  await expect(drawerButton(page)).toBeVisible();
  await expect(menus(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('the focus stays where it is while the header is fitted anew', async ({ page }) => {
  await open(page, 1130);
  await drawerButton(page).focus();
  await page
    .locator('[data-block=faq] summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  await page.setViewportSize({ width: 1124, height: 900 });
  await expect(drawerButton(page)).toBeFocused();
});

test('the logo stands on the left edge of the content', async ({ page }) => {
  for (const width of [360, 768, 1366, 1440, 1920, 2560]) {
    await open(page, width, 900, '/terms');
    const [logo, heading] = await Promise.all(
      ['header img', 'h1'].map((what) =>
        page
          .locator(what)
          .first()
          .evaluate((it) => it.getBoundingClientRect().left),
      ),
    );
    expect(logo, `${width} px`).toBe(heading);
  }
});

for (const width of [360, 768, 1120, 1152, 1280, 1366, 1440]) {
  test(`nothing moves while a page loads at ${width} px, however late its fonts are`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // Layout shifts carry their size in `value`, which TypeScript does not know.
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    // Little text of its own: what moves there is the header, or is moved by it.
    await open(page, width, 900, '/404');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    );
    expect(sum).toBeLessThan(0.001);
  });
}

test('on a phone held sideways header and banner leave three quarters to the page, with call and estimate in them', async ({
  page,
}) => {
  await open(page, 740, 360);
  const call = page.locator('header a[href^="tel:"]').filter({ visible: true });
  await expect(call.first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('header').getByRole('link', { name: 'Get a free estimate' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Call or write' })).toBeHidden();
  const header = await page.locator('header').first().boundingBox();
  expect((header?.y ?? 999) + (header?.height ?? 999)).toBeLessThanOrEqual(96);
});

test('running text takes the column up to 680 px on a tablet', async ({ page }) => {
  await open(page, 768, 1024, '/terms');
  const widest = await page
    .locator('[data-block=prose] p')
    .evaluateAll((all) => Math.max(...all.map((text) => text.getBoundingClientRect().width)));
  expect(widest).toBeGreaterThanOrEqual(678);
  expect(widest).toBeLessThanOrEqual(680);
});

for (const route of ['/', '/gallery', '/services', '/bathroom-remodeling', '/blog']) {
  test(`the Tab key goes through cards and photos on ${route} as they stand, row by row`, async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await open(page, width, 900, route);
      const jumps = await page.locator('main :is(ul, ol)').evaluateAll((lists) =>
        lists.flatMap((list) => {
          if (getComputedStyle(list).display !== 'grid') return [];
          const boxes = [...list.children]
            .filter((item) => item.querySelector('a[href], button') && item.checkVisibility())
            .map((item) => item.getBoundingClientRect());
          // A stop that stands wholly above the one before it breaks the order.
          return boxes.filter((box, index) => box.bottom <= (boxes[index - 1]?.top ?? -Infinity)).map(({ top }) => top);
        }),
      );
      expect(jumps, `${width} px`).toEqual([]);
    }
  });
}
