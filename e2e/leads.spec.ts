import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { contentRoot } from '../tests/build/content-root';
import { builtSite } from './built-site';
import { findings } from './findings';

// One build and one server for all of them.
test.describe.configure({ mode: 'serial' });

/** A page with one form twice. */
const two = `title: Two forms
description: A page on which the same form stands twice, above and below what there is to read, as on long pages.
sections:
  - { type: hero, layout: plain, heading: Two forms, text: One above and one below. }
  - { type: form, id: above, form: price, heading: Ask for a price }
  - { type: form, id: below, form: price, heading: Ask for another price }
`;

let root = '';
let site: Awaited<ReturnType<typeof builtSite>>;
let base = '';
test.beforeAll(async () => {
  root = await contentRoot('electrician');
  writeFileSync(join(root, 'pages/two.yaml'), two);
  site = await builtSite(root, { taking: true });
  base = site.base;
});
test.afterAll(() => site.remove());

interface Lead {
  form: string;
  robot?: string;
  answers: Record<string, string>;
}

/** What was kept, oldest first. */
const leads = (): Lead[] =>
  readdirSync(join(root, '.leads'))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(root, '.leads', name, 'lead.json'), 'utf8')));

const photo = (name: string, bytes = 40_000) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(bytes, 1) });
const form = (page: Page) => page.locator('form[data-form]');
const button = (page: Page) => form(page).getByRole('button', { name: 'Ask for a price' });

/** A page with a form, whose scripts have come with the first sign of intent. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(base + route);
  await form(page).hover();
  await expect(form(page)).toHaveAttribute('novalidate');
}

/** The app wakes on a link to another page, and has to leave alone what was said and typed. */
async function wakeApp(page: Page): Promise<void> {
  await page.locator('header a[href="/"]').hover();
  await expect(page.locator('html')).toHaveAttribute('data-awake');
}

/** How long somebody takes must not hang on the machine. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-03-02T10:00:00Z' });
  await page.clock.pauseAt('2026-03-02T10:00:01Z');
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('What is it about?').selectOption('Rewiring');
  await page.getByLabel('Name').fill('Ann Lee');
  await page.getByLabel('Phone').fill('0113 496 0020');
  await page.getByLabel('Postcode').fill('ls14ap');
  await page.getByLabel('You may keep what I wrote').check();
}

test('what is missing or wrong stands in words beside its field and in a list that leads there', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Postcode').fill('12345');
  await page.getByLabel('E-mail').fill('ann');
  await page.getByLabel('Photos of the board').setInputFiles([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await button(page).click();
  const summary = page.locator('[data-part=summary]');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'What is it about? This is missing',
    'Name: This is missing',
    'Phone: This is missing',
    'E-mail: Write the address with its @, such as name@example.com',
    'Postcode: Write it like LS1 4AP',
    'Photos of the board: At most 2 photos, together up to 1 MB',
    'You may keep what I wrote to answer me. Tick this box to go on',
  ]);
  expect(await findings(page)).toEqual([]);
  await wakeApp(page);
  await expect(summary.getByRole('link')).toHaveCount(7);
  await expect(page.getByLabel('Postcode')).toHaveValue('12345');
  await summary.getByRole('link', { name: /^Phone/ }).click();
  const phone = page.getByLabel('Phone');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('This is missing');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('0113 496 0020');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(phone).not.toHaveAccessibleDescription('This is missing');
});

test('what was typed survives a reload and a failure, which names the number to call', async ({ page }) => {
  await stopClock(page);
  await open(page, '/contact');
  await fill(page);
  await page.goto(`${base}/prices`);
  await open(page, '/contact');
  await expect(page.getByLabel('Name')).toHaveValue('Ann Lee');
  await expect(page.getByLabel('Postcode')).toHaveValue('ls14ap');
  await page.getByLabel('You may keep what I wrote').check();
  await page.route('**/_leads/*', (route) => route.abort());
  await page.clock.fastForward(5000);
  await button(page).click();
  await expect(form(page).getByRole('alert')).toContainText('or call 0113 496 0018.');
  await expect(form(page).getByRole('alert').getByRole('link')).toHaveAttribute('href', 'tel:+441134960018');
  await expect(page.getByLabel('Name')).toHaveValue('Ann Lee');
  await page.reload();
  await form(page).hover();
  await expect(page.getByLabel('What is it about?')).toHaveValue('Rewiring');
});

test('two forms of one kind on a page each keep what was typed in them', async ({ page }) => {
  const shown = async () => {
    await page.goto(`${base}/two`);
    await form(page).first().hover();
    await expect(form(page).last()).toHaveAttribute('novalidate');
  };
  await shown();
  await form(page).first().getByLabel('Name').fill('Ann Lee');
  await form(page).last().getByLabel('Postcode').fill('LS1 4AP');
  await shown();
  for (const [place, name, code] of [
    [0, 'Ann Lee', ''],
    [1, '', 'LS1 4AP'],
  ] as const) {
    await expect(form(page).nth(place).getByLabel('Name')).toHaveValue(name);
    await expect(form(page).nth(place).getByLabel('Postcode')).toHaveValue(code);
  }
});

test('it is sent with its photos without leaving the page, and a very quick sender presses twice', async ({ page }) => {
  await stopClock(page);
  await open(page, '/contact');
  await fill(page);
  await page.getByLabel('Photos of the board').setInputFiles([photo('board one.jpg'), photo('b.jpg')]);
  await page.evaluate(() => Object.assign(window, { here: true }));
  await button(page).click();
  await expect(form(page).getByRole('status')).toHaveText(/very quick/);
  // The app wakes, and draws nothing of it anew.
  await wakeApp(page);
  await expect(form(page).getByRole('status')).toHaveText(/very quick/);
  await button(page).click();
  const sent = page.locator('[data-part=sent]');
  await expect(sent).toHaveText('Thank you. We ring you back on the next working day.');
  await expect(sent).toBeFocused();
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
  const lead = leads().at(-1);
  expect(lead).toMatchObject({ form: 'price' });
  expect(lead?.answers).toMatchObject({
    'What is it about?': 'Rewiring',
    Name: 'Ann Lee',
    phone: '0113 496 0020',
    'postal-code': 'ls14ap',
    consent: 'You may keep what I wrote to answer me.',
    _next: 'https://www.larch.example/thanks',
  });
  expect(Object.keys(lead?.answers ?? {}).filter((name) => name.startsWith('photos'))).toHaveLength(2);
  await open(page, '/contact');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a robot that fills in every field sends nothing', async ({ page }) => {
  const before = leads().length;
  await stopClock(page);
  await open(page, '/contact');
  await fill(page);
  await page.locator('[data-trap]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'x';
  });
  await page.clock.fastForward(5000);
  await button(page).click();
  await expect(form(page).getByRole('alert')).toBeVisible();
  expect(leads()).toHaveLength(before);
});

test('a form by mail shows what is to be sent, to be copied where no mail program opens', async ({ page }) => {
  await open(page, '/es/contacto');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Teléfono').fill('0113 496 0020');
  await page.getByRole('button', { name: 'Abrir mi programa de correo' }).click();
  await expect(page.getByLabel('Su mensaje')).toHaveValue('Nombre: Ana\nTeléfono: 0113 496 0020');
  await page.getByRole('button', { name: 'Cambiar algo' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
});

test('forms fit every window, and axe finds nothing @wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of ['/contact', '/es/contacto', '/thanks']) {
    await page.goto(base + route);
    for (const width of [320, 390, 768, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      await expect.poll(wide, `${route} at ${width} px`).toBe(false);
      expect(await findings(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks, sends and shows the page that thanks', async ({ page }) => {
    const before = leads().length;
    await page.goto(`${base}/contact`);
    await button(page).click();
    await expect(page).toHaveURL(`${base}/contact`);
    await fill(page);
    await page.getByLabel('Photos of the board').setInputFiles(photo('b.jpg'));
    await button(page).click();
    await expect(page).toHaveURL(`${base}/thanks`);
    await expect(page.locator('h1')).toHaveText('We have your question');
    expect(leads()).toHaveLength(before + 1);
    expect(leads().at(-1)?.answers).toMatchObject({ Name: 'Ann Lee', 'What is it about?': 'Rewiring' });
  });
});
