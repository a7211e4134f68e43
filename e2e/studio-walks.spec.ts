import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findings } from './findings';
import { linesOnlyIn, test } from './studio-site';

test('a city page is made from nothing with fewer than ten clicks and keys besides what is written', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  let strokes = 0;
  const stroke = async (act: Promise<unknown>) => {
    strokes += 1;
    await act;
  };
  await stroke(page.getByRole('button', { name: 'Add page' }).click());
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Plumbers in Luling, Texas');
  await stroke(page.getByLabel('Begin with').selectOption('city'));
  await stroke(page.getByRole('dialog').getByRole('button', { name: 'Add page' }).click());
  // Each text that is missing is written where the last one was left by Tab.
  const form = page.getByRole('complementary', { name: 'What is chosen' });
  await expect(form.getByRole('heading', { name: 'Still to write' })).toBeVisible();
  const fields = await form.getByRole('textbox').count();
  const asked = await form.getByRole('textbox').evaluateAll((all) => all.map((one) => one.id));
  expect(fields).toBeGreaterThan(5);
  for (const id of asked) {
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await page.keyboard.type(
      id === 'field-description'
        ? 'Leaks, drains and heaters in Luling, mended by licensed plumbers with prices before we begin.'
        : id === 'field-city'
          ? 'Luling'
          : `Words of ${id.replace(/\W+/g, ' ')}`,
    );
    if (id !== asked.at(-1)) await page.keyboard.press('Tab');
  }
  await expect(form.getByRole('heading', { name: 'All of it is written' })).toBeVisible();
  await expect(frame.locator('main h1')).toHaveText('Plumbers in Luling, Texas');
  await stroke(page.keyboard.press('Control+s'));
  await stroke(page.getByRole('button', { name: 'Save', exact: true }).click());
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(strokes).toBeLessThan(10);
  expect(studio.onDisk('pages/plumbers-in-luling-texas.yaml')).toMatch(/^city: "?Luling"?$/m);
});

test('a phone number is changed everywhere by one field', async ({ page, studio }) => {
  const before = studio.onDisk('site.config.yaml');
  const frame = await studio.open();
  await expect(frame.locator('main [data-block="hero"]')).toContainText('(830) 555-0142');
  await page.getByRole('button', { name: 'Offices, phones, hours' }).click();
  const form = page.getByRole('complementary', { name: 'What is chosen' });
  await form
    .getByRole('group', { name: 'Offices', exact: true })
    .getByRole('listitem')
    .first()
    .locator('button[aria-expanded]')
    .click();
  await form.getByLabel('Phone', { exact: true }).first().fill('(830) 555-0177');
  await expect(frame.locator('main [data-block="hero"]')).toContainText('(830) 555-0177');
  await expect(frame.getByRole('banner')).toContainText('(830) 555-0177');
  await expect(frame.locator('body')).not.toContainText('555-0142');
  await studio.publish();
  expect(linesOnlyIn(studio.onDisk('site.config.yaml'), before)).toHaveLength(1);
});

test('the whole way without a mouse: a page is found, a text typed on it, seen before it is saved, and saved @wide', async ({
  page,
  studio,
}) => {
  const before = studio.onDisk('pages/services.yaml');
  const frame = await studio.open();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 200; presses += 1) {
      const own = await page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      });
      if (own.startsWith(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${name}`);
  };
  await tabTo('Search pages');
  await page.keyboard.type('services');
  await tabTo('Services');
  await page.keyboard.press('Enter');
  await expect(frame.locator('main h1')).toHaveText('Plumbing services');
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => document.querySelector<HTMLElement>('a, button')?.focus());
  const isAt = (selector: string) => page.evaluate((it) => document.activeElement?.matches(it) === true, selector);
  while (!(await isAt('[data-section]'))) await page.keyboard.press('Tab');
  const section = page.locator('[data-section]', { hasText: 'Every visit includes' });
  while (!(await section.evaluate((one) => one === document.activeElement))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(frame.getByLabel('Text on the page')).toHaveText('Every visit includes');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Each visit brings');
  await page.keyboard.press('Tab');
  await expect(frame.getByLabel('Text on the page')).toHaveText('A written price');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Each visit brings').last()).toBeVisible();
  await tabTo('Save');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(linesOnlyIn(studio.onDisk('pages/services.yaml'), before)).toEqual(['    heading: Each visit brings']);
  // The button that was pressed has nothing to do any more.
  await expect(page.getByRole('heading', { name: 'Everything is saved' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a text is tapped twice and mended, and the studio has no mistake that axe knows', async ({ page, studio }) => {
    const frame = await studio.open();
    const heading = frame.getByRole('heading', { name: 'What we do' });
    await heading.scrollIntoViewIfNeeded();
    await heading.tap();
    await heading.tap();
    await expect(frame.getByLabel('Text on the page')).toBeFocused();
    // The cursor stands where the finger was, and no word goes with the first letter.
    await page.keyboard.type('x');
    await expect(frame.getByLabel('Text on the page')).toHaveText(/^(?=.*What)(?=.*we)(?=.*do)/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('What we mend');
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('heading', { name: 'What we mend' })).toBeVisible();
    expect(await findings(page, ['iframe'])).toEqual([]);
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('What we mend');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The page that is open is one of those to choose.
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await page.locator('button[title="/"]').click();
    await expect(frame.getByRole('heading', { name: 'What we mend' })).toBeVisible();
    // A fact has no page of its own to show: its form is what comes.
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await page.getByRole('button', { name: 'Offices, phones, hours' }).click();
    await expect(page.getByLabel('Legal name', { exact: true })).toBeVisible();
    await studio.publish();
    expect(studio.onDisk('pages/index.yaml')).toContain('heading: What we mend');
  });
});

test('at 1024 px colors are changed and seen at once, and links and pictures chosen; axe finds nothing @wide', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const frame = await studio.open();
  await page.getByRole('button', { name: 'Colors and fonts' }).click();
  const action = frame.locator('main a').filter({ hasText: 'Ask for a visit' }).first();
  await page.getByLabel('Action', { exact: true }).fill('#7A1F5C');
  await expect(action).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await page.keyboard.press('Escape');
  expect(await findings(page, ['iframe'])).toEqual([]);
  await page.getByLabel('Action', { exact: true }).fill('#FFD700');
  await expect(page.getByText(/contrast of 1/).first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await frame.locator('main h1').click();
  await page.getByRole('button', { name: 'Choose' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Pictures of the site' })).toBeVisible();
  expect(await findings(page, ['iframe'])).toEqual([]);
});

test('by keys alone a picture and an icon are chosen and replaced, sections changed, the text written, and all of it taken back to the byte @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  const form = page.getByRole('complementary', { name: 'What is chosen' });
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('navigation').getByTitle('/services', { exact: true }).press('Enter');
  await expect(frame.locator('main h1')).toHaveText('Plumbing services');
  // The picture is another, and another again.
  await page.getByRole('navigation').getByRole('button', { name: 'Plumbing services' }).first().press('Enter');
  const names = form.getByText(/^[\w-]+\.(?:jpg|png|svg)$/);
  for (const [arrow, name] of [
    ['ArrowRight', 'guild.svg'],
    ['ArrowRight', 'hero.jpg'],
  ] as const) {
    const choose = form.getByRole('button', { name: 'Choose' }).first();
    await choose.press('Enter');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await press('ArrowDown', arrow, 'Enter');
    await expect(page.getByRole('dialog', { name: 'What is seen in it?' }).getByRole('textbox')).toBeFocused();
    await press('Control+a');
    await page.keyboard.type('Something else');
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(names.first()).toHaveText(name);
    await expect(choose).toBeFocused();
  }
  // An icon by its letters and the arrows.
  await frame.getByText('Cleared by hand').click();
  const icon = form.getByLabel('Icon').first();
  for (const letters of ['dropl', 'hamme']) {
    await icon.focus();
    await press('Control+a');
    await page.keyboard.type(letters);
    await expect(page.getByRole('option', { name: new RegExp(`^${letters}`) }).first()).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(icon).toHaveValue(new RegExp(`^${letters}`));
  }
  // Sections are copied, moved and deleted where they stand on the page.
  await frame.getByRole('heading', { name: 'Every visit includes' }).click();
  await press('Escape');
  for (const keys of ['Control+d', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Delete']) await press(keys);
  const words = form.getByRole('textbox').first();
  for (const letters of ['One', 'Two', 'Three']) {
    await words.focus();
    await page.keyboard.type(` ${letters}`);
    await words.blur();
  }
  // The text: to it and back by its keys.
  await page.getByRole('radio', { name: 'Text' }).focus();
  await press('ArrowLeft', 'ArrowRight');
  await page.locator('.cm-content').focus();
  await press('Control+End');
  await page.keyboard.type('# what is left\n');
  await expect(page.getByRole('button', { name: 'Save (1)' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let steps = 0; steps < 60 && (await undo.isEnabled()); steps += 1) await undo.press('Enter');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

/** What is typed in the walk below, and what the studio writes of itself. */
const gardenLighting = `title: Garden lighting
description: "Garden lights in Leeds. Paths, ponds and sheds, with a written price before any work."
template: service
heading: Garden lighting
lead: "Paths and ponds."
hero:
  src: hall.jpg
  alt: "A path between beds"
bullets:
  - "Laid deep"
  - "Off by themselves"
  - "A certificate"
body:
  - heading: "How it is done"
    text: "We walk through it at dusk."
more:
  - type: checklist
    heading: "Every visit includes"
    items:
      - "A drawing"
      - "Clean beds"
`;

test.describe('of another trade', () => {
  test.use({ from: 'tests/sites/electrician' });

  test('the whole flow without a mouse: a page is begun, written in place, given a picture and sections, put into the menu, mended, looked at and saved; and all of it taken back to the byte @wide', async ({
    page,
    studio,
  }) => {
    const config = studio.onDisk('site.config.yaml');
    const frame = await studio.open();
    const form = page.getByRole('complementary', { name: 'What is chosen' });
    const field = (place: string) => page.locator(`[id="field-${place}"]`);
    const onPage = frame.getByLabel('Text on the page');
    let keys = 0;
    const press = async (...list: string[]) => {
      for (const key of list) await page.keyboard.press(key);
      keys += list.length;
    };
    const write = (words: string) => page.keyboard.type(words);
    await expect(page.getByRole('button', { name: 'More facts' })).toBeVisible();
    // A page from a template.
    await press('F6', 'F6', 'F6', 'Enter');
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
    await write('Garden lighting');
    await press('Tab', 'Tab', 's', 'Shift+Tab', 'Enter');
    await expect(field('description')).toBeFocused();
    await write('Garden lights in Leeds.');
    await expect(frame.locator('main h1')).toHaveText('Garden lighting');
    // Its texts, on the page itself; what is not on the page is chosen in the form.
    await press('Shift+F6', 'ArrowDown', 'ArrowDown', 'Enter');
    for (const words of ['Paths and ponds.', 'Laid deep', 'Off by themselves', 'A certificate', 'How it is done']) {
      await expect(onPage).toBeFocused();
      await expect(onPage).toHaveText('');
      await write(words);
      await press('Tab');
    }
    await expect(onPage).toHaveText('');
    await write('We walk through it at dusk.');
    await press('Escape');
    await expect(frame.getByRole('group', { name: /^The page/ })).toBeFocused();
    // Another picture, and what is seen in it.
    await press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
    await expect(field('hero.src').getByRole('button', { name: 'Choose' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await press('ArrowDown', 'ArrowRight', 'Enter');
    await expect(page.getByRole('dialog', { name: 'What is seen in it?' }).getByRole('textbox')).toBeFocused();
    await write('A path between beds');
    await press('Enter');
    // What is whole is for visitors: only then something may lead to it.
    await expect(form.getByRole('heading', { name: 'All of it is written' })).toBeVisible();
    await press('Shift+Tab');
    await expect(form.getByRole('button', { name: 'Let visitors see it' })).toBeFocused();
    await press('Enter');
    await expect(form.getByRole('button', { name: 'Let visitors see it' })).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Show all fields' })).toBeFocused();
    // Sections: two are added, the second moved up, and the first taken away.
    await press('F6', 'F6', 'Enter');
    const sections = page.getByRole('region', { name: 'Sections of the page' });
    for (const [letters, heading] of [
      ['questions', 'Questions we hear every week'],
      ['checklist', undefined],
    ] as const) {
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await write(letters);
      await press('Enter');
      await expect(sections.getByRole('listitem').last().locator('[data-section]')).toBeFocused();
      if (heading) await press('Shift+Tab', 'Enter');
    }
    await press('Alt+ArrowUp', 'ArrowDown', 'Delete');
    await expect(sections.getByRole('listitem')).toHaveCount(1);
    await expect(sections.locator('[data-section]')).toBeFocused();
    // What it begins with says what is to be written, and goes with the first letter.
    await press('Enter');
    for (const words of ['Every visit includes', 'A drawing', 'Clean beds']) {
      await expect(onPage).toHaveText(/^Write: /);
      await write(words);
      await press('Tab');
    }
    await press('Escape');
    // What is wrong leads to its field: the summary is too short.
    await press('Control+s');
    await expect(page.getByRole('heading', { name: 'Ready to save?' })).toBeFocused();
    await press('Tab', 'Tab', 'Enter');
    await expect(field('description')).toBeFocused();
    await press('End');
    await write(' Paths, ponds and sheds, with a written price before any work.');
    await expect(page.getByText('Kept in this browser')).toBeVisible();
    // Into the menu, by its name.
    await press('F6', 'F6', 'F6', 'F6', 'ArrowDown', 'Enter');
    await expect(form.getByRole('heading', { name: 'Menus' })).toBeVisible();
    await press('Enter');
    await expect(form.getByRole('button', { name: 'Services', exact: true })).toBeFocused();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(field('navigation.menu[4].label')).toBeFocused();
    await write('Lighting');
    await press('Tab');
    await write('garden');
    await expect(page.getByRole('option', { name: /Garden lighting/ }).first()).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(field('navigation.menu[4].href')).toHaveValue('/garden-lighting');
    // How it looks in search, and what is saved.
    await press('Control+s');
    await expect(page.getByRole('heading', { name: 'In search results, and where it is shared' })).toBeVisible();
    await expect(page.getByText('Garden lights in Leeds. Paths, ponds and sheds').first()).toBeVisible();
    await press('Tab', 'Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    expect(keys).toBeLessThanOrEqual(71);
    expect(studio.onDisk('pages/garden-lighting.yaml')).toBe(gardenLighting);
    const added = '    - label: "Lighting"\n      href: /garden-lighting\n';
    expect(studio.onDisk('site.config.yaml').split(added).join('')).toBe(config);
    expect(studio.onDisk('site.config.yaml')).toContain(added);
    // All of it is taken back, and the files are as they were.
    const undo = page.getByRole('button', { name: 'Undo' });
    for (let steps = 0; steps < 80 && (await undo.isEnabled()); steps += 1) await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Everything is saved' })).toBeVisible();
    expect(studio.onDisk('site.config.yaml')).toBe(config);
    expect(existsSync(join(studio.root, 'pages/garden-lighting.yaml'))).toBe(false);
  });
});
