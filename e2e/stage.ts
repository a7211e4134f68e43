import { test as base, type Page } from '@playwright/test';
import type { Scene } from './survey';
import * as survey from './survey';

/** Frames below the fold are laid out, not painted: their widths change in no time. */
const empty =
  '<!doctype html><style>body { margin: 200vh 0 0 } iframe { display: block; height: 900px; border: 0 }</style>';

/** Puts the scenes on one empty page, each in a frame of its own, whose width is its window's. */
async function stage(page: Page, scenes: Scene[]): Promise<void> {
  await page.route('/stage', (route) => route.fulfill({ contentType: 'text/html', body: empty }));
  await page.goto('/stage');
  await page.addScriptTag({ content: Object.values(survey).join('\n') });
  await page.evaluate(`Promise.all(${JSON.stringify(scenes)}.map(raise))`);
}

interface Survey {
  /**
   * What is wrong with the scenes at the widths (px) for a visitor who has set the browser's letters to a size (px): a line
   * for each kind of fault, with the first width where it is.
   */
  faults(letters: number, scenes: Scene[], widths: number[]): Promise<string[]>;
}

/** The setting of the browser itself is changed, because media queries in em follow no other: so each size has its own. */
export const test = base.extend<Survey>({
  faults: ({ playwright, launchOptions, baseURL }, use) =>
    use(async (letters, scenes, widths) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      try {
        const page = await browser.newPage({ baseURL });
        await stage(page, scenes);
        return await page.evaluate<string[]>(`walk(${JSON.stringify(scenes)}, ${JSON.stringify(widths)}, ${letters})`);
      } finally {
        await browser.close();
      }
    }),
});
