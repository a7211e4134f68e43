import { expect, type Locator, type Page, test } from '@playwright/test';

const home = async (page: Page, width = 1440) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
};
const label = (page: Page, name: string) => page.locator('header nav').getByRole('button', { name });
const panel = (page: Page, name: string) => label(page, name).locator('+ [popover]');
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** The middle of an element, or a point as far along and down in it as the fractions say. */
async function pointIn(element: Locator, along = 0.5, down = 0.5): Promise<[number, number]> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width * along, y + height * down];
}

test.describe('a menu', () => {
  test('opens on hover with the delays of the spec, 420 px wide', async ({ page }) => {
    await home(page);
    const roofing = panel(page, 'Roofing');
    const delay = () => roofing.evaluate((element) => getComputedStyle(element).transitionDelay);
    await expect(roofing).toBeHidden();
    await label(page, 'Roofing').hover();
    await expect(roofing).toBeVisible();
    expect((await roofing.boundingBox())?.width).toBe(420);
    expect(await delay()).toMatch(/^(0s|0\.2s)/);
    await page.mouse.move(700, 800);
    expect(await delay()).toMatch(/^0\.15s/);
    await expect(roofing).toBeHidden();
  });

  test('opens by click and key one at a time, and closes on Escape, outside, and when the focus leaves', async ({
    page,
  }) => {
    await home(page);
    await label(page, 'Roofing').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Roofing')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Roofing').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Roofing')).toBeHidden();
    await expect(label(page, 'Roofing')).toBeFocused();
    await label(page, 'Services').click();
    await expect(panel(page, 'Services')).toBeVisible();
    await label(page, 'Areas We Serve').click();
    await expect(panel(page, 'Areas We Serve')).toBeVisible();
    await expect(panel(page, 'Services')).toBeHidden();
    await page.mouse.click(5, 800);
    await expect(panel(page, 'Areas We Serve')).toBeHidden();
    await label(page, 'Services').press('Enter');
    await expect(panel(page, 'Services')).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Gallery' }).focus();
    await expect(panel(page, 'Services')).toBeHidden();
  });

  test('closes on Escape while the pointer rests on it, and shows again on the next hover', async ({ page }) => {
    // The code that menus need comes late.
    let come = () => {};
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/acts-[^/]*\.js$/, (route) => late.then(() => route.continue()));
    await home(page);
    await label(page, 'Roofing').hover();
    await expect(panel(page, 'Roofing')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, 'Roofing')).toBeHidden();
    await page.mouse.move(700, 800);
    come();
    await label(page, 'Roofing').hover();
    await expect(panel(page, 'Roofing')).toBeVisible();
  });

  for (const name of ['Roofing', 'Services', 'Areas We Serve']) {
    const tag = name === 'Services' ? '' : ' @wide';
    test(`${name} stays open on the slanting way to its far corner, over other labels${tag}`, async ({ page }) => {
      await home(page);
      await page.mouse.move(...(await pointIn(label(page, name))));
      await expect(panel(page, name)).toHaveCSS('opacity', '1');
      const [fromX, fromY] = await pointIn(label(page, name));
      const [toX, toY] = await pointIn(panel(page, name).getByRole('link').first(), 0.95);
      for (let step = 1; step <= 20; step += 1) {
        await page.mouse.move(fromX + ((toX - fromX) * step) / 20, fromY + ((toY - fromY) * step) / 20);
        await expect(page.locator('header nav [popover]').filter({ visible: true })).toHaveCount(1);
      }
      await expect(panel(page, name)).toBeVisible();
    });
  }

  test('gives way to another label on that way when the pointer rests there', async ({ page }) => {
    await page.clock.install();
    await home(page);
    const [fromX, fromY] = await pointIn(label(page, 'Roofing'));
    await page.mouse.move(fromX, fromY);
    await expect(panel(page, 'Roofing')).toHaveCSS('opacity', '1');
    const [toX, toY] = await pointIn(label(page, 'Services'), 0.5, 0.95);
    // The pointer rests for as long as the test says, however long it takes to look.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(toX, toY, { steps: 4 });
    await expect(panel(page, 'Roofing')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(panel(page, 'Services')).toBeVisible();
    await expect(panel(page, 'Roofing')).toBeHidden();
  });

  test('gives way at once when the pointer goes straight to the next label', async ({ page }) => {
    await home(page);
    await page.mouse.move(...(await pointIn(label(page, 'Roofing'))));
    await expect(panel(page, 'Roofing')).toBeVisible();
    await page.mouse.move(...(await pointIn(label(page, 'Services'))), { steps: 5 });
    await expect(panel(page, 'Services')).toBeVisible();
    await expect(panel(page, 'Roofing')).toBeHidden();
  });

  test('stands under its label, in the window, also when the page is scrolled', async ({ page }) => {
    await home(page, 1280);
    const painted = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    for (const top of [0, 1500]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      // Opened or measured in the very frame in which the page is scrolled, a menu is placed by Chromium where its label
      // stood before.
      await painted();
      for (const name of ['Roofing', 'Services', 'Areas We Serve']) {
        await label(page, name).focus();
        await page.keyboard.press('Enter');
        await painted();
        const [button, box] = [await label(page, name).boundingBox(), await panel(page, name).boundingBox()];
        if (!button || !box) throw new Error(`${name} has no place`);
        expect(Math.abs(box.x - button.x), name).toBeLessThan(20);
        expect(box.y - button.y - button.height, name).toBeGreaterThanOrEqual(-1);
        expect(box.y - button.y - button.height, name).toBeLessThan(24);
        expect(box.x + box.width, name).toBeLessThanOrEqual(1280);
      }
    }
  });

  test('tells assistive technology what its label opens, and whether it is open', async ({ page, context }) => {
    await home(page);
    const client = await context.newCDPSession(page);
    const stateOf = async () => {
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Services');
      return Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value]));
    };
    expect(await stateOf()).toMatchObject({ expanded: false });
    await label(page, 'Services').press('Enter');
    expect(await stateOf()).toMatchObject({ expanded: true, controls: 'menu-2' });
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
  });
});

for (const scripts of [true, false]) {
  test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('a menu opened by click closes on Escape, on a press outside and for another', async ({ page }) => {
      await home(page);
      await label(page, 'Roofing').click();
      await expect(panel(page, 'Roofing')).toBeVisible();
      await page.mouse.move(700, 800);
      await expect(panel(page, 'Roofing')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page, 'Roofing')).toBeHidden();
      await label(page, 'Roofing').click();
      await page.mouse.click(5, 800);
      await expect(panel(page, 'Roofing')).toBeHidden();
    });

    test('the drawer takes the focus, keeps it, and gives it back on Escape and beside it', async ({ page }) => {
      await home(page, 360);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toBeVisible();
      const inside = drawer(page).locator(':focus');
      await expect(inside).toHaveCount(1);
      const stops = await drawer(page).getByRole('link').count();
      for (let stop = 0; stop < stops + 4; stop += 1) {
        await page.keyboard.press('Tab');
        // Between its last stop and its first lies the browser's own bar, never the page.
        expect(await page.locator('#root > :not(header) :focus, header > div > :not(dialog):focus').count()).toBe(0);
      }
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await page.mouse.click(20, 400);
      await expect(drawer(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });
}

test.describe('the drawer', () => {
  test('keeps room for a scrollbar where there may be one, and none on phones', async ({ page }) => {
    for (const [width, gutter] of [
      [360, 'auto'],
      [800, 'stable'],
    ] as const) {
      await home(page, width);
      await opener(page).click();
      await expect(drawer(page)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', gutter);
      await page.keyboard.press('Escape');
    }
  });

  test('is 288 px wide and closes when a link is chosen', async ({ page }) => {
    await home(page, 360);
    await opener(page).click();
    await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(288);
    await drawer(page).getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(drawer(page)).toBeHidden();
  });

  test('is a popover where the browser knows no commands, and closes when the focus leaves it', async ({ page }) => {
    await home(page, 360);
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor');
    });
    const shown = page.locator('#drawer:popover-open');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(shown.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await shown.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(shown).toHaveCount(0);
  });

  test('has all its links and both actions within reach on a phone held sideways', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto('/');
    await opener(page).click();
    for (const link of await drawer(page).getByRole('link').filter({ visible: true }).all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});
