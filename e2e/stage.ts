import { test as base, type Page } from '@playwright/test';
import * as composition from './composition';
import * as lines from './lines';
import type { Scene } from './survey';
import * as survey from './survey';

/** Frames below the fold are laid out, not painted: their widths change in no time. */
const empty =
  '<!doctype html><style>body { margin: 200vh 0 0 } iframe { display: block; height: 900px; border: 0 }</style>';

/** Puts the scenes on one empty page, each in a frame of its own, whose width is its window's. */
async function stage(page: Page, scenes: Scene[], base = ''): Promise<void> {
  await page.route('**/stage', (route) => route.fulfill({ contentType: 'text/html', body: empty }));
  await page.goto(`${base}/stage`);
  const found = Object.entries({ ...lines, ...composition, ...survey });
  await page.addScriptTag({ content: found.map(([name, code]) => `var ${name} = ${code}`).join('\n') });
  await page.evaluate(`Promise.all(${JSON.stringify(scenes)}.map(raise))`);
}

/** What looks at a page: the name of a function of lines.ts or composition.ts. */
type Look = keyof typeof lines | keyof typeof composition;

/** At which widths (px) which looks are taken at pages. */
export type Looks = [look: Look, widths: readonly number[], routes?: readonly string[]][];

/** What looks find at pages, their scripts off: a line for each, with the route and the width. */
export async function findingsOf(page: Page, routes: readonly string[], looks: Looks): Promise<string[]> {
  await stage(
    page,
    routes.map((route) => ({ route })),
  );
  const widths = [...new Set(looks.flatMap(([, at]) => at))].sort((a, b) => a - b);
  return page.evaluate<string[]>(`look(${JSON.stringify([routes, widths, looks])})`);
}

/** Where pages with their scripts at work look other than without them, at some widths (px): a line for each page, with the first width. */
export async function differences(
  page: Page,
  routes: readonly string[],
  widths: readonly number[],
  base = '',
): Promise<string[]> {
  // A Tuesday, when doors are open: what hangs on the clock is in `hours.spec.ts`.
  await page.clock.setFixedTime('2026-03-03T16:00:00Z');
  await stage(
    page,
    routes.flatMap((route) => [{ route }, { route, scripts: true }]),
    base,
  );
  return page.evaluate<string[]>(`unlike(${JSON.stringify([routes, widths])})`);
}

interface Survey {
  /**
   * What is wrong with the scenes at the widths (px) for a visitor who has set the browser's letters to a size (px): a line
   * for each kind of fault, with the first width where it is. `base` is where another site is served.
   */
  faults(letters: number, scenes: Scene[], widths: readonly number[], base?: string): Promise<string[]>;
}

/** The setting of the browser itself is changed, because media queries in em follow no other: so each size has its own. */
export const test = base.extend<Survey>({
  faults: ({ playwright, launchOptions, baseURL }, use) =>
    use(async (letters, scenes, widths, base = baseURL) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      try {
        const page = await browser.newPage({ baseURL: base });
        await stage(page, scenes);
        return await page.evaluate<string[]>(`walk(${JSON.stringify(scenes)}, ${JSON.stringify(widths)}, ${letters})`);
      } finally {
        await browser.close();
      }
    }),
});
