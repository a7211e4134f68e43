import { expect, test } from '@playwright/test';
import { kinds, otherParts } from './kinds';
import { documentAt, routes } from './site';
import { findingsOf, type Looks } from './stage';

/** How the words and parts of every page stand, each where it could go wrong. */
const looks: Looks = [
  ['loneWords', [360, 390, 768, 1024, 1366, 1440]],
  ['brokenTitles', [360, 768, 1024, 1120, 1366]],
  ['brokenPhrases', [320, 350, 360, 390, 480, 620, 768, 900, 1024, 1200, 1366, 1440]],
  ['longLeads', [360]],
  ['leftEdges', [768, 1366, 1440]],
  ['shadedTiles', [360, 768, 1024, 1366, 1440]],
  ['looseLinks', [360, 768, 1366, 1440]],
  ['proseMeasure', [768], ['/terms', '/roof-costs']],
];

test('headings, titles, phone numbers, ranges, edges and tiles stand well where every block is shown @wide', async ({
  page,
}) => {
  expect(await findingsOf(page, kinds, looks)).toEqual([]);
});

for (const [part, some] of otherParts.entries()) {
  test(`headings, titles, phone numbers, ranges, edges and tiles stand well on the other pages (${part + 1} of ${otherParts.length}) @wide`, async ({
    page,
  }) => {
    expect(await findingsOf(page, some, looks)).toEqual([]);
  });
}

test('there are articles and mosaics among them', () => {
  const having = (words: string) => routes.filter((route) => documentAt(route).includes(words)).length;
  expect(having('data-block="article-header"')).toBeGreaterThan(10);
  expect(having('data-tile="big"')).toBeGreaterThan(3);
});

test('what stands badly is found', async ({ page }) => {
  const planted = `<!doctype html><title>Planted</title><style>* { margin: 0; font: 20px/1.4 monospace }</style><main>
    <section data-block="article-header"><h1 style="width: 20ch">Nineteen letters or alone</h1>
    <p style="width: 10ch">One sentence that takes a lot of lines.</p></section>
    <section data-block="prose"><p style="width: 15ch; margin-left: 9px">Call (918) 555-0142</p></section>
    <section data-block="link-list"><ul style="display: grid; grid-template-columns: 1fr 1fr"><li>A</li><li>B</li>
    <li>C</li></ul></section><ul><li style="width: 4ch; word-break: break-all"><h3>Shower</h3></li></ul>
    <ul><li data-tile="big"><picture style="display: block; height: 90px"></picture>
    <div style="margin-top: -80px; height: 60px"></div></li></ul></main>`;
  await page.route('/planted', (route) => route.fulfill({ contentType: 'text/html', body: planted }));
  const found = await findingsOf(
    page,
    ['/planted'],
    looks.map(([look]) => [look, [768]]),
  );
  expect(found.map((line) => line.replace('/planted at 768 px: ', ''))).toEqual([
    'a word is alone on the last line: Nineteen letters or | alone',
    '"Shower" is broken in the title "Shower"',
    '"(918) 555-0142" is broken',
    expect.stringMatching(/^three lines stand below the heading: One/),
    expect.stringMatching(/^an article has its left edges at 0,/),
    expect.stringMatching(/^words shade these shares of the pictures of a mosaic: 0\.6/),
    'a list of links has rows of 2,1',
    expect.stringMatching(/^running text is \d+ px wide/),
  ]);
});
