import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './studio-site';

/** What the pictures of the guide show, by their names: the whole studio, or a part of it. `GUIDE=1` takes them anew. */
const scenes: Record<string, (page: Page, frame: FrameLocator) => Promise<Locator | undefined>> = {
  async page(page, frame) {
    await page.locator('[data-section]').nth(1).click();
    await expect(page.getByLabel('Heading', { exact: true })).toBeVisible();
    await expect(frame.locator('.studio-outline[data-kind="chosen"]')).toBeVisible();
    return undefined;
  },
  async link(page, frame) {
    await frame.locator('main [data-block="hero"] a').first().dblclick();
    await expect(frame.getByLabel('Text on the page')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.getByLabel('Search what a link can lead to').fill('roof');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    return page.getByRole('dialog');
  },
  async pictures(page) {
    await page.locator('[data-section]').first().click();
    await page.getByRole('button', { name: 'Choose' }).first().click();
    await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
    await expect
      .poll(() =>
        page
          .getByRole('dialog')
          .locator('img')
          .evaluateAll((all) => all.slice(0, 12).every((one) => Reflect.get(one, 'naturalWidth') > 0)),
      )
      .toBe(true);
    return undefined;
  },
  async publish(page, frame) {
    await frame.locator('main h1').dblclick();
    await expect(frame.getByLabel('Text on the page')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A roof that you can forget');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(page.locator('main img').first()).toBeVisible();
    return page.getByRole('main');
  },
  async token(page) {
    // As it is where the studio stands as files, with no server of its own.
    await page.route(/\?token=/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<head>', '<head><meta name="studio-stands" content="./">') });
    });
    await page.reload();
    await page.unroute(/\?token=/);
    await page.getByLabel('Repository').fill('acme/website');
    await page.getByLabel('Token').fill('github_pat_example');
    return page.getByRole('main').locator('> *');
  },
  // The last one: a page with half a token is not drawn when it is opened anew.
  async typing(page, frame) {
    await frame.locator('main h1').dblclick();
    await expect(frame.getByLabel('Text on the page')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' in {c');
    await expect(frame.getByRole('option').first()).toBeVisible();
    return page.getByRole('main');
  },
};

test.use({ from: '.', viewport: { width: 1366, height: 800 } });

test('every picture in the guide is one of a scene that the studio shows @wide', async ({ page, studio }) => {
  const named = [...readFileSync('studio/guide/README.md', 'utf8').matchAll(/\]\(([\w-]+)\.webp\)/g)].map(
    ([, name]) => name,
  );
  expect(named.sort()).toEqual(Object.keys(scenes).sort());
  for (const [name, scene] of Object.entries(scenes)) {
    const frame = await studio.open();
    const part = await scene(page, frame);
    if (process.env.GUIDE) {
      const shot = await (part ?? page).screenshot({ animations: 'disabled', caret: 'initial' });
      writeFileSync(`studio/guide/${name}.webp`, await sharp(shot).webp({ quality: 80 }).toBuffer());
    }
  }
});
