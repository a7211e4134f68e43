import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { linesOnlyIn, test } from './studio-site';

test('what is clicked in the header and the footer leads to its fact, and the page stays in the middle @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  const field = (place: string) => page.locator(`[id="field-${place}"]`);
  await page.getByRole('navigation', { name: 'Site' }).getByTitle('/services', { exact: true }).click();
  await expect(frame.locator('main h1')).toHaveText(/[Ss]ervices/);
  const heading = await frame.locator('main h1').textContent();
  await frame.getByRole('banner').locator('a[href^="tel:"]').first().click();
  await field('business.offices[0].phone').fill('(830) 555-0177');
  await expect(frame.getByRole('banner')).toContainText('(830) 555-0177');
  await expect(frame.locator('main h1')).toHaveText(heading ?? '');
  await frame.getByRole('contentinfo').getByRole('link', { name: 'Call-out charge' }).first().click();
  await expect(field('navigation.footer[0].links[1].label')).toHaveValue('Call-out charge');
  await field('navigation.footer[0].links[1].label').fill('What a visit costs');
  await expect(frame.getByRole('contentinfo').getByRole('link', { name: 'What a visit costs' })).toBeVisible();
});

test('an office is added with its hours, the days chosen, a time mended by its button, and all of it taken back @wide', async ({
  page,
  studio,
}) => {
  await page.clock.setFixedTime('2026-11-30T15:00:00Z');
  const before = studio.onDisk('site.config.yaml');
  await studio.open();
  const field = (place: string) => page.locator(`[id="field-business.offices[1]${place}"]`);
  await page.getByRole('button', { name: 'Offices, phones, hours' }).click();
  await page.getByRole('button', { name: 'Add to offices' }).click();
  await expect(field('.name')).toBeFocused();
  await field('.name').fill('Lockhart office');
  await field('.city').fill('Lockhart');
  await field('.phone').fill('(830) 555-0177');
  await field('').getByRole('button', { name: 'Add address' }).click();
  await expect(field('.address.street')).toBeFocused();
  await field('.address.street').fill('2 Main Street');
  await field('.address.city').fill('Lockhart');
  await field('').getByRole('button', { name: 'Add to opening hours' }).click();
  for (const day of ['Friday', 'Wednesday', 'Monday']) await field('.openingHours[0].days').getByText(day).click();
  await field('.openingHours[0].opens').fill('8am');
  await field('.openingHours[0].closes').fill('18:00');
  await field('.openingHours').getByRole('button', { name: 'Mend it' }).click();
  await expect(field('.openingHours[0].opens')).toHaveValue('08:00');
  await field('').getByRole('button', { name: 'Add to special hours' }).click();
  await field('.specialHours[0].from').fill('2026-12-24');
  await field('.specialHours[0].is').selectOption('closed');
  await field('.id').fill('lockhart');
  // What is still to come is not told of as over.
  await expect(field('')).not.toContainText('was over');
  await studio.publish();
  const [office] = (
    parse(studio.onDisk('site.config.yaml')) as { business: { offices: object[] } }
  ).business.offices.slice(1);
  expect(office).toEqual({
    ...{ id: 'lockhart', name: 'Lockhart office', city: 'Lockhart', phone: '(830) 555-0177' },
    address: { street: '2 Main Street', city: 'Lockhart' },
    openingHours: [{ days: ['Wednesday', 'Friday'], opens: '08:00', closes: '18:00' }],
    specialHours: [{ from: '2026-12-24', is: 'closed' }],
  });
  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) await undo.click();
  await studio.publish();
  expect(studio.onDisk('site.config.yaml')).toBe(before);
});

test('an old address leads to a page that is found among many by its name, to another, and to none again @wide', async ({
  page,
  studio,
}) => {
  const before = studio.onDisk('site.config.yaml');
  for (let number = 1; number <= 40; number += 1) {
    const text = studio.onDisk('pages/services.yaml').replace(/^title: .*$/m, `title: Well number ${number}`);
    writeFileSync(join(studio.root, `pages/well-${number}.yaml`), text);
  }
  await studio.open();
  await page.getByRole('button', { name: 'Redirects' }).click();
  const form = page.getByRole('complementary');
  await form.getByRole('button', { name: 'Add to redirects' }).click();
  await page.keyboard.type('/pump');
  await page.keyboard.press('Tab');
  const lead = async (words: string, to: string) => {
    await form.getByLabel('To', { exact: true }).fill(words);
    await expect(page.getByRole('option', { name: to }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('To', { exact: true })).toHaveValue(to);
  };
  await lead('number 39', '/well-39');
  await studio.publish();
  expect(linesOnlyIn(studio.onDisk('site.config.yaml'), before)).toEqual([
    expect.stringMatching(/"?\/pump"?.*\/well-39/),
  ]);
  await lead('number 38', '/well-38');
  await form.getByRole('button', { name: 'Delete: /pump' }).click();
  await studio.publish();
  expect(studio.onDisk('site.config.yaml')).toBe(before);
});

test('words are found in all texts of the site and others put in their place, as one step @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await page.getByLabel('Search pages').fill('frost');
  await page.getByRole('button', { name: 'Find “frost” in all texts' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ times, on \d+ pages\.$/);
  await dialog.getByLabel('In their place').fill('ice');
  await dialog.getByRole('button', { name: /^Replace all/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('No text says this.');
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('heading', { name: 'What ice does' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a section is copied to another page, and this page keeps its own @wide', async ({ page, studio }) => {
  const before = studio.onDisk('pages/index.yaml');
  const frame = await studio.open();
  await frame.getByRole('heading', { name: 'What frost does' }).click();
  await page.getByRole('button', { name: 'Copy to another page' }).click();
  await page.getByRole('dialog').getByLabel('Page').selectOption('pages/contact.yaml');
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(frame.locator('main h2').last()).toHaveText('What frost does');
  await studio.publish();
  expect(studio.onDisk('pages/index.yaml')).toBe(before);
  expect(studio.onDisk('pages/contact.yaml')).toContain('What frost does');
});

test.describe('on a site in two languages', () => {
  test.use({ from: 'tests/sites/electrician' });
  test('a page is begun as another in the further language @wide', async ({ page, studio }) => {
    await studio.open();
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title', { exact: true }).fill('Precios');
    await dialog.getByLabel('Begin with').selectOption('pages/prices.yaml');
    await dialog.getByLabel('Language').selectOption('es');
    await expect(dialog.getByLabel('Address')).toHaveValue('/es/precios');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await studio.publish();
    expect(studio.onDisk('pages/es/precios.yaml')).toMatch(/^title: Precios\nlanguage: es\ntranslates: \/prices\n/);
  });
});

test('a file is brought back as it was in a commit, and as it was before a save @wide', async ({ page, studio }) => {
  const git = (...asked: string[]) =>
    execFileSync('git', ['-C', studio.root, '-c', 'user.name=Ann', '-c', 'user.email=ann@site.example', ...asked]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'The site as it was');
  const before = studio.onDisk('pages/index.yaml');
  await studio.open();
  const title = page.getByLabel('Title', { exact: true });
  const first = await title.inputValue();
  await title.fill('A title of today');
  await studio.publish();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Earlier states of “A title of today”' }).click();
  await expect(page.getByText('before it was saved')).toBeVisible();
  await expect(page.getByText('Ann · The site as it was')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back' }).last().click();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(title).toHaveValue(first);
  await studio.publish();
  expect(studio.onDisk('pages/index.yaml')).toBe(before);
});

test('an icon is found by its name and chosen by its drawing; a value is completed in the text @wide', async ({
  page,
  studio,
}) => {
  await studio.open();
  await page.getByRole('button', { name: 'Offices, phones, hours' }).click();
  const claims = page.getByRole('group', { name: 'Claims' }).getByRole('listitem');
  await claims.first().locator('button[aria-expanded]').click();
  await claims.first().getByLabel('Icon').fill('dropl');
  const option = page.getByRole('option', { name: 'droplet', exact: true });
  await expect(option.locator('svg path')).not.toHaveCount(0);
  await option.click();
  await studio.publish();
  expect(studio.onDisk('site.config.yaml')).toContain('{ icon: droplet, label:');

  await page.getByText('Text', { exact: true }).click();
  const text = page.locator('.cm-content');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nhost: net');
  // What is offered is not taken by the keys of a fast typist in its first moment.
  await page.getByRole('option', { name: /netlify/ }).click();
  await expect(text).toContainText('host: netlify');
});

test('the browser goes back and forth between what was open, and not out of the studio @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  const tree = page.getByRole('navigation', { name: 'Site' });
  await tree.getByTitle('/contact', { exact: true }).click();
  await expect(frame.locator('main h1')).toHaveText('Contact us');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Everything is saved' })).toBeVisible();
  await page.goBack();
  await expect(frame.locator('main h1')).toBeVisible();
  await page.goBack();
  await expect(frame.locator('main h1')).toHaveText('Pipes you stop thinking about');
  await page.goForward();
  await expect(frame.locator('main h1')).toHaveText('Contact us');
});

test('the tree of pages folds and opens, by mouse and by keys @wide', async ({ page, studio }) => {
  await studio.open();
  const tree = page.getByRole('navigation', { name: 'Site' });
  await expect(tree.getByTitle('/blog/leaks', { exact: true })).toBeVisible();
  await tree.getByRole('button', { name: 'Pages below /blog' }).click();
  await expect(tree.getByTitle('/blog/leaks', { exact: true })).toHaveCount(0);
  await tree.getByRole('textbox', { name: 'Search pages' }).fill('leaks');
  await expect(tree.getByTitle('/blog/leaks', { exact: true })).toBeVisible();
  await tree.getByRole('textbox', { name: 'Search pages' }).fill('');
  await tree.getByTitle('/blog', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByTitle('/blog/leaks', { exact: true })).toBeVisible();
  // The list is one stop of the Tab key, and the arrows go through it.
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByTitle('/blog/drains', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByTitle('/blog', { exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tree.getByTitle('/', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tree.getByRole('button', { name: 'Offices, phones, hours' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tree.getByTitle('/', { exact: true })).toBeFocused();
});
