import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { contentRoot } from '../tests/build/content-root';
import { builtSite } from './built-site';

// One build and one server for all of them.
test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof builtSite>>;
let address = '';
test.beforeAll(async () => {
  const root = await contentRoot();
  const edit = async (path: string, from: string, to: string) =>
    writeFile(join(root, path), (await readFile(join(root, path), 'utf8')).replace(from, to));
  await edit('site.config.yaml', 'frames:\n', 'frames:\n  - { from: "https://map.example.org", load: consent }\n');
  const further = '  - { type: embed, src: "https://map.example.org/heron", title: Map of pipes }\n';
  await edit('pages/services.yaml', '  - type: cta\n', `${further}  - type: cta\n`);
  site = await builtSite(root);
  address = `${site.base}/services`;
});
test.afterAll(() => site.remove());

/** The hosts that a page asks besides its own, in order, and what its policy refuses. */
async function watched(page: Page): Promise<{ asked: string[]; refused: string[] }> {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>It</title><p>Here' });
  });
  return { asked, refused };
}

const films = (page: Page) => page.locator('[data-block=video] li');
const embeds = (page: Page) => page.locator('[data-block=embed]');

test('a film of the site plays in the place of its poster, which the tap asks for and nothing before', async ({
  page,
}) => {
  const { refused } = await watched(page);
  const loaded: string[] = [];
  page.on('request', (request) => /tour/.test(request.url()) && loaded.push(new URL(request.url()).pathname));
  await page.goto(address);
  const film = films(page).first();
  const before = await film.boundingBox();
  await film.scrollIntoViewIfNeeded();
  expect(loaded).toEqual([]);
  await film.getByRole('link', { name: 'Play the video: A drain in two seconds' }).click();
  const player = film.locator('video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(player).toBeFocused();
  await expect(film.getByRole('link')).toBeHidden();
  expect(loaded).toContain('/tour.webm');
  expect((await film.boundingBox())?.height).toBe(before?.height);
  expect(await player.evaluate((video: HTMLVideoElement) => video.textTracks.length)).toBe(1);
  expect(refused).toEqual([]);
});

test('a film of a service and a page of another load at a tap, with any means, and the policy lets them', async ({
  page,
}) => {
  const { asked, refused } = await watched(page);
  await page.goto(address);
  await films(page).nth(1).scrollIntoViewIfNeeded();
  await embeds(page).first().scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await films(page).nth(1).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe[title="What a heater costs"]').getByText('Here')).toBeVisible();
  await expect(page.locator('iframe[title="What a heater costs"]')).toBeFocused();
  await embeds(page).first().getByRole('link', { name: 'Show it here' }).click();
  await expect(page.frameLocator('iframe[title="Booking calendar"]').getByText('Here')).toBeVisible();
  expect(asked).toEqual(['www.youtube-nocookie.com', 'book.example.com']);
  expect(refused).toEqual([]);
});

test('what the app puts up later behaves the same @wide', async ({ page }) => {
  await watched(page);
  await page.goto(site.base);
  const link = page.locator('header nav').getByRole('link', { name: 'Services', exact: true });
  await link.hover();
  await page.waitForFunction(() => document.documentElement.dataset.awake === '');
  await link.click();
  await page.waitForURL(address);
  await embeds(page).first().getByRole('link', { name: 'Show it here' }).click();
  await expect(page.frameLocator('iframe[title="Booking calendar"]').getByText('Here')).toBeVisible();
  await page.getByRole('slider').press('Home');
  await expect.poll(() => shown(page)).toBe('0');
});

test('a frame that waits for the answer to the question loads with a yes, and at once the next time', async ({
  page,
}) => {
  const { asked, refused } = await watched(page);
  await page.goto(address);
  await page.locator('header').getByRole('link', { name: /home/ }).hover();
  const question = page.getByRole('region', { name: 'Consent' });
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole('button').first().click();
  await expect(page.locator('iframe[title="Map of pipes"]')).toHaveAttribute('src', 'https://map.example.org/heron');
  await page.reload();
  await page.locator('header').getByRole('link', { name: /home/ }).hover();
  await expect(page.frameLocator('iframe[title="Map of pipes"]').getByText('Here')).toBeVisible();
  expect(asked).not.toContain('book.example.com');
  expect(refused).toEqual([]);
});

/** How much of the first of two pictures shows, in percent, as styles are told. */
const shown = (page: Page) =>
  page.getByRole('slider').evaluate((range) => range.parentElement?.style.getPropertyValue('--shown') || '50');

test('two pictures are compared with keys, mouse and finger', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const slider = page.getByRole('slider', { name: 'How much of the picture before shows' });
  await slider.focus();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /acts/.test(name)));
  await expect(async () => {
    await slider.press('ArrowLeft');
    expect(Number(await shown(page))).toBeLessThan(50);
  }).toPass();
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await slider.press('Home');
  await page.mouse.move(x + 24, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.75, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(Number(await shown(page))).toBeGreaterThan(60);
  await page.touchscreen.tap(x + width * 0.25, y + height / 2);
  await expect.poll(async () => Number(await shown(page))).toBeLessThan(40);
  await context.close();
});

test('without scripts a film and a frame are links, and two pictures stand side by side', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const links = await films(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/tour.webm', 'https://www.youtube.com/watch?v=abcdefghijk']);
  await expect(embeds(page).first().getByRole('link')).toHaveAttribute('href', 'https://book.example.com/heron');
  await expect(page.getByRole('slider')).toBeHidden();
  const [before, after] = await Promise.all(
    ['before', 'after'].map((side) => page.locator(`[data-side=${side}]`).boundingBox()),
  );
  expect(before?.y).toBe(after?.y);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
  // The place that the calendar will have, by what the page says for each width, with its border.
  const place = embeds(page).first().locator('[data-holds]');
  expect((await place.boundingBox())?.height).toBe(422);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await place.boundingBox())?.height).toBe(562);
  await context.close();
});
