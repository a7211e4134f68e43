import { expect, type Page, test } from '@playwright/test';

const photosOf = (page: Page) => page.locator('[data-block=gallery] a[data-act=photo]');
const entries = (page: Page) => page.evaluate(() => history.length);

/** Opens the gallery, where the app can't be had: what is tested here has to do without. */
async function openGallery(page: Page, state = '') {
  await page.route(/\/assets\/(app|hydrate|client)-/, (route) => route.abort());
  await page.goto(`/gallery${state}`);
  return { photos: photosOf(page), viewer: page.getByRole('dialog'), total: await photosOf(page).count() };
}

test('a photo opens on the first tap, turns round and round, and gives focus back', async ({ page }) => {
  const { photos, viewer, total } = await openGallery(page);
  // No hover first: the click itself must load what it needs and not be lost.
  await photos.nth(0).dispatchEvent('click');
  await expect(viewer).toBeVisible();
  await expect(viewer).toContainText(`Image 1 of ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(`Image ${total} of ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`Image 1 of ${total}`);
  await viewer.getByRole('button', { name: /next/i }).click();
  await expect(viewer).toContainText(`Image 2 of ${total}`);
  await expect(viewer.locator('[aria-live=polite]')).toHaveText(`Image 2 of ${total}`);
  // From the last button on, the browser's own controls come, then the first again; never the page behind.
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName);
    expect(focused === 'dialog' || (await page.locator(':focus').count()) === 0).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.nth(0)).toBeFocused();
});

test('going back closes a photo, going forward and reloading open it again', async ({ page }) => {
  const { photos, viewer } = await openGallery(page);
  await photos.nth(2).scrollIntoViewIfNeeded();
  const [before, place] = [await entries(page), await page.evaluate(() => scrollY)];
  await photos.nth(2).click();
  await expect(viewer).toContainText('Image 3 of');
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(viewer).toContainText('Image 3 of');
  await page.keyboard.press('ArrowRight');
  // What is not on screen yet when a visitor loads the page again was not turned to.
  await expect(viewer).toContainText('Image 4 of');
  await page.reload();
  await expect(viewer).toContainText('Image 4 of');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  expect(await entries(page)).toBe(before + 1);
});

test('a link to a photo opens it, and closing it stays on the page', async ({ page }) => {
  const { viewer, total } = await openGallery(page, '#photo=3');
  await expect(viewer).toContainText(`Image 3 of ${total}`);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('a press beside the photo closes it, one on the photo does not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const { photos, viewer } = await openGallery(page);
  await photos.nth(0).click();
  await viewer.getByRole('img').first().click();
  await expect(viewer).toBeVisible();
  await page.mouse.click(120, 500);
  await expect(viewer).toBeHidden();
});

test('dragging with the mouse turns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { photos, viewer } = await openGallery(page);
  await photos.nth(0).click();
  const drag = async (by: number) => {
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(700 + by, 400, { steps: 5 });
    await page.mouse.up();
  };
  await expect(viewer).toContainText('Image 1 of');
  await drag(-300);
  await expect(viewer).toContainText('Image 2 of');
  await drag(300);
  await expect(viewer).toContainText('Image 1 of');
  await drag(20);
  await expect(viewer).toContainText('Image 1 of');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('swiping turns', async ({ page }) => {
    const { photos, viewer, total } = await openGallery(page);
    await photos.nth(0).tap();
    await expect(viewer).toContainText('Image 1 of');
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
      await touch('touchEnd');
    };
    await swipe(300, 100);
    await expect(viewer).toContainText('Image 2 of');
    await swipe(100, 300);
    await swipe(100, 300);
    await expect(viewer).toContainText(`Image ${total} of`);
  });
});

test('photos follow the filter, which starts at All and is kept in the address', async ({ page }) => {
  const { photos, viewer, total } = await openGallery(page);
  const button = (name: RegExp) => page.locator('[data-block=gallery]').getByRole('button', { name });
  await expect(button(/^All/)).toHaveAttribute('aria-pressed', 'true');
  await button(/^Flooring/).dispatchEvent('click');
  await expect(page).toHaveURL(/#category=flooring$/);
  await expect(button(/^All/)).toHaveAttribute('aria-pressed', 'false');
  const shown = photos.filter({ visible: true });
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(total);
  await expect(page.getByRole('status')).toHaveText(`${count} of ${total} photos`, { useInnerText: true });
  await shown.nth(1).click();
  await expect(viewer).toContainText(`Image 2 of ${count}`);
  await page.reload();
  await expect(viewer).toContainText(`Image 2 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#category=flooring$/);
  await expect(button(/^Flooring/)).toHaveAttribute('aria-pressed', 'true');
  await button(/^All/).click();
  await expect(page.getByRole('status')).toHaveText(`${total} photos`, { useInnerText: true });
  await expect(photos.filter({ visible: true })).toHaveCount(12);
  await expect(page).toHaveURL(/\/gallery$/);
});

test('twelve photos show at first, more at each press, and as many again after going back', async ({ page }) => {
  const { photos, viewer, total } = await openGallery(page);
  const visible = photos.filter({ visible: true });
  const more = page.getByRole('button', { name: 'Show more photos' });
  await expect(visible).toHaveCount(12);
  await more.dispatchEvent('click');
  await expect(visible).toHaveCount(24);
  await expect(photos.nth(12)).toBeFocused();
  // The viewer walks through all, whether they show or not.
  await photos.nth(23).click();
  await expect(viewer).toContainText(`Image 24 of ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`Image 25 of ${total}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#shown=24$/);
  await expect(visible).toHaveCount(24);
  const place = await page.evaluate(() => scrollY);
  await page.goto('/about');
  await page.goBack();
  await expect(visible).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await more.click();
  await expect(visible).toHaveCount(total);
  await expect(more).toBeHidden();
});

test('a link to a photo that does not show yet shows it', async ({ page }) => {
  const { photos, viewer } = await openGallery(page, '#photo=20');
  await expect(viewer).toContainText('Image 20 of');
  await page.keyboard.press('Escape');
  await expect(photos.nth(19)).toBeFocused();
});

for (const route of ['/', '/contact', '/service-areas']) {
  const tag = route === '/contact' ? '' : ' @wide';
  test(`the map of ${route} opens over the page, which does not move${tag}`, async ({ page }) => {
    await page.route(
      (url) => url.hostname !== 'localhost',
      (request) => request.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(route);
    const button = page.locator('[data-act=map]');
    await button.scrollIntoViewIfNeeded();
    const layout = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    const before = await layout();
    await button.dispatchEvent('click');
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('title', /^Map of/);
    expect(await layout()).toEqual(before);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    expect(await layout()).toEqual(before);
  });
}
