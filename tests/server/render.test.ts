import { beforeAll, expect, test } from 'vitest';
import { readInventory } from '../../scripts/inventory';
import type { PageData, SiteData } from '../../src/model/page-data';
import { drawPage } from '../../src/server/render';
import { type Example, examples } from '../blocks/example-site';

let all: Example[];
let site: SiteData;
let page: PageData;
let icons: ReadonlyMap<string, string>;
beforeAll(async () => {
  all = await examples();
  const gallery = all.find(({ type }) => type === 'gallery');
  if (!gallery) throw new Error('no gallery');
  ({ site, data: page } = gallery);
  ({ icons } = await readInventory('tests/sites/plumber'));
});

/** The page with other sections. */
const withSections = (...sections: object[]): PageData => ({
  ...page,
  page: { ...page.page, sections: sections as never },
});

test('a section that cannot be drawn is an error, not a gap', () => {
  // What no schema lets through: a list of steps without the list.
  expect(() => drawPage(site, withSections({ type: 'steps' }), { drawings: icons })).toThrow(
    /^A section of \/\S* cannot be drawn: Cannot read properties of undefined \(reading '\w+'\)/,
  );
});

test('a page has the icons that its markup refers to, each once, and no others', () => {
  const { data, html } = drawPage(site, page, { drawings: icons });
  const used = [...html.matchAll(/<use href="#icon-([^"]+)"/g)].map(([, name]) => name);
  const drawn = [...html.matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...new Set(used)].sort());
  expect(Object.keys(data.icons)).toEqual(drawn);
  expect(drawn).toContain('menu-2');
  expect(html).toContain(`<symbol id="icon-menu-2" viewBox="0 0 24 24">${icons.get('menu-2')}</symbol>`);
});

test('where the site has a file of icons, the header draws its own in the page, and others are taken from it', () => {
  const strip = all.find(({ type }) => type === 'feature-strip');
  if (!strip) throw new Error('no feature strip');
  const { data, html } = drawPage({ ...site, iconFile: '/assets/icons-1.svg' }, strip.data, {
    drawings: icons,
    filed: new Set(['menu-2', 'shield-check']),
  });
  expect(html).toContain('<use href="/assets/icons-1.svg#icon-shield-check">');
  expect(html).not.toContain('"#icon-shield-check"');
  expect(html).toContain('<use href="#icon-menu-2">');
  expect(Object.keys(data.icons)).toEqual(['brand-facebook', 'chevron-down', 'menu-2', 'phone', 'x']);
});

test('an icon that there is not is an error that names it', () => {
  const others = new Map([...icons].filter(([name]) => name !== 'menu-2'));
  expect(() => drawPage(site, page, { drawings: others })).toThrow(
    '"menu-2" is not an icon: see tabler.io/icons for their names',
  );
});
