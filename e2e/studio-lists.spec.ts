import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { linesOnlyIn, test } from './studio-site';

const home = 'pages/index.yaml';

/** What a drop of a file brings. */
const filesOf = (page: Page, name: string, bytes: Buffer) =>
  page.evaluateHandle(
    ([own, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(content ?? ''), (sign) => sign.charCodeAt(0))], own ?? ''));
      return data;
    },
    [name, bytes.toString('base64')],
  );

/** Drags an item by its grip to where another is. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Near the edge of a panel what is dragged would scroll it.
  await from.evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await from.hover();
  await expect(from.locator('[data-grip]').first()).toHaveAttribute('data-grip', 'ready');
  const [start, end] = [await from.locator('[data-grip]').first().boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('there is nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 8, { steps: 4 });
  await expect(page.locator('[data-dragged]')).toBeVisible();
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 8 });
  // The others make room first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
}

test('sections are dragged in their list, cards in the form, and both move by keys', async ({ page, studio }) => {
  const before = studio.onDisk(home);
  const frame = await studio.open();
  const types = () =>
    frame.locator('main [data-block]').evaluateAll((all) => all.map((one) => one.getAttribute('data-block')));
  const sections = page.getByRole('region', { name: 'Sections of the page' }).getByRole('listitem');
  expect(await types()).toEqual(['hero', 'prose', 'post-list', 'card-grid', 'social']);
  await drag(page, sections.nth(1), sections.nth(3));
  await expect.poll(types).toEqual(['hero', 'post-list', 'card-grid', 'prose', 'social']);
  // A section keeps each of its lines, wherever it goes.
  await sections.nth(2).getByRole('button', { name: 'What we do' }).click();
  const cards = page.getByRole('group', { name: 'Cards' }).getByRole('listitem');
  await drag(page, cards.nth(1), cards.nth(0));
  await expect(frame.locator('main [data-block="card-grid"] h3').first()).toHaveText('Water heaters');
  await cards.nth(0).getByRole('button', { name: 'Water heaters', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(frame.locator('main [data-block="card-grid"] h3').first()).toHaveText('Repairs');
  await expect(cards.nth(1).getByRole('button', { name: 'Water heaters', exact: true })).toBeFocused();
  await studio.publish();
  expect([...studio.onDisk(home).split('\n')].sort()).toEqual([...before.split('\n')].sort());
  // On the page itself the same keys move what is chosen there, and take it away.
  await frame.getByRole('heading', { name: 'What frost does' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(types).toEqual(['hero', 'post-list', 'prose', 'card-grid', 'social']);
  await page.keyboard.press('Delete');
  await expect.poll(types).toEqual(['hero', 'post-list', 'card-grid', 'social']);
  await page.keyboard.press('Control+z');
  await expect.poll(types).toEqual(['hero', 'post-list', 'prose', 'card-grid', 'social']);
});

test('who writes an answer in the form sees it on the page, where it is folded away for visitors', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await page.getByRole('region', { name: 'Pages' }).locator('button[title="/services"]').click();
  await frame.getByRole('heading', { name: 'Questions', exact: true }).click();
  await page.getByRole('button', { name: 'Add to items' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.keyboard.type('Do you come on Sundays?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Yes, at no extra cost.');
  await expect(frame.getByText('Yes, at no extra cost.')).toBeVisible();
});

test('a photo of a phone is dropped: turned into a picture that browsers show, without its place, and described', async ({
  page,
  studio,
}) => {
  const before = studio.onDisk(home);
  const frame = await studio.open();
  await frame.locator('main h1').click();
  const photo = readFileSync('e2e/new-roof.heic');
  expect(photo.includes('Exif')).toBe(true);
  const dropped = await filesOf(page, 'IMG 2041.HEIC', photo);
  await page.locator('[id="field-sections[0].image.src"]').dispatchEvent('drop', { dataTransfer: dropped });
  const dialog = page.getByRole('dialog', { name: 'What is seen in it?' });
  await dialog.getByLabel('What is seen').fill('A new tap in a kitchen');
  await page.keyboard.press('Enter');
  await expect(frame.locator('main [data-block="hero"] img').first()).toHaveAttribute('alt', 'A new tap in a kitchen');
  await studio.publish();
  expect(linesOnlyIn(studio.onDisk(home), before)).toEqual([
    '    image: { src: img-2041.jpg, alt: A new tap in a kitchen }',
  ]);
  const made = await sharp(join(studio.root, 'public/images/img-2041.jpg')).metadata();
  expect([made.format, made.width, made.height, made.exif]).toEqual(['jpeg', 64, 48, undefined]);
});

test('a photo that is still being made ready when another page is opened is put into nothing there, and told of @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await frame.locator('main h1').click();
  let goOn = () => {};
  const isElsewhere = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route('**/api/pictures/**', async (route) => {
    await isElsewhere;
    await route.continue();
  });
  const dropped = await filesOf(page, 'IMG 2041.HEIC', readFileSync('e2e/new-roof.heic'));
  await page.locator('[id="field-sections[0].image.src"]').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('status').filter({ hasText: 'IMG 2041.HEIC is being made ready' })).toBeVisible();
  await page.getByRole('region', { name: 'Pages' }).locator('button[title="/services"]').click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Page' })).toBeVisible();
  goOn();
  await expect(page.getByRole('status').filter({ hasText: 'img-2041.jpg is among the pictures' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('a photo that its camera took sideways stands upright, and keeps nothing of what the camera wrote @wide', async ({
  page,
  studio,
}) => {
  const frame = await studio.open();
  await frame.locator('main h1').click();
  // Orientation 6: what was up is at the right.
  const taken = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#c33' } })
    .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: '#33c' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '29/1 34/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await page
    .locator('[id="field-sections[0].image.src"]')
    .dispatchEvent('drop', { dataTransfer: await filesOf(page, 'Sideways.jpg', taken) });
  await page.getByRole('dialog').getByLabel('What is seen').fill('A roof');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const made = sharp(join(studio.root, 'public/images/sideways.jpg'));
  const { width, height, orientation, exif } = await made.metadata();
  expect([width, height, orientation, exif]).toEqual([40, 80, undefined, undefined]);
  // The blue part of the picture was at its left and is above now.
  const { data } = await made.resize(1, 2).raw().toBuffer({ resolveWithObject: true });
  expect((data[2] ?? 0) > (data[0] ?? 0)).toBe(true);
  expect((data[3] ?? 0) > (data[5] ?? 0)).toBe(true);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  test('a section is dragged by its grip, and the list below it stays where it is @wide', async ({ page, studio }) => {
    const frame = await studio.open();
    const types = () =>
      frame.locator('main [data-block]').evaluateAll((all) => all.map((one) => one.getAttribute('data-block')));
    const sections = page.getByRole('region', { name: 'Sections of the page' }).getByRole('listitem');
    const grip = sections.nth(1).locator('[data-grip="ready"]');
    const [start, end] = [await grip.boundingBox(), await sections.nth(2).boundingBox()];
    if (!start || !end) throw new Error('there is nothing to drag');
    const session = await page.context().newCDPSession(page);
    const x = start.x + start.width / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
    const [from, to] = [start.y + start.height / 2, end.y + end.height / 2];
    await touch('touchStart', from);
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', from + ((to - from) * step) / 6);
    await expect(page.locator('[data-dragged]')).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await touch('touchEnd');
    await expect.poll(types).toEqual(['hero', 'post-list', 'prose', 'card-grid', 'social']);
  });
});
