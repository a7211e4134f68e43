import { expect } from '@playwright/test';
import { test } from './stage';
import type { Scene } from './survey';

const widths = [...Array.from({ length: 161 }, (_, step) => 320 + 10 * step), 2560];
/** What does not fit a column does not over a range of widths: letters of other sizes are looked at in each fourth. */
const fourth = widths.filter((_, index) => index % 4 === 0 || index === widths.length - 1);
/** What a visitor has set as the size of letters in the browser, in px. */
const letters = [16, 20, 24, 32];

/** Each kind of page once. */
const pages: Scene[] = [
  { route: '/' },
  { route: '/water-restoration' }, // a service
  { route: '/claremore' }, // a city
  { route: '/service-areas/tulsa' }, // an area
  { route: '/blog' },
  { route: '/blog/custom-shower' }, // an article
  { route: '/roof-costs' }, // tables
  { route: '/gallery' },
  { route: '/reviews' },
  { route: '/contact' },
  { route: '/terms' },
  { route: '/404' },
];

/** Banner, header, footer and call bar, which are the same on all pages, as they are and as they may become. */
const bars: Scene[] = [
  { scripts: true },
  { scripts: true, spaced: true },
  { scripts: true, crowded: true },
  { scripts: true, crowded: true, spaced: true },
  {},
  { crowded: true, spaced: true },
].map((state) => ({ route: '/terms', bars: true, ...state }));

for (const size of letters) {
  // Large letters ask more of a page, small ones of the row of menus.
  const tagOf = (gate: number) => (size === gate ? '' : ' @wide');
  test(`with letters of ${size} px the bars fit every window, and call and menu are in them${tagOf(16)}`, async ({
    faults,
  }) => {
    expect(await faults(size, bars, widths)).toEqual([]);
  });

  test(`with letters of ${size} px every kind of page fits each fourth window @wide`, async ({ faults }) => {
    test.setTimeout(600_000);
    expect(await faults(size, pages, fourth)).toEqual([]);
  });
}

test('every kind of page fits every window @wide', async ({ faults }) => {
  test.setTimeout(600_000);
  expect(await faults(16, pages, widths)).toEqual([]);
});

test('with the spacing that a visitor may set every kind of page fits each fourth window @wide', async ({ faults }) => {
  test.setTimeout(600_000);
  const spaced = pages.map((scene) => ({ ...scene, spaced: true }));
  expect(await faults(16, spaced, fourth)).toEqual([]);
});
