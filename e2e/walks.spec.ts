import { expect, type Page, type Route, test } from '@playwright/test';

/** A walk loads eight documents; their pictures have their places without being there. Pages are kept for who goes back, as anywhere. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'];
    await use({ ...launchOptions, args, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

/** What the app may be doing while a visitor walks; a walk has to end at the same place in all of them. */
const states = {
  'with the app asleep': async () => undefined,
  'with the app waking': async (page: Page) => {
    // Held back for good: it is on its way all the time.
    await page.route(/\/assets\/app-/, () => undefined);
    await intend(page);
  },
  'with the app awake': async (page: Page) => {
    await intend(page);
    await page.waitForFunction(() => document.documentElement.dataset.awake === '');
  },
  'with the app blocked': async (page: Page) => {
    await page.route(/\/assets\/app-/, (route: Route) => route.abort());
    await intend(page);
  },
  'with data blocked': async (page: Page) => {
    await intend(page);
    await page.waitForFunction(() => document.documentElement.dataset.awake === '');
    await page.route(/\/data\//, (route: Route) => route.abort());
  },
  'without JavaScript': async () => undefined,
};
type State = keyof typeof states;

/** Hashes are read by the loader and by the app: in other states the same ones of them read, or none. */
const readingHashes = new Set<State>(['with the app asleep', 'with the app awake']);

/** The walk that holds most of the others is tried in these states, two more where the app is awake; `npm run test:wide` tries the rest. */
const inGate = new Set<State>(['with the app asleep', 'with the app awake']);
const always = 'a part at an old address';
const awake = new Set([always, 'a state of another page', 'a file']);

const intend = (page: Page) => page.locator('header a').first().dispatchEvent('pointerover');

interface Walk {
  href: string;
  /** Where it ends, from the origin on. */
  end: string;
  /** Where the page stands then: `part` at the part that the hash names, `stay` where it stood. */
  place: 'top' | 'part' | 'stay';
  /** How many entries the history has more. */
  entries: number;
  /** True where what is tried is how a hash is read. */
  odd?: boolean;
}

const start = '/windows';
const walks: Record<string, Walk> = {
  'another page': { href: '/about', end: '/about', place: 'top', entries: 1 },
  'a part of this page': { href: '#prices', end: '/windows#prices', place: 'part', entries: 1 },
  'a part of another page': { href: '/contact#offices', end: '/contact#offices', place: 'part', entries: 1 },
  'a state of another page': {
    href: '/gallery#category=flooring',
    end: '/gallery#category=flooring',
    place: 'top',
    entries: 1,
  },
  'a hash that means nothing': {
    href: '/about#a=b&photo=99',
    end: '/about#a=b&photo=99',
    place: 'top',
    entries: 1,
    odd: true,
  },
  'a hash that no decoder reads': { href: '/about#50%', end: '/about#50%', place: 'top', entries: 1, odd: true },
  'such a hash on this page': { href: '#%E0%A4%A', end: '/windows#%E0%A4%A', place: 'stay', entries: 1, odd: true },
  'a hash that is no selector': { href: '/about#"1>', end: '/about#%221%3E', place: 'top', entries: 1, odd: true },
  'an old address': { href: '/roofing/residential', end: '/residential-roofing', place: 'top', entries: 1 },
  'a part at an old address': { href: '/contact-us#offices', end: '/contact-us#offices', place: 'part', entries: 1 },
  'a file': { href: '/logo.svg', end: '/logo.svg', place: 'top', entries: 1 },
};

async function scrollTo(page: Page, y: number, scripts: boolean): Promise<void> {
  // Until a document is complete, the browser goes back to the part that its address names.
  await page.waitForLoadState();
  await page.evaluate((top) => window.scrollTo(0, top), y);
  // The browser notes the place with the next frame. Without scripts there is none to be told of; a picture waits for one.
  if (scripts) await page.evaluate(() => new Promise((noted) => requestAnimationFrame(() => setTimeout(noted))));
  else await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** Adds a link to the page, out of the way of its layout, and follows it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'there', id: 'walk' });
    link.setAttribute('style', 'position: fixed; top: 50%; left: 0; z-index: 99; background: #fff');
    document.body.append(link);
  }, href);
  await page.locator('#walk').dispatchEvent('click');
}

/** Waits until the page at an address is up, not only its address. */
async function expectUp(page: Page, end: string, step: string): Promise<void> {
  await expect(page, step).toHaveURL((url) => url.pathname + url.hash === end);
  const [path = ''] = end.split('#');
  if (path.endsWith('.svg')) return;
  const route = path === '/contact-us' ? '/contact' : path;
  await expect(page.locator('link[rel=canonical]'), step).toHaveAttribute('href', new RegExp(`[a-z]${route}$`));
  await expect(page.locator('main [data-block]').first(), step).toBeAttached();
}

/** Waits until the page at an address stands at a place, to 2 px. */
async function expectAt(page: Page, end: string, y: number, step: string): Promise<void> {
  await expectUp(page, end, step);
  // While a document is being replaced there is no place to ask for.
  const place = () => page.evaluate(() => scrollY).catch(() => Number.NaN);
  await expect
    .poll(async () => Math.abs((await place()) - y) <= 2 || (await place()), {
      message: `${step}, at ${y}`,
      intervals: [50, 100],
    })
    .toBe(true);
}

/** How far down a part stands, below what covers the top of the window. */
const placeOfPart = (page: Page, id: string) =>
  page.evaluate((part) => {
    const element = document.getElementById(part) ?? document.body;
    const top = element.getBoundingClientRect().top + scrollY;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    return Math.round(Math.min(top - margin, document.documentElement.scrollHeight - innerHeight));
  }, id);

for (const state of Object.keys(states) as State[]) {
  const scripts = state !== 'without JavaScript';
  test.describe(state, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 700 } });

    for (const [kind, { href, end, place, entries, odd }] of Object.entries(walks)) {
      if (odd && !readingHashes.has(state)) continue;
      const gate = kind === always ? inGate.has(state) : state === 'with the app awake' && awake.has(kind);
      const tag = gate ? '' : ' @wide';
      test(`to ${kind} and back, forward and over reloads${tag}`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(start);
        await scrollTo(page, 1000, scripts);
        await states[state](page);
        const before = await page.evaluate(() => history.length);
        await follow(page, href);
        await expectUp(page, end, 'there');
        const part = end.split('#')[1] ?? '';
        const y = { top: () => 0, stay: () => 1000, part: () => placeOfPart(page, part) }[place];
        await expectAt(page, end, await y(), 'there');
        expect(await page.evaluate(() => history.length)).toBe(before + entries);

        const left = end.includes('.svg') ? 0 : 430;
        await scrollTo(page, left, scripts);
        await page.goBack();
        await expectAt(page, start, 1000, 'back');
        await page.goForward();
        await expectAt(page, end, left, 'forward');
        await page.reload();
        await expectAt(page, end, left, 'reloaded');
        await page.goBack();
        await expectAt(page, start, 1000, 'back after a reload');
        await page.reload();
        await page.goForward();
        await expectAt(page, end, left, 'forward after a reload');
        expect(errors).toEqual([]);
      });
    }
  });
}

for (const route of ['/', '/roof-repairs', '/search']) {
  test(`nothing on ${route} keeps a browser from having it at hand when a visitor goes back`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    const obstacles: string[][] = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      // What hangs on the browser, such as one without windows, is circumstance.
      obstacles.push(
        notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
      ),
    );
    const answer = await page.goto(route);
    expect(answer?.headers()['cache-control']).toMatch(/^public, max-age=0/);
    await page.evaluate(() => Object.assign(window, { left: true }));
    const acts = page.waitForResponse(/\/assets\/acts-/);
    await page.locator('header').first().dispatchEvent('pointerover');
    await acts;
    await page.goto('/terms');
    await page.goBack();
    await expect
      .poll(async () => obstacles.length > 0 || (await page.evaluate(() => 'left' in window)), {
        message: 'it was kept',
      })
      .toBe(true);
    expect(obstacles.flat()).toEqual([]);
  });
}
