import { expect, type Page, test } from '@playwright/test';
import { layoutShift } from './layout-shift';

const lines: Record<string, string> = {
  'tel:+19185550142': 'office',
  'tel:+15805550116': 'office',
  'tel:+19185550199': 'emergency',
};

/** The links to call that stand on the first screen, in order: which line each calls, and what it says of opening. */
const callsOf = async (page: Page): Promise<string[]> => {
  const calls = page.locator('header, main > section:first-of-type, nav[aria-label="Call or write"]');
  const shown = await calls.locator('a[href^="tel:"]').filter({ visible: true }).all();
  return Promise.all(
    shown.map(async (call) => {
      const line = lines[(await call.getAttribute('href')) ?? ''] ?? 'unknown';
      const words = await call.innerText();
      if (line === 'emergency') expect(words, 'the words say which line it is').toMatch(/emergency|24\/7/i);
      return [line, ...(/opens .+/i.exec(words) ?? [])].join(': ');
    }),
  );
};

const always = { '/water-restoration': ['emergency', 'emergency', 'emergency'] };
const open = {
  '/': ['office', 'emergency'],
  '/kitchen-remodeling': ['office', 'emergency'],
  '/storm-damage': ['office', 'office', 'emergency'],
  '/roof-repairs': ['office', 'office', 'emergency'],
  '/claremore': ['office', 'office', 'emergency', 'emergency'],
  '/ada-oklahoma': ['office', 'office', 'emergency', 'emergency'],
  ...always,
};
const closed = (words: string) => ({
  '/': ['emergency', 'emergency'],
  '/kitchen-remodeling': ['emergency', 'emergency'],
  '/storm-damage': ['emergency', `office: ${words}`, 'emergency'],
  '/roof-repairs': ['emergency', `office: ${words}`, 'emergency'],
  '/claremore': ['emergency', `office: ${words}`, 'emergency', 'emergency'],
  '/ada-oklahoma': ['emergency', `office: ${words}`, 'emergency', 'emergency'],
  ...always,
});

/** The evening is asked for by the wide command: the weekend tells of a closed office as well. */
const moments: [name: string, at: string, calls: Record<string, string[]>][] = [
  ['Tuesday at 10', '2026-06-02T10:00:00-05:00', open],
  ['Tuesday at 19', '2026-06-02T19:00:00-05:00', closed('Opens Wednesday 8 AM')],
  ['Saturday at noon', '2026-06-06T12:00:00-05:00', closed('Opens Monday 8 AM')],
];

for (const timezoneId of ['America/Chicago', 'Asia/Tokyo']) {
  test.describe(`for a visitor whose clock shows the time of ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 360, height: 740 } });
    for (const [name, at, calls] of moments) {
      const isWide = timezoneId === 'Asia/Tokyo' ? name !== 'Tuesday at 10' : name === 'Tuesday at 19';
      const tag = isWide ? ' @wide' : '';
      test(`on ${name} in the office the first screen offers a line that is answered${tag}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(at));
        for (const [route, expected] of Object.entries(calls)) {
          await page.goto(route, { waitUntil: 'domcontentloaded' });
          expect(await callsOf(page), route).toEqual(expected);
        }
      });
    }
  });
}

test('a page that was left open says what holds when its visitor comes back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(new Date('2026-06-02T17:59:00-05:00'));
  await page.goto('/storm-damage');
  expect(await callsOf(page)).toEqual(open['/storm-damage']);
  await page.clock.setFixedTime(new Date('2026-06-02T18:00:00-05:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await callsOf(page)).toEqual(closed('Opens Wednesday 8 AM')['/storm-damage']);
});

test('a page reached by the router says when its own office opens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.setFixedTime(new Date('2026-06-06T12:00:00-05:00'));
  await page.goto('/about');
  await page.locator('header a').first().hover();
  await page.waitForFunction(() => document.documentElement.dataset.awake === '');
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/storm-damage"]')?.click());
  await expect(page).toHaveURL(/storm-damage$/);
  await expect(page.locator('main > section').first()).toContainText('Opens Monday 8 AM');
});

test('nothing moves when the hours are told', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(new Date('2026-06-06T12:00:00-05:00'));
  await page.goto('/claremore');
  const shift = await page.evaluate(layoutShift);
  expect(shift).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test('both numbers are there, the office with its hours', async ({ page }) => {
    await page.goto('/storm-damage');
    const opening = page.locator('main > section').first();
    await expect(opening.locator('a[href="tel:+19185550142"]')).toContainText('Monday to Friday, 8 AM to 6 PM');
    await expect(opening.locator('a[href="tel:+19185550142"] small')).toBeVisible();
    await expect(opening.locator('a[href="tel:+19185550199"]')).toBeVisible();
  });
});
