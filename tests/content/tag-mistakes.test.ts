import { expect, test } from 'vitest';
import { headOf } from '../../src/head/head-of';
import { changed, inventory, problemsOf, siteOf } from '../plumber';

const config = 'site.config.yaml';
const withTags = (tags: string) => changed(config, 'map: {', `${tags}\nmap: {`);
const said = (tags: string) => problemsOf(withTags(tags));

test.each([
  ['a type that there is not', 'tags: [{ type: google, id: G-ABCD1234 }]'],
  ['an id of another kind', 'tags: [{ type: ga4, id: UA-12345-1 }]'],
  ['a container that is none', 'tags: [{ type: tag-manager, id: G-ABCD1234 }]'],
  ['a pixel without quotes', 'tags: [{ type: meta-pixel, id: 123456789 }]'],
  ['a script that is not encrypted', 'tags: [{ type: script, src: "http://chat.example.com/a.js" }]'],
  ['a script without an address', 'tags: [{ type: script }]'],
  [
    'a service with a path',
    'tags: [{ type: script, src: "https://a.example.com/a.js", allows: ["https://b.example.com/x"] }]',
  ],
  ['a whole tag as a code', 'tags: [{ type: verification, service: google, code: "<meta name=x>" }]'],
  ['a verifier that there is not', 'tags: [{ type: verification, service: gogle, code: abcdefgh }]'],
  ['a tag twice', 'tags: [{ type: ga4, id: G-ABCD1234 }, { type: ga4, id: G-ABCD1234, consent: false }]'],
  ['a question that nobody is asked', 'tags: [{ type: plausible, domain: heron.example }]\nconsent: { text: May we? }'],
  [
    'a question that leads nowhere',
    'tags: [{ type: ga4, id: G-ABCD1234 }]\nconsent: { link: { label: More, href: /privaci } }',
  ],
  ['an address for events that is none', 'events: events'],
])('%s', (_what, tags) => {
  expect(said(tags)).toMatchSnapshot();
});

test('tags of every type, a question and an address for events are no mistake', () => {
  expect(
    said(`tags:
  - { type: verification, service: bing, code: 0123456789ABCDEF }
  - { type: plausible, domain: heron.example }
  - { type: ga4, id: G-ABCD1234 }
  - { type: tag-manager, id: GTM-ABCD12, allows: ["https://ads.example.org"] }
  - { type: meta-pixel, id: "1234567890" }
  - { type: script, src: "https://chat.example.com/widget.js", consent: false }
consent: { text: "May we count your visit?", link: { label: What we keep, href: /contact } }
events: /api/events`),
  ).toBe('');
});

test('a sign for a service stands in the head of the home page alone', () => {
  const site = siteOf(withTags('tags: [{ type: verification, service: google, code: abc-DEF_123 }]'));
  const signs = site.pages.flatMap((page) =>
    headOf(site, page, inventory)
      .meta.filter(({ name }) => name === 'google-site-verification')
      .map(({ content }) => [page.route, content]),
  );
  expect(signs).toEqual([['/', 'abc-DEF_123']]);
});

test.each([
  ['sms', 'sms:+18305550142'],
  ['sms:seguin', 'sms:+18305550142'],
  ['whatsapp', 'https://wa.me/18305550142'],
  ['whatsapp:luling', 'https://wa.me/15125550173'],
  ['sms:emergency', 'sms:+18305550199'],
  ['link:text-us', 'sms:+18305550142'],
])('a link to %s', (href, address) => {
  const links = changed(config, 'links:\n  license', 'links:\n  text-us: "sms:+18305550142"\n  license');
  const page = changed('pages/index.yaml', 'href: /contact', `href: "${href}"`);
  const home = siteOf({ ...links, ...page }).pages.find(({ route }) => route === '/');
  expect(JSON.stringify(home)).toContain(`"href":"${address}"`);
});

test('a chat whose number is written as at home would open none', () => {
  const told = problemsOf(changed('pages/index.yaml', 'href: /contact', 'href: "https://wa.me/(830) 555-0142"'));
  expect(told).toContain('has a phone number in a page  write whatsapp,');
});

test('a line that there is not is told with those that there are', () => {
  expect(problemsOf(changed('pages/index.yaml', 'href: /contact', 'href: "whatsapp:lulin"'))).toMatchInlineSnapshot(`
    "pages/index.yaml:10:42  sections[0].actions[0].href  there is no office "lulin"  write whatsapp:luling; the choices are whatsapp, whatsapp:seguin, whatsapp:luling, whatsapp:emergency

    1 error in 1 file
    "
  `);
});
