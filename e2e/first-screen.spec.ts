import { expect, type Page, test } from '@playwright/test';
import { kinds, otherParts } from './kinds';
import { expectAllSeen } from './scroll-through';

/** What a visitor has in sight: copper buttons, ways to call or write that look like one, numbers to call. */
const inSight = () => {
  const seen = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ visibilityProperty: true });
    return shown && width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = 'var(--action)';
  const copper = getComputedStyle(sample).color;
  sample.remove();
  const links = [...document.querySelectorAll('a')].filter(seen);
  const target = (link: Element) => link.getAttribute('href') ?? '';
  const named = (list: Element[]) => list.map((link) => link.textContent);
  const looksLikeButton = (link: Element) => link.matches('[data-variant], nav[aria-label="Call or write"] a');
  return {
    copper: named(links.filter((link) => getComputedStyle(link).backgroundColor === copper)),
    controls: named(links.filter((link) => looksLikeButton(link) && /^tel:|^\/contact/.test(target(link)))),
    calls: named(links.filter((link) => target(link).startsWith('tel:'))),
  };
};

/** Where a first screen has more than one accent, more than two controls, or no number to call. */
async function faultsInSight(page: Page): Promise<string[]> {
  const { copper, controls, calls } = await page.evaluate(inSight);
  return [
    ...(copper.length > 1 ? [`accents: ${copper.join(', ')}`] : []),
    ...(controls.length > 2 ? [`controls: ${controls.join(', ')}`] : []),
    ...(calls.length === 0 ? ['no number to call'] : []),
  ];
}

/** What scripts decide about the first screen is decided with the first frames. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Expects a picture, the heading, a sentence and the action on the first screen of a phone, in this order. */
async function expectInOrder(page: Page, route: string): Promise<void> {
  const opening = page.locator('main > section').first();
  if ((await opening.locator('picture').count()) === 0) return;
  const parts = [opening.locator('picture'), opening.locator('h1'), opening.locator('h1 + p')];
  if ((await opening.locator('[data-variant]').count()) > 0) parts.push(opening.locator('[data-variant]').first());
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const header = await page.locator('header').first().boundingBox();
  expect(boxes[0]?.y, route).toBe((header?.y ?? 0) + (header?.height ?? 0));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops, route).toEqual(tops.toSorted((a, b) => a - b));
  const last = boxes.at(-1);
  expect((last?.y ?? 0) + (last?.height ?? 0), route).toBeLessThanOrEqual(740);
  expect(boxes[0]?.height, route).toBeGreaterThanOrEqual(160);
  expect(boxes[0]?.height, route).toBeLessThanOrEqual(200);
  expect(await opening.locator('[data-variant]').filter({ visible: true }).count(), route).toBeLessThanOrEqual(1);
}

const parts: [name: string, routes: string[]][] = [
  ['of each kind', kinds],
  ...otherParts.map((some, part): [string, string[]] => [
    `of other pages, ${part + 1} of ${otherParts.length} @wide`,
    some,
  ]),
];
for (const [name, some] of parts) {
  test(`one accent, two controls at most and a number to call, on phones a picture, the heading, a sentence and the action in this order, and every picture comes into view: first screens ${name}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    // The call bar slides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of some) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await settle(page);
      expect(await faultsInSight(page), `${route} at 360 px`).toEqual([]);
      if (route !== '/404') await expectInOrder(page, route);
      if (some === kinds) await expectAllSeen(page);
      await page.evaluate(() => scrollTo(0, 0));
      for (const [width, height] of [
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => faultsInSight(page), `${route} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('on phones the way home is on the picture that opens the page, where Tab comes to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/roofing');
  const opening = page.locator('main > section').first();
  const link = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').boundingBox();
  const picture = await opening.locator('picture').boundingBox();
  const heading = await opening.locator('h1').boundingBox();
  expect(link?.y).toBeGreaterThan(picture?.y ?? 0);
  expect(link?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(opening.locator('[data-variant]').first()).toBeFocused();
});

test('the header has the accent where no action of the page is in sight, and gives it up where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const call = page.locator('header a[data-variant=action]').filter({ visible: true });
  const background = () => call.evaluate((button) => getComputedStyle(button).backgroundColor);
  const quiet = await background();
  expect(quiet).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 1200);
  await expect.poll(background).not.toBe(quiet);
  await page.mouse.wheel(0, -1200);
  await expect.poll(background).toBe(quiet);
});

test('on phones the call bar comes when the first action has left, and the button in the header goes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Call or write' });
  const button = page.locator('header a[data-variant=action]').filter({ visible: true });
  await expect(bar).toBeHidden();
  await expect(button).toHaveCount(1);
  await page.mouse.wheel(0, 1000);
  await expect(bar).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('the call bar is away while a field in the frame of the form has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/roof-repairs');
  const frame = page.locator('[data-block=form] iframe');
  await frame.scrollIntoViewIfNeeded();
  const field = page.frameLocator('[data-block=form] iframe').getByLabel('Name');
  const bar = page.getByRole('navigation', { name: 'Call or write' });
  await field.click();
  await expect(page.locator('html')).toHaveAttribute('data-typing');
  // Even where no action is in sight.
  await page.evaluate(() => document.documentElement.removeAttribute('data-accented'));
  await expect(bar).toBeHidden();
  await page.locator('h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-typing');
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  const tag = width === 360 ? '' : ' @wide';
  test(`at ${width} px those who ask for an estimate land in front of the first field of the form, which is in view${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.locator('main > section').first().getByRole('link', { name: 'Get a free inspection' }).click();
    await expect(page).toHaveURL(/\/contact#estimate$/);
    const field = page
      .frameLocator('main iframe')
      .getByRole('combobox')
      .or(page.frameLocator('main iframe').getByRole('textbox'))
      .first();
    const landed = async () => {
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('group', { name: 'Get a free estimate' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
    };
    await landed();
    // As a document, too, before the app is there.
    await page.goto('/terms');
    await page.goto('/contact#estimate');
    await landed();
  });
}
