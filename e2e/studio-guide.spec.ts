import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './studio-site';

/** What the pictures of the guide show, by their names. `GUIDE=1` takes them anew. */
const scenes: Record<string, (page: Page, frame: FrameLocator) => Promise<void>> = {
  async page(page, frame) {
    await page.locator('[data-section]').nth(1).click();
    await expect(page.getByLabel('Heading', { exact: true })).toBeVisible();
    await expect(frame.locator('.studio-outline[data-kind="chosen"]')).toBeVisible();
  },
  async typing(page, frame) {
    await frame.locator('main h1').dblclick();
    await expect(frame.getByLabel('Text on the page')).toBeFocused();
    await page.keyboard.press('End');
  },
  async link(page, frame) {
    await frame.locator('main [data-block="hero"] a').first().dblclick();
    await expect(frame.getByLabel('Text on the page')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.getByLabel('Search what a link can lead to').fill('roof');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
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
    await scene(page, frame);
    if (process.env.GUIDE) {
      const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      writeFileSync(`studio/guide/${name}.webp`, await sharp(shot).webp({ quality: 80 }).toBuffer());
    }
  }
});
