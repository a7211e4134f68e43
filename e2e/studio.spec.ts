import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { findings } from './findings';
import { linesOnlyIn, test } from './studio-site';

const home = 'pages/index.yaml';

/** How many sites this browser keeps unsaved work of. */
const unsavedIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('studio');
        asked.onsuccess = () => {
          const count = asked.result.transaction('unsaved').objectStore('unsaved').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

test('a heading is mended on the page itself, and the file differs by that line alone', async ({ page, studio }) => {
  const before = studio.onDisk(home);
  const frame = await studio.open();
  const heading = frame.locator('main h2').first();
  const words = await heading.innerText();
  await heading.dblclick();
  await expect(frame.getByLabel('Text on the page')).toHaveText(words);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('What we do: all of it');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('What we do: all of it');
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('What we do: all of it');

  // Reloaded before it was saved, nothing is lost; taken back, the text is what it was.
  await expect.poll(() => unsavedIn(page)).toBe(1);
  await page.reload();
  await expect(heading).toHaveText('What we do: all of it');
  await studio.publish();
  const after = studio.onDisk(home);
  expect(linesOnlyIn(after, before)).toEqual([expect.stringContaining('What we do: all of it')]);
  expect(linesOnlyIn(before, after)).toHaveLength(1);
});

test('without a mouse: a section is moved, its heading written, taken back and done again, all of it saved @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  const types = () =>
    frame.locator('main [data-block]').evaluateAll((all) => all.map((one) => one.getAttribute('data-block')));
  const before = await types();
  await page.locator('[data-section]').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowDown');
  const moved = [before[0], before[2], before[1], ...before.slice(3)];
  await expect.poll(types).toEqual(moved);
  await expect(page.locator('[data-section]').nth(2)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(types).toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(types).toEqual(moved);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('a file that was changed elsewhere is asked about, and never overwritten @wide', async ({ page, studio }) => {
  await studio.open();
  await page
    .getByRole('button', { name: 'The whole page' })
    .or(page.getByLabel('Title', { exact: true }))
    .first()
    .waitFor();
  await page.getByLabel('Title', { exact: true }).fill('My title of this page');
  const theirs = studio.onDisk(home).replace(/^title: .*/m, 'title: Their title of this page');
  writeFileSync(join(studio.root, home), theirs);
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Their title of this page');
  await expect(dialog).toContainText('My title of this page');
  expect(studio.onDisk(home)).toBe(theirs);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(studio.onDisk(home)).toBe(theirs.replace('Their title of this page', 'My title of this page'));
  await expect(page.locator('iframe')).not.toBeVisible();
});

test('what others change meanwhile is taken over and told, and kept beside what is not saved yet', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  const title = page.getByLabel('Title', { exact: true });
  const status = page.getByRole('status');
  const change = async (act: () => void) => {
    act();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  };
  const write = (from: RegExp, to: string) => () =>
    writeFileSync(join(studio.root, home), studio.onDisk(home).replace(from, to));
  await title.waitFor();
  await change(write(/heading: Pipes.*/, 'heading: Their heading'));
  await expect(frame.locator('main h1')).toHaveText('Their heading');
  await expect(status.filter({ hasText: 'was changed elsewhere' })).toBeVisible();
  await title.fill('My title');
  await change(write(/heading: What we do/, 'heading: What they do'));
  await page.getByRole('button', { name: 'Keep both changes' }).click();
  await studio.publish();
  expect(studio.onDisk(home)).toMatch(/title: My title[\s\S]*heading: Their heading[\s\S]*heading: What they do/);
  // Taken back, an own step would take theirs along.
  await change(write(/label: Home/, 'label: Start'));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  const open = page.locator('[aria-current="page"]');
  await page.getByRole('navigation', { name: 'Site' }).getByTitle('/contact', { exact: true }).click();
  const at = (name: string) => join(studio.root, `pages/${name}.yaml`);
  await change(() => renameSync(at('contact'), at('write-to-us')));
  await expect(open).toHaveAttribute('title', '/write-to-us');
  await title.fill('Mine of a page that moves');
  await change(() => renameSync(at('write-to-us'), at('reach-us')));
  await expect(open).toHaveAttribute('title', '/reach-us');
  await expect(title).toHaveValue('Mine of a page that moves');
  await title.fill('Mine of a page that goes');
  await change(() => rmSync(at('reach-us')));
  await page.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click();
  await expect(open).toHaveAttribute('title', '/');
  await expect(frame.locator('main h1')).toHaveText('Their heading');
});

test('a broken file keeps the last good page on screen, is mended as text, and stops no other page', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Text').click();
  const text = page.getByLabel('The text of this file');
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('heading: [');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ problems?$/).first()).toBeVisible();
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Page').click();
  await expect(frame.locator('main h1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This file cannot be read' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
});

test('a page is made, gets another address, and is deleted; its address leads on', async ({ page, studio }) => {
  const frame = await studio.open();
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Our team');
  await expect(page.getByLabel('Address')).toHaveValue('/our-team');
  await page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click();
  // What is only begun keeps nobody from saving all else, and no part of the screen is pushed out of it.
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nothing is wrong.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page
    .getByLabel('Description', { exact: true })
    .fill('Who comes to your house, what they have learned, and how long they have been here.');
  await expect(frame.locator('main h1')).toHaveText('Our team');
  await studio.publish();
  expect(studio.onDisk('pages/our-team.yaml')).toMatch(/^title: Our team\ndescription: /);
  await page.getByRole('button', { name: 'Delete Our team' }).click();
  await page.getByRole('button', { name: 'Delete the page' }).click();
  await studio.publish();
  expect(studio.onDisk(home)).toContain('redirectFrom: [/our-team]'.slice(0, 12));
  expect(studio.onDisk(home)).toContain('/our-team');
});

test('a page that is deleted leaves its older addresses to the page that takes its place; of one that nobody has seen nothing is left @wide', async ({
  page,
  studio,
}) => {
  const before = studio.onDisk(home);
  await studio.open();
  const tree = page.getByRole('navigation', { name: 'Site' });
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Our team');
  await page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('button', { name: 'Delete Our team' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nobody has seen this page yet');
  await page.getByRole('button', { name: 'Delete the page' }).click();
  await expect(tree.getByTitle('/our-team', { exact: true })).toHaveCount(0);
  await tree.getByTitle('/blog/leaks', { exact: true }).click();
  await page.getByRole('button', { name: 'Add to old addresses' }).click();
  await page.locator('[id="field-redirectFrom[0]"]').fill('/dripping-taps');
  await page.getByRole('button', { name: /^Delete Article leaks/ }).click();
  await expect(page.getByLabel('Where its address should lead')).toHaveValue('pages/blog.yaml');
  await expect(page.getByRole('option', { name: 'Page not found' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete the page' }).click();
  await studio.publish();
  expect((parse(studio.onDisk('pages/blog.yaml')) as { redirectFrom: string[] }).redirectFrom).toEqual(
    expect.arrayContaining(['/blog/leaks', '/dripping-taps']),
  );
  expect(studio.onDisk(home)).toBe(before);
});

test('what leads to a page that is deleted is mended before a save, all at once and as one step @wide', async ({
  page,
  studio,
}) => {
  await studio.open();
  await page.getByRole('navigation', { name: 'Site' }).getByTitle('/services', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Delete the page' }).click();
  await page.keyboard.press('Control+s');
  const mend = page.getByRole('button', { name: /^Mend/ }).first();
  const wrong = page.getByText(/\d+ things are wrong/);
  await expect(wrong).toBeVisible();
  const before = await wrong.textContent();
  await mend.click();
  await expect(page.getByText(/Nothing is wrong\.|\d+ things? (?:is|are) wrong/)).not.toHaveText(before ?? '');
  await expect(mend).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wrong).toHaveText(before ?? '');
});

test('on a slow line too, what is done as soon as it can be done is done @wide', async ({ page, studio }) => {
  let isDrawn = false;
  await page.context().route('**/*.js', async (route) => {
    if (isDrawn) await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const frame = await studio.open();
  isDrawn = true;
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Our team');
  await page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click();
  await expect(frame.locator('main h1')).toHaveText('Our team');
  expect(faults).toEqual([]);
});

test('where the line is cut off while parts of the studio come, it goes on when it is back, with what was written @wide', async ({
  page,
  studio,
}) => {
  let isCut = false;
  await page.context().route('**/*', (route) => (isCut ? route.abort('internetdisconnected') : route.continue()));
  const frame = await studio.open();
  isCut = true;
  await expect(page.getByRole('status').filter({ hasText: 'The connection is gone' })).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Our team');
  await page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click();
  await expect(frame.locator('main h1')).toHaveText('Our team');
});

test('what is added and taken back takes the focus to what is beside it, and arrows go through a grid of pictures @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await frame.locator('[data-block="card-grid"] h2').click();
  const cards = page.getByRole('group', { name: 'Cards' });
  await cards.getByRole('button', { name: 'Add to cards' }).press('Enter');
  await expect(cards.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cards.locator(':focus')).toHaveCount(1);
  await cards.getByRole('button', { name: 'Repairs', exact: true }).press('Enter');
  await cards.getByRole('button', { name: 'Choose' }).press('Enter');
  const grid = page.getByRole('dialog');
  await expect(grid.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('button', { name: /^drain/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('button', { name: /^guild/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What is seen in it?' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // From the page itself, which gives way to another screen.
  await frame.locator('main h1').click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the focus is never lost: the page is one stop of the Tab key, and a dialog gives it back', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  const add = page.getByRole('button', { name: 'Add page' });
  await add.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('ArrowDown');
  for (const part of ['F6', 'F6']) await page.keyboard.press(part);
  const whole = frame.getByRole('group', { name: 'The page.' });
  await expect(whole).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(page.getByRole('button', { name: 'Offices, phones, hours' })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('axe finds nothing on the page, the text, the publishing, and in the dialogs', async ({ page, studio }) => {
  await studio.open();
  await page.locator('[data-section]').nth(1).click();
  expect(await findings(page, ['iframe'])).toEqual([]);
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page, ['iframe'])).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Text').click();
  await expect(page.getByLabel('The text of this file')).toBeVisible();
  expect(await findings(page, ['iframe'])).toEqual([]);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('heading', { name: 'Everything is saved' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
