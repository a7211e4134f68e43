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

test('a number with an extension is called with it, and no message is sent there', () => {
  const office = plumber.changed(config, number, `${number} ext. 12`);
  const linked = (href: string) => plumber.changed('pages/index.yaml', 'href: /contact', `href: ${href}`);
  const home = (href: string) => JSON.stringify(plumber.pageOf('/', { ...office, ...linked(href) }).sections);
  expect(home('call')).toContain('(830) 555-0142 ext. 12');
  expect(home('call')).toContain('"tel:+18305550142;ext=12"');
  expect(home('sms')).toContain('"sms:+18305550142"');
  expect(
    plumber.problemsOf(plumber.changed(config, number, `${number} ext. 12\n      by: sms`)),
  ).toMatchInlineSnapshot(`
    "site.config.yaml:17:11  business.offices[0].by  "(830) 555-0142 ext. 12" has an extension, which no message reaches  write by: call, or the number of the phone that messages arrive on

    1 error in 1 file
    "
  `);
});
