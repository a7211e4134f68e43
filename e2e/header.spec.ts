import { expect, type Page, test } from '@playwright/test';
import { documentAt } from './site';

/** At an hour when doors are open: the call button's words hang on it, and with them the room for menus. */
const open = async (page: Page, width: number, height = 900, route = '/', at = '2026-06-02T12:00:00-05:00') => {
  await page.clock.setFixedTime(at);
  await page.setViewportSize({ width, height });
  await page.goto(route);
};
const menus = (page: Page) => page.locator('header nav').getByRole('button', { name: 'Services' });
const drawerButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Spacing as a visitor's own style sheet sets it (WCAG 1.4.12). */
const space = (page: Page) =>
  page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' });

test('menus that the window or the spacing gives no room in the row leave for the drawer, and come back', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, 1440);
  const last = page.locator('header nav').getByRole('link', { name: 'Contact Us' });
  await expect(last).toBeInViewport();
  await expect(drawerButton(page)).toBeHidden();
  for (const width of [1120, 1440, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menus(page)).toBeVisible({ visible: width !== 1000 });
    await expect(drawerButton(page)).toBeVisible({ visible: width !== 1440 });
    await (width === 1440 ? expect(last) : expect(last).not).toBeInViewport();
  }
  await space(page);
  await expect(drawerButton(page)).toBeVisible();
  await expect(last).not.toBeInViewport();
  expect(errors).toEqual([]);
});

test('a key leads to menus that have no room in the row: they show while they have the focus', async ({ page }) => {
  await open(page, 1140);
  const link = (name: string) => page.locator('header nav').getByRole('link', { name });
  const [before, last] = [link('About Us'), link('Contact Us')];
  await before.focus();
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(before).toBeInViewport({ ratio: 1 });
});

test('at 320 px the call button keeps its word, the long one of a closed office too', async ({ page }) => {
  for (const [day, word] of [
    ['2026-06-02', 'Call'],
    ['2026-06-06', 'Emergency'],
  ]) {
    await open(page, 320, 640, '/roofing', `${day}T12:00:00-05:00`);
    await page.evaluate(() => document.fonts.ready);
    const button = page.locator('header a[href^="tel:"]').filter({ visible: true });
    const [outer, inner] = await Promise.all([button.boundingBox(), button.getByText(`${word}`).last().boundingBox()]);
    expect(inner?.y, word).toBeGreaterThanOrEqual(outer?.y ?? 999);
    expect((inner?.y ?? 999) + (inner?.height ?? 0), word).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
  }
});

/** Where header, logo, drawer's button and the menus that are in the row stand, in px. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('#root > header') as Element;
    const row = bar.querySelector(':scope > div > nav > ul')?.getBoundingClientRect();
    const place = (part: Element) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    };
    const items = [...bar.querySelectorAll(':scope > div > nav > ul > li')];
    const inRow = items.filter((item) => item.getBoundingClientRect().top < (row?.bottom ?? 0));
    const buttons = [...bar.querySelectorAll('[popovertarget=drawer]')].filter((button) => button.checkVisibility());
    return {
      bar: [bar, ...bar.querySelectorAll('img'), ...buttons].map(place),
      menus: inRow.map(place),
      leftOut: items.length - inRow.length,
    };
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(`the header stands as it will from the moment that it has come: in one row, with the drawer where a menu is left out${javaScriptEnabled ? '' : ' @wide'}`, async ({
      page,
    }) => {
      const whole = documentAt('/about');
      await page.route('**/*.woff2', (route) => route.abort());
      // A browser that paints here has the header and nothing that follows.
      const early = whole.slice(0, whole.indexOf('>', whole.indexOf('<main')) + 1);
      for (const width of [1000, 1120, 1152, 1280, 1440]) {
        await page.route('/early', (route) => route.fulfill({ contentType: 'text/html', body: early }));
        await open(page, width, 900, '/early');
        const first = await standing(page);
        await open(page, width, 900, '/about');
        expect(await standing(page), `${width} px`).toEqual(first);
        await expect(drawerButton(page), `${width} px`).toBeVisible({ visible: first.leftOut > 0 });
        expect((await page.getByRole('banner').boundingBox())?.height, `${width} px`).toBeLessThan(80);
      }
    });
  });
}

test('the focus stays where it is while the window changes', async ({ page }) => {
  await open(page, 1130);
  await drawerButton(page).focus();
  await page
    .locator('[data-block=faq] summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  await page.setViewportSize({ width: 1124, height: 900 });
  await expect(drawerButton(page)).toBeFocused();
});

for (const width of [390, 1366]) {
  test(`at ${width} px the focus in the header moves no page, and what has it below stands clear of header and call bar`, async ({
    page,
  }) => {
    // Fonts that come too late are not shown; what the app fetches for a link with the focus must not bring them back.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    await open(page, width, 800, '/roof-costs');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, 2000));
    const inHeader = page.locator('#root > header').locator('a, button').filter({ visible: true });
    for (const part of await inHeader.all()) {
      await part.focus();
      expect(await page.evaluate(() => scrollY), await part.innerText()).toBe(2000);
    }
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(2000);
    const links = page.locator('main p a, footer li a').filter({ visible: true });
    const covered = await links.evaluateAll((all) =>
      all.flatMap((found) => {
        const link = found as HTMLElement;
        const place = () => link.getBoundingClientRect();
        // Just under the header, and just under the call bar, where it is covered if it does not move.
        return [() => place().top - 30, () => place().bottom + 30 - innerHeight].flatMap((by) => {
          scrollTo(0, scrollY + by());
          link.focus();
          const { left, right, top, bottom } = place();
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          link.blur();
          return at?.closest('#root > header, #root > nav') ? [`${link.textContent} at ${Math.round(top)}`] : [];
        });
      }),
    );
    expect(covered).toEqual([]);
  });
}

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
  const tag = width === 360 ? '' : ' @wide';
  test(`nothing moves while a page loads at ${width} px, however late its fonts are${tag}`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // Layout shifts carry their size in `value`, which TypeScript does not know.
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let late = 0;
    await page.route('**/*.woff2', async (route) => {
      late += 1;
      await page.waitForTimeout(500);
      await route.continue();
    });
    // Of the first, with little text of its own, the header would move; of the others a heading or a long text.
    for (const route of ['/404', '/about', '/terms', '/service-areas/oklahoma-city-area']) {
      await open(page, width, 900, route);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        route,
      ).toBeLessThan(0.001);
    }
    expect(late).toBeGreaterThan(0);
  });
}

test('menus and call button show when all of the header has come, so that none pushes another aside', async ({
  page,
}) => {
  const whole = documentAt('/about');
  let end = whole.indexOf('</li>', whole.indexOf('<nav'));
  await page.route('/about', (route) => route.fulfill({ contentType: 'text/html', body: whole.slice(0, end) }));
  await open(page, 1440, 900, '/about');
  await expect(page.locator('header img').first()).toBeVisible();
  await expect(menus(page).or(page.locator('header nav button')).first()).toBeHidden();
  end = whole.indexOf('<main');
  await page.reload();
  await expect(page.locator('header a[data-variant]').first()).toBeHidden();
  end = whole.length;
  await page.reload();
  await expect(menus(page)).toBeVisible();
  await expect(page.locator('header a[data-variant]').filter({ visible: true })).toHaveCount(1);
});

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
  const tag = route === '/' || route === '/gallery' ? '' : ' @wide';
  test(`the Tab key goes through cards and photos on ${route} as they stand, row by row${tag}`, async ({ page }) => {
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
