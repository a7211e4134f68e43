import { expect, type FrameLocator, type Page } from '@playwright/test';
import { linesOnlyIn, test } from './studio-site';

const home = 'pages/index.yaml';

const field = (frame: FrameLocator) => frame.getByLabel('Text on the page');

const openPage = (page: Page, route: string) =>
  page.getByRole('region', { name: 'Pages' }).locator(`button[title="${route}"]`).click();

test('a typo in a heading is mended on the page by three acts, and the file differs by that word', async ({
  page,
  studio,
}) => {
  const before = studio.onDisk(home);
  const frame = await studio.open();
  const heading = frame.getByRole('heading', { name: 'What we do' });
  await heading.dblclick({ position: { x: 8, y: 12 } });
  await expect(field(frame)).toBeFocused();
  await page.keyboard.type('Everything');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Everything we do' })).toBeVisible();
  await studio.publish();
  // The key that ends typing does not begin it again.
  await expect(field(frame)).toHaveCount(0);
  expect(linesOnlyIn(studio.onDisk(home), before)).toEqual(['    heading: Everything we do']);
});

/** How far the text that is typed in begins from where it stands on the page, in CSS pixels, and the letters of both. */
const asShown = (frame: FrameLocator) =>
  frame.locator('body').evaluate((body) => {
    const beginOf = (within: Element | null) => {
      const texts = document.createTreeWalker(within ?? body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() && !texts.currentNode.textContent?.trim());
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { x, y } = range.getClientRects()[0] ?? { x: 0, y: 0 };
      const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(texts.currentNode.parentElement ?? body);
      return { x, y, letters: { fontFamily, fontSize, fontWeight, color } };
    };
    const own = beginOf(body.querySelector('[data-studio-hidden]'));
    const typed = beginOf(body.querySelector('.studio-typing .cm-line'));
    return { apart: Math.hypot(own.x - typed.x, own.y - typed.y), letters: [own.letters, typed.letters] };
  });

test('each text of a page is typed in where it stands, in its own letters @wide', async ({ page, studio }) => {
  const frame = await studio.open();
  await openPage(page, '/services');
  await frame.getByRole('heading', { level: 1 }).dblclick();
  const seen = new Set<string>();
  for (;;) {
    await expect(field(frame)).toBeFocused();
    const text = await field(frame).innerText();
    if (seen.has(text)) break;
    seen.add(text);
    // What unfolds above it comes to rest first.
    await expect.poll(async () => (await asShown(frame)).apart, text).toBeLessThan(4);
    const [own, typed] = (await asShown(frame)).letters;
    expect(typed, text).toEqual(own);
    await page.keyboard.press('Tab');
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('a section that is added says what is to be written, and that goes with the first letter @wide', async ({
  page,
  studio,
}) => {
  const before = studio.onDisk(home);
  const frame = await studio.open();
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByLabel('Search sections').fill('prose');
  await page.keyboard.press('Enter');
  await expect(page.getByText('still to be written').first()).toBeVisible();
  await frame.getByRole('heading', { name: /^Write: / }).dblclick();
  await expect(field(frame)).toBeFocused();
  await page.keyboard.type('Frost');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Frost', exact: true })).toBeVisible();
  await frame.getByText(/^Write: /).dblclick();
  await page.keyboard.type('Water gets in.');
  await page.keyboard.press('Escape');
  await expect(frame.getByText('Water gets in.')).toBeVisible();
  await studio.publish();
  expect(linesOnlyIn(studio.onDisk(home), before).map((line) => line.trim())).toEqual(
    expect.arrayContaining(['heading: "Frost"', 'Water gets in.']),
  );
  expect(studio.onDisk(home)).not.toContain('Write: ');
});

test('tokens show what they become while a text is typed, and stay tokens @wide', async ({ page, studio }) => {
  const before = studio.onDisk(home);
  const frame = await studio.open();
  const lead = frame.getByText('with prices you see before we begin');
  const shown = await lead.innerText();
  await lead.dblclick();
  await expect(field(frame)).toHaveText(shown.replace(/\s+/g, ' '));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Or ask {short');
  await expect(frame.getByRole('option').first()).toHaveText(/^\{shortName\}/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('.');
  await page.keyboard.press('Escape');
  await expect(frame.getByText(/Or ask Heron\.$/)).toBeVisible();
  await studio.publish();
  expect(linesOnlyIn(studio.onDisk(home), before)).toEqual([
    '    text: In {city}, with prices you see before we begin. Call {phone}. Or ask {shortName}.',
  ]);
  // One press takes a whole token away; keys wait for the field of who does not, also on a slow machine.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await frame.getByText(/Or ask Heron\.$/).dblclick();
  await page.keyboard.press('Control+End');
  for (const _ of '. ') await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await studio.publish();
  expect(linesOnlyIn(studio.onDisk(home), before)).toEqual([
    '    text: In {city}, with prices you see before we begin. Call {phone}. Or ask',
  ]);
});

test('Markdown by its keys: bold, a link that is looked for, and what is pasted as plain text', async ({
  page,
  studio,
}) => {
  const before = studio.onDisk(home);
  const frame = await studio.open();
  await frame.getByText('copper. See').dblclick({ position: { x: 6, y: 10 } });
  await expect(field(frame)).toHaveText('Frost splits copper. See the board, our page or call.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Our prices');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const search = page.getByLabel('Search what a link can lead to');
  await search.fill('office');
  await expect(page.getByRole('option', { name: '/contact#office' })).toBeVisible();
  await search.fill('prices.pdf');
  await page.keyboard.press('Enter');
  await expect(field(frame)).toBeFocused();
  await field(frame).evaluate((target) => {
    const data = new DataTransfer();
    data.setData('text/plain', ' in full');
    data.setData('text/html', '<b style="color:red"> in full</b>');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('link', { name: 'prices', exact: true })).toHaveAttribute('href', '/prices.pdf');
  await expect(frame.locator('strong', { hasText: 'Frost' })).toBeVisible();
  await studio.publish();
  expect(linesOnlyIn(studio.onDisk(home), before)).toEqual([
    '      **Frost** *splits* copper. See [the board](link:license), [our page](/contact#office) or [call](call). Our [prices](/prices.pdf) in full',
  ]);
});

test('the link of a button is looked for while its words are typed @wide', async ({ page, studio }) => {
  const frame = await studio.open();
  await frame.locator('main').getByRole('link', { name: 'Ask for a visit' }).dblclick();
  await expect(field(frame)).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search what a link can lead to').fill('what things cost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search what a link can lead to').fill('/services');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('See it all');
  await page.keyboard.press('Enter');
  await studio.publish();
  expect(studio.onDisk(home)).toContain('{ label: See it all, href: /services }');
});

const texts: [what: string, route: string, within: (frame: FrameLocator) => ReturnType<FrameLocator['locator']>][] = [
  ['the cell of a table', '/contact', (frame) => frame.locator('main td').last()],
  ['a quote', '/services', (frame) => frame.locator('main blockquote').first()],
  ['the text of a card', '/services', (frame) => frame.locator('main p', { hasText: 'Found with a meter' })],
  ['the item of a list', '/services', (frame) => frame.locator('main li', { hasText: 'Clean floors' })],
  ['a question', '/services', (frame) => frame.locator('main summary').first()],
  ['a button', '/services', (frame) => frame.locator('main').getByRole('link', { name: 'Ask for a visit' }).first()],
];

test('cells, quotes, cards, items, questions and buttons are typed in on the page, and all of it is undone @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  let open = '/';
  for (const [what, route, place] of texts) {
    if (route !== open) await openPage(page, route);
    open = route;
    await place(frame).dblclick();
    await expect(field(frame), what).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' qx');
    await page.keyboard.press('Escape');
    await expect(place(frame), what).toContainText(/qx/);
  }
  // Tab goes on to the next text, which may be in something that is closed.
  await frame.locator('main summary').first().dblclick();
  await expect(field(frame)).toHaveText(/\? qx$/);
  await page.keyboard.press('Tab');
  await expect(field(frame)).toHaveText('No. We come in office hours.');
  await page.keyboard.press('Shift+Tab');
  await expect(field(frame)).toHaveText(/\? qx$/);
  await page.keyboard.press('Escape');
  // What is pasted into an item of a list is so many items.
  await frame.getByText('Clean floors').dblclick();
  await page.keyboard.press('Control+End');
  await field(frame).evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '·\tClean walls\r\n·\tA call before\r\n');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(frame.getByText('A call before')).toBeVisible();
  await expect(frame.locator('main li', { hasText: 'Clean walls' })).toHaveText('Clean walls');
  await expect(field(frame)).toHaveText('Clean floors qx');
  await page.keyboard.press('Escape');
  for (const _ of [...texts, 'what was pasted']) await page.keyboard.press('Control+z');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
