import { expect, type Page, test } from '@playwright/test';
import { kinds } from './kinds';
import { expectAllSeen } from './scroll-through';

/** What must be the same however a page was reached: its head and its body, without what the loader marks at run time. */
const snapshot = () => {
  const volatile = ['data-near', 'data-loaded', 'data-closed', 'data-all', 'src', 'tabindex', 'style'];
  const tidy = (root: Element) => {
    const copy = root.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('*')) {
      for (const name of volatile) {
        if (name !== 'src' || element.localName === 'iframe') element.removeAttribute(name);
      }
      // The order of attributes is nobody's: React sets the addresses of a picture last.
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
      // When a closed office opens is filled in by the loader.
      if (element.hasAttribute('data-opens')) element.textContent = '';
      // What a browser with scripts keeps as text, one without has as elements.
      if (element.localName === 'noscript') element.textContent = '';
    }
    // React marks the edges of Suspense boundaries with comments; they are not part of the page.
    return copy.innerHTML.replace(/<!--.*?-->/g, '');
  };
  const head = [
    ...document.head.querySelectorAll('title, meta, link[rel=canonical], script[type="application/ld+json"]'),
  ].map((tag) => tag.outerHTML);
  return { head: head.sort(), body: tidy(document.getElementById('root') as Element) };
};

/** Wakes the app as a visitor would and waits until the router has the links. */
async function wake(page: Page): Promise<void> {
  await page.locator('header a').first().dispatchEvent('pointerover');
  await page.waitForFunction(() => document.documentElement.dataset.awake === '');
}

type Snapshot = ReturnType<typeof snapshot>;

/** Where two snapshots part, with what stands around it in each; empty when they are the same. */
function difference(before: Snapshot, after: Snapshot): string[] {
  const [a, b] = [before, after].map(({ head, body }) => `${head.join('\n')}\n${body}`);
  if (a === undefined || b === undefined || a === b) return [];
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return [a, b].map((text) => text.slice(Math.max(0, at - 80), at + 120));
}

const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  return problems;
};

/** Loads what a visitor would see in time: frames and all pictures, those that wait for a button too. */
async function seeAll(page: Page): Promise<void> {
  for (const frame of await page.locator('main iframe[data-src]').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('src', /./);
  }
  await page.evaluate(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) image.loading = 'eager';
  });
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
}

/** Follows a link in the app and waits until its page is up. */
async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
    document.body.append(link);
    link.click();
  }, route);
  await page.waitForURL((url) => url.pathname === route);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`[a-z]${route}$`));
}

/** Without a browser each block is hydrated in `tests/blocks`, and each page drawn from its data in `tests/first-site`. */
const parts = 2;
for (let part = 0; part < parts; part += 1) {
  test(`pages are the same raw, hydrated and reached by client navigation, show all their pictures, and nothing in them is refused or fails (${part + 1} of ${parts})${part === 0 ? '' : ' @wide'}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000);
    const some = kinds.filter((_, index) => index % parts === part);
    const raw = await browser.newPage({ javaScriptEnabled: false });
    const rawOf = async (route: string) => {
      await raw.goto(route, { waitUntil: 'domcontentloaded' });
      return raw.evaluate(snapshot);
    };
    // What the policy refuses is told on the console, too.
    const problems = problemsOf(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const first = await rawOf(some[0] ?? '/');
    let before = first;
    for (const [index, route] of some.entries()) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await expectAllSeen(page);
      await wake(page);
      expect(difference(before, await page.evaluate(snapshot)), `${route} hydrated`).toEqual([]);
      await seeAll(page);
      const next = some[index + 1];
      before = next ? await rawOf(next) : first;
      await follow(page, next ?? some[0] ?? '/');
      expect(difference(before, await page.evaluate(snapshot)), `${next} from ${route}`).toEqual([]);
      expect(problems, route).toEqual([]);
    }
    await raw.close();
  });
}
