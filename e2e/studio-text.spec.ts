import { expect, type Page } from '@playwright/test';
import { test } from './studio-site';

const view = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'View' }).getByText(name);

test('the cursor in the text stands on the field that is chosen, and what it goes to is chosen in the form and on the page @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await frame.getByRole('heading', { name: 'What frost does' }).click();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('What frost does');
  await view(page, 'Text').click();
  const line = page.locator('.cm-activeLine');
  await expect(line).toContainText('What frost does');
  // A line of another section: its form is there, and the page shows it.
  await page.locator('.cm-line', { hasText: 'layout: ' }).first().click();
  await expect(page.getByLabel('Heading', { exact: true })).not.toHaveValue('What frost does');
  // A field that is gone into moves the cursor.
  await page.getByLabel('Heading', { exact: true }).focus();
  await expect(line).toContainText('heading:');
  await view(page, 'Page').click();
  await expect(frame.locator('.studio-outline[data-kind="chosen"]')).toBeVisible();
  await frame.locator('main h1').dblclick();
  await expect(frame.getByLabel('Text on the page')).toBeFocused();
});

test('what is wrong in the text is marked at its line, and each line of it leads to its field', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await view(page, 'Text').click();
  const heading = page.locator('.cm-line', { hasText: /^title:/ });
  await heading.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('titel: Another name');
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  await page.getByRole('button', { name: '1 problem', exact: true }).click();
  await expect(page.getByRole('heading', { name: /What is wrong/ })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'titel' }).getByRole('button').click();
  // The page is as it was when it could be drawn last.
  await expect(frame.locator('main h1')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a picture for sharing that is not there is told, and the page comes back when it is mended @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await page.getByRole('button', { name: 'Colors and fonts' }).click();
  await view(page, 'Text').click();
  await page
    .locator('.cm-line', { hasText: /^ {2}image: / })
    .first()
    .click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('image: { src: gone.jpg, alt: A tap }');
  await page.getByRole('button', { name: /^\d+ problems?$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'gone.jpg' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(frame.locator('main h1')).toBeVisible();
  await frame.locator('main h1').dblclick();
  await expect(frame.getByLabel('Text on the page')).toBeFocused();
});
