import { expect, type Page, test } from '@playwright/test';

/** Does to the page what a browser that translates it does: each text gets two elements around it, and is a new one. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, font')) texts.push(text);
    }
    for (const text of texts) {
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.data);
    }
  });

/** The call links that show another number than they call. */
const lies = (page: Page) =>
  page.locator('a[href^="tel:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const shown = /\(\d{3}\) \d{3}-\d{4}/.exec(link.textContent ?? '')?.[0] ?? '';
      return (link as HTMLAnchorElement).href.endsWith(shown.replace(/\D/g, '')) ? [] : [link.outerHTML];
    }),
  );

const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

async function wake(page: Page): Promise<void> {
  await page.locator('header a').first().dispatchEvent('pointerover');
  await page.waitForFunction(() => document.documentElement.dataset.awake === '');
}

async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'there' });
    document.body.append(link);
    link.click();
  }, href);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`[a-z]${href}$`));
}

/** Pages of every office and of the emergency line, in turn, so that every call link has to change. */
const routes = ['/ada-oklahoma', '/water-restoration', '/oklahoma-city', '/', '/blog/custom-shower', '/contact'];

for (const [when, prepare] of Object.entries({
  'before the app wakes': [translate, wake],
  'after the app woke': [wake, translate],
})) {
  const tag = when === 'before the app wakes' ? '' : ' @wide';
  test(`a page translated ${when} calls the numbers that it shows, wherever one goes from it${tag}`, async ({
    page,
  }) => {
    const problems = problemsOf(page);
    await page.goto('/claremore');
    for (const step of prepare) await step(page);
    for (const route of routes) {
      await follow(page, route);
      expect(await lies(page), route).toEqual([]);
      await translate(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(/custom-shower$/);
    await expect(page.locator('h1')).toContainText('shower');
    expect(await lies(page), 'back').toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('a page that the app can no longer put up comes as a document', async ({ page }) => {
  const problems = problemsOf(page);
  await page.goto('/claremore');
  await wake(page);
  await page.evaluate(() => document.querySelector('main')?.remove());
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('main h1')).toBeVisible();
  expect(problems).toEqual([]);
});
