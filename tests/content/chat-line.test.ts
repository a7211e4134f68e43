import { beforeAll, expect, test } from 'vitest';
import { readIcons } from '../../scripts/icons';
import { readInventory } from '../../scripts/inventory';
import { pageContent, siteData } from '../../src/pages/assemble';
import { drawPage, ready } from '../../src/server/render';
import { plumber } from '../plumber';

const config = 'site.config.yaml';
const number = 'phone: (830) 555-0142';
/** The plumber whose number nobody picks up, and many write to. */
const chat = plumber.changed(config, number, `${number}\n      by: whatsapp`);

let html = new Map<string, string>();
beforeAll(async () => {
  await ready();
  const inventory = await readInventory('tests/sites/plumber');
  const site = plumber.siteOf(chat);
  const icons = await readIcons();
  html = new Map(
    site.pages.map((page) => {
      const content = pageContent(site, page, inventory, 'test');
      const { html } = drawPage(siteData(site, 'test'), content, { drawings: icons });
      return [page.route, `${html}${JSON.stringify(content.head)}`];
    }),
  );
});

test('a number that only a chat answers is called nowhere, and every button leads to the chat', () => {
  expect(plumber.problemsOf(chat)).toBe('');
  for (const [route, text] of html) {
    expect(text, route).not.toContain('tel:');
    expect(text, route).not.toMatch(/"telephone"|>Call now<|>Call</);
    expect(text, route).toContain('https://wa.me/18305550142');
  }
});
