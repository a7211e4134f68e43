import { expect, test } from '@playwright/test';
import { everyWidth, findings, findingsAt, findingsAtTwice } from './findings';
import { grounds, kinds } from './kinds';
import { routes } from './site';
import { differences } from './stage';

/** Home at every width, each other page that shows something of its own at every second one, in turn; the others in one. */
function widthsOf(route: string, index: number): number[] {
  if (route === '/') return [...everyWidth];
  const kind = kinds.indexOf(route);
  if (kind < 0) return [everyWidth[index % everyWidth.length] ?? 360];
  return everyWidth.filter((_, place) => place % 2 === kind % 2);
}

/** Header and footer are the same everywhere: home's are looked at for all. */
const leftOut = (route: string) => (route === '/' ? [] : ['#root > header', '#root > footer']);

// Each variant of a block is looked at on a wide window in `blocks.spec.ts`; the first kinds show most of them on a phone.
for (const [index, route] of kinds.entries()) {
  test(`axe finds nothing on ${route}${index < 4 ? '' : ' @wide'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    expect(await findingsAt(page, route === '/' ? [360, 1366] : [360], leftOut(route))).toEqual([]);
  });
}

for (const [index, route] of [...routes, '/404'].entries()) {
  test(`axe finds nothing on ${route} at more widths, with other colors and with large letters @wide`, async ({
    page,
  }) => {
    // No fade may be half done while contrast is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    const widths = widthsOf(route, index);
    expect(await findingsAt(page, widths, leftOut(route), [...kinds, ...grounds].includes(route))).toEqual([]);
    if (!kinds.includes(route)) return;
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    // The colors are the visitor's own then, and axe reads some of ours among them.
    expect(await findings(page, leftOut(route), ['color-contrast']), `${route} in forced colors`).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
    expect(await findingsAtTwice(page, leftOut(route)), `${route} with text of twice the size`).toEqual([]);
  });
}

test('a page of each kind is the same with its scripts at work and without them at every width @wide', async ({
  page,
}) => {
  expect(await differences(page, kinds, everyWidth)).toEqual([]);
});

test('axe finds nothing with a menu, the drawer, an answer, a photo and the map open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('header nav button').first().click();
  expect(await findings(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-block=faq] summary').first().click();
  expect(await findings(page), 'answer').toEqual([]);
  await page.locator('[data-block=gallery] a[data-act=photo]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page), 'photo').toEqual([]);
  await page.keyboard.press('Escape');
  await page.route(
    (url) => url.hostname !== 'localhost',
    (request) =>
      request.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>A map</title><h1>A map</h1>' }),
  );
  await page.locator('[data-act=map]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page), 'map').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('header [popovertarget=drawer]').filter({ visible: true }).click();
  expect(await findings(page), 'drawer').toEqual([]);
});
