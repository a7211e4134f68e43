import { expect, test, vi } from 'vitest';
import { type Block, blockDefinitions, block as blockSchema } from '../../schemas/blocks';
import { readInventory } from '../../scripts/inventory';
import type { Inventory, Page } from '../../src/model/site';
import { pageContent, siteData } from '../../src/pages/assemble';
import { mapLeaves } from '../../src/resolving/walk';
import { drawPage, pageDrawer, ready } from '../../src/server/render';
import { variantsOf } from '../blocks/complete';
import { loadSite } from '../content/load-site';
import { plumber, inventory as plumbersInventory, siteOf } from '../plumber';
import { textsOfSite } from '../site-of-files';
import { bothWays, siteBothWays } from './both-ways';

test('the pages of a site with few facts and of one with all are the same drawn by shapes', async () => {
  const { icons } = await readInventory('tests/sites/plumber');
  for (const site of [plumber.siteOf(), siteOf()]) await siteBothWays(site, { ...plumbersInventory, icons });
});

test('the pages of a site in two languages are the same drawn by shapes', async () => {
  const inventory = await readInventory('tests/sites/electrician');
  const files = Object.entries(textsOfSite('electrician')).map(([path, text]) => ({ path, text }));
  const { site } = loadSite({ files, inventory, year: 2026 });
  if (!site) throw new Error('the site has errors');
  await siteBothWays(site, inventory);
});

/** Words that are easily taken for something else, or look otherwise where they stand. */
const words = [
  'One two three four',
  `"Quoted" & <b>'single'</b> $& $1 \\1 \${x}`,
  '</script><!-- --> --> 🏠🏽 \u00e4\u2028x',
  '(830) 555-0142, 24-hour add-ons for $1,200–$8,000',
  'Pneumonoultramicroscopicsilicovolcanoconiosis!',
  '12',
  'x',
];
const links = [
  '/services',
  '/contact',
  '#form',
  'https://example.com/?a=1&b="2"',
  'tel:+18305550142',
  '/one',
  '/plain#a',
];
const texts = ['<p>One <strong>two</strong></p>', '<ul><li>$& &amp; "x"</li></ul>', '<p>&lt;/script&gt;</p><!-- -->'];

/** A block with other words, each time others. */
function reworded(block: Block, round: number): Block {
  let at = round;
  const next = <T>(among: readonly T[], otherwise: T): T => among[at++ % among.length] ?? otherwise;
  return mapLeaves(blockSchema, block, [], (kind, leaf) => {
    if (kind === 'text') return next(words, leaf);
    if (kind === 'markdown') return next(texts, leaf);
    if (kind === 'link') return next(links, leaf);
    if (kind === 'picture') return next(['hero.jpg', 'drain.jpg'], leaf);
    if (kind === 'icon') return next(['home', 'award'], leaf);
    return kind === 'office' ? 'seguin' : leaf;
  });
}

test('every variant of each block is drawn by its shape as React draws it, whatever it says', async () => {
  const { icons } = await readInventory('tests/sites/plumber');
  const inventory: Inventory = { ...plumbersInventory, icons };
  const site = siteOf();
  const [home] = site.pages;
  if (!home) throw new Error('there is no page');
  // React says of words in the place of a figure that they are none.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const draw = await bothWays(site, inventory);
  const plain: string[] = [];
  for (const definition of blockDefinitions) {
    const variants = variantsOf(definition).map(([, block]) => block);
    const page = (round: number): Page => ({
      ...home,
      route: `/round-${round}`,
      sections: variants.map((block, index) => reworded(block, index + 5 * round)),
    });
    draw([page(0), page(1)], 2);
    const [one = [], other = []] = draw([page(2)]);
    // What was filled in is the same value each time, and what React drew is not; the first is the frame.
    if (!other.slice(1).some((piece) => one.includes(piece))) plain.push(definition.type);
  }
  expect(plain).toMatchInlineSnapshot(`
    [
      "article-header",
      "gallery",
      "post-list",
      "reviews",
      "stats",
    ]
  `);
});

test('a section that can be drawn with its words alone is drawn with them', async () => {
  const { icons } = await readInventory('tests/sites/plumber');
  const site = siteOf();
  const [home] = site.pages;
  if (!home) throw new Error('there is no page');
  await ready();
  const [facts, content] = [siteData(site, 'test'), pageContent(site, home, { ...plumbersInventory, icons }, 'test')];
  // A form that no component takes.
  const draw = pageDrawer(facts, { drawings: icons }, ({ type }) => ({ form: { type } as Block, values: [] }));
  const whole = drawPage(facts, content, { drawings: icons }).html;
  for (const _ of ['met', 'tried', 'drawn']) expect(draw(content).html).toBe(whole);
});
