import { expect, type Page, test } from '@playwright/test';

const home = async (page: Page, width = 1440) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
};
const awake = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.awake === '');

/** How many frames a browser begins in 300 ms. */
async function framesBegun(page: Page): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['cc'] });
  await page.waitForTimeout(300);
  const trace = String(await browser?.stopTracing());
  return trace.split('"Scheduler::BeginFrame"').length - 1;
}

test('the header shrinks with the first scrolling, and a page that nobody scrolls is not drawn over and over', async ({
  page,
}) => {
  await home(page);
  const top = async () => (await page.locator('header').first().boundingBox())?.y;
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBe(-12);
  await expect.poll(() => framesBegun(page)).toBe(0);
});

test('one answer of the FAQ is open at a time, and it can be closed', async ({ page }) => {
  await home(page);
  const answers = page.locator('[data-block=faq] details');
  await expect(answers).toHaveCount(10);
  await answers.nth(0).locator('summary').click();
  await answers.nth(1).locator('summary').click();
  await expect(page.locator('[data-block=faq] details[open]')).toHaveCount(1);
  await answers.nth(1).locator('summary').click();
  await expect(page.locator('[data-block=faq] details[open]')).toHaveCount(0);
});

test('sharing hands over title, excerpt and address, or copies the address and says so for 4 seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.goto('/blog/construction-project-tips');
  await page.getByRole('button', { name: /share/i }).click();
  const said = page.getByRole('status').filter({ hasText: /copied/i });
  await expect(said).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/construction-project-tips$/);
  await page.clock.runFor(4000);
  await expect(said).toHaveCount(0);

  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await page.reload();
  await page.getByRole('button', { name: /share/i }).click();
  await page.waitForFunction(() => (window as unknown as { shared: ShareData[] }).shared.length === 1);
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data).toEqual({
    title: await page.locator('h1').innerText(),
    text: expect.stringMatching(/\w/),
    url: await page.locator('link[rel=canonical]').getAttribute('href'),
  });
});

test('client navigation scrolls to the top, moves focus to the heading, and goes back to where one was', async ({
  page,
}) => {
  await home(page);
  await page.locator('header a').first().hover();
  await awake(page);
  const marker = await page.evaluate(() => Object.assign(window, { marker: 1 }).marker);
  await page.locator('[data-block=area-list] a[href="/service-areas/tulsa"]').click();
  await expect(page).toHaveURL(/tulsa$/);
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => [scrollY, (window as unknown as { marker?: number }).marker])).toEqual([0, marker]);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('an old address replaces its history entry in client navigation too', async ({ page }) => {
  await page.goto('/about');
  await page.locator('header a').first().hover();
  await awake(page);
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/roofing/residential' });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/residential-roofing$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a lazy picture is fetched within 50 px of the viewport, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await home(page);
  await page.waitForLoadState('networkidle');
  const picture = page.locator('[data-block=gallery] img').last();
  const file = (await picture.getAttribute('src'))?.replace(/-\d+\.jpg$/, '') ?? '';
  expect(fetched.filter((path) => path.startsWith(file))).toEqual([]);
  await page.locator('[data-block=gallery] a').last().scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-loaded', '');
  expect(fetched.some((path) => path.startsWith(file))).toBe(true);
});

test('the form loads when a visitor comes near, at a height kept for it, and its script only once', async ({
  page,
}) => {
  await home(page);
  const frame = page.locator('[data-block=form] iframe');
  await expect(frame).not.toHaveAttribute('src');
  expect((await frame.boundingBox())?.height).toBe(706);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('src', '/embed/estimate');
  await expect(page.frameLocator('[data-block=form] iframe').getByLabel('ZIP code')).toBeVisible();
});

test('on phones the call bar stands at the bottom and a call link is in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const route of ['/', '/claremore', '/water-restoration', '/blog/construction-project-tips', '/contact']) {
    await page.goto(route);
    const calls = await page.locator('a[href^="tel:"]').filter({ visible: true }).all();
    const tops = await Promise.all(calls.map(async (call) => (await call.boundingBox())?.y ?? 9999));
    expect(Math.min(...tops), route).toBeLessThan(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(360);
  }
});
