import { expect, type Page, test } from '@playwright/test';

/** What the app may be doing when a visitor follows a link to the page that is open. */
const states = {
  asleep: async () => undefined,
  awake: async (page: Page) => {
    await page.locator('header a').first().dispatchEvent('pointerover');
    await page.waitForFunction(() => document.documentElement.dataset.awake === '');
  },
};

interface Link {
  route: string;
  width: number;
  /** Opens what the link stands in. */
  open?: (page: Page) => Promise<void>;
  link: (page: Page) => ReturnType<Page['locator']>;
}

const openMenu = async (page: Page) => {
  await page.locator('header [popovertarget=menu-1]').click();
};
const openDrawer = async (page: Page) => {
  await page.locator('header [popovertarget=drawer]').filter({ visible: true }).click();
  await expect(page.locator('#drawer')).toBeVisible();
};
const links: Record<string, Link> = {
  'the logo': { route: '/', width: 390, link: (page) => page.locator('header a[href="/"]').first() },
  'a menu': {
    route: '/residential-roofing',
    width: 1440,
    open: openMenu,
    link: (page) => page.locator('header li li a[href="/residential-roofing"]'),
  },
  'the drawer': {
    route: '/gallery',
    width: 390,
    open: openDrawer,
    link: (page) => page.locator('#drawer a[href="/gallery"]'),
  },
};

for (const [state, enter] of Object.entries(states)) {
  for (const [name, { route, width, open, link }] of Object.entries(links)) {
    const tag = name === 'the drawer' ? '' : ' @wide';
    test(`${name}'s link to the page that is open stays on it, the app ${state}${tag}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/terms');
      await page.goto(`${route}#main`);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await enter(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const before = await page.evaluate(() => history.length);
      await open?.(page);
      await link(page).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page).toHaveURL(new RegExp(`${route}$`));
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.locator('header :popover-open')).toHaveCount(0);
      expect(await page.evaluate(() => [history.length, 'sameDocument' in window])).toEqual([before, true]);
      await page.goBack();
      await expect(page).toHaveURL(/\/terms$/);
    });
  }

  const tag = state === 'asleep' ? '' : ' @wide';
  test(`the call bar's link to the form of the page that is open goes to its first field, the app ${state}${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/contact');
    await enter(page);
    // Down in the footer, where the call bar is not put away for an action in sight.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const before = await page.evaluate(() => history.length);
    await page.locator('nav[aria-label="Call or write"] a[href^="/contact"]').last().click();
    await expect(page).toHaveURL(/\/contact#estimate$/);
    const field = page.frameLocator('main iframe').getByRole('combobox').first();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  });

  test(`a link to a part of the page that is open goes there, the app ${state}${tag}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/contact');
    await enter(page);
    await openDrawer(page);
    // As any link of the menus would be, were it to a part.
    const link = page.locator('#drawer').getByRole('link', { name: 'Contact Us' });
    await link.evaluate((element) => element.setAttribute('href', '/contact#offices'));
    const before = await page.evaluate(() => history.length);
    await link.click();
    await expect(page.locator('#drawer')).toBeHidden();
    await expect(page).toHaveURL(/\/contact#offices$/);
    const top = () => page.evaluate(() => document.getElementById('offices')?.getBoundingClientRect().top ?? 0);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('offices');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('a link to the page that is open shows its top, without an entry in the history', async ({ page }) => {
    await page.goto('/gallery');
    await page.evaluate(() => scrollTo(0, 700));
    const before = await page.evaluate(() => history.length);
    await openDrawer(page);
    await page.locator('#drawer a[href="/gallery"]').click();
    await expect(page.locator('#drawer')).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY).catch(() => -1)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});
