import { expect, test } from 'vitest';
import { addressLookup } from '../../src/addresses/address-lookup';
import { redirectIndex } from '../../src/addresses/redirect-index';
import { type LinkContext, resolveLink } from '../../src/resolving/links';
import { siteOf } from '../plumber';

const { config } = siteOf();
const [office] = config.business.offices;
if (!office) throw new Error('the fixture has offices');

const addresses = addressLookup({
  routes: new Map([
    ['/', new Set(['frost'])],
    ['/contact', new Set(['office', 'form'])],
    ['/broken', undefined],
    ['/404', new Set<string>()],
  ]),
  drafts: new Map([['/soon', new Set<string>()]]),
  aliases: new Map([['/contact-us', '/contact']]),
  moved: new Map([['/old-name', '/contact']]),
  astray: new Map([['/aside', 'pages/_aside.yaml']]),
  redirects: redirectIndex([
    { from: '/old', to: '/contact' },
    { from: '/author/*', to: '/' },
  ]),
  files: new Set(['/prices.pdf']),
});
const context: LinkContext = { config, addresses, office, route: '/' };

test.each([
  ['/contact', '/contact'],
  ['/contact#office', '/contact#office'],
  ['/contact?service=pipe#form', '/contact?service=pipe#form'],
  ['/broken#anything', '/broken#anything'],
  ['#frost', '#frost'],
  ['/', '/'],
  ['/prices.pdf', '/prices.pdf'],
  ['call', 'tel:+18305550142'],
  ['call:luling', 'tel:+15125550173'],
  ['call:emergency', 'tel:+18305550199'],
  ['email', 'mailto:hello@heron.example'],
  ['link:license', 'https://license.example.com/heron'],
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['mailto:a@example.com?subject=Pipe', 'mailto:a@example.com?subject=Pipe'],
])('%s leads to %s', (href, address) => {
  expect(resolveLink(href, context)).toEqual({ value: address, issues: [] });
});

const mistake = (href: string, from = context): string =>
  resolveLink(href, from)
    .issues.map(({ found, fix, at }) => `${found}; ${fix}${at?.needle === href ? '' : ` (at ${at?.needle})`}`)
    .join('\n');

test('links that lead to no page', () => {
  expect(
    ['/contcat', '/Contact', '/nothing-like-it', '/404', '/soon', '/old-name#form'].map((href) => mistake(href)),
  ).toMatchInlineSnapshot(`
    [
      "there is no page "/contcat"; write /contact, or add the page",
      "there is no page "/Contact"; write /contact, or add the page",
      "there is no page "/nothing-like-it"; write the address of a page, or add the page",
      "there is no page "/404"; write the address of a page, or add the page",
      ""/soon" is a draft; lead somewhere else, or take draft: true out of that page",
      "there is no page "/old-name": its file is pages/contact.yaml now; run npm run rename -- /old-name /contact, which mends every link to it",
    ]
  `);
});

test('links that take a detour', () => {
  expect(
    ['/contact-us', '/contact-us#form', '/contact/', '/old', '/old/', '/author/jim'].map((href) => mistake(href)),
  ).toMatchInlineSnapshot(`
    [
      ""/contact-us" is a second address of /contact; write /contact",
      ""/contact-us" is a second address of /contact; write /contact#form",
      ""/contact/" ends in a slash; write /contact",
      ""/old" is an old address that leads on; write /contact",
      ""/old/" is an old address that leads on; write /contact",
      ""/author/jim" is an old address that leads on; write /",
    ]
  `);
});

test('parts that a page does not have', () => {
  expect(['/contact#offcie', '/contact#map', '#forst', '/#'].map((href) => mistake(href))).toMatchInlineSnapshot(`
    [
      "the page /contact has no part "offcie"; write /contact#office; the page has #office, #form",
      "the page /contact has no part "map"; give a section of that page id: map, or leave #map out; the page has #office, #form",
      "the page / has no part "forst"; write #frost; the page has #frost",
      "the # has no name of a part behind it; write / without the #",
    ]
  `);
  expect(mistake('#frost', { ...context, route: undefined })).toMatchInlineSnapshot(
    `""#frost" stands on every page, and has no page to lead to; write the page before it: /a-page#frost"`,
  );
});

test('names that the configuration does not have', () => {
  expect(
    ['call:lulingg', 'call:paris', 'link:licens', 'link:', 'email:jim'].map((href) => mistake(href)),
  ).toMatchInlineSnapshot(`
    [
      "there is no office "lulingg"; write call:luling; the choices are call, call:seguin, call:luling, call:emergency",
      "there is no office "paris"; write call; the choices are call, call:seguin, call:luling, call:emergency",
      "there is no link "licens" under links in site.config.yaml; write link:license; the choices are link:license",
      "there is no link "" under links in site.config.yaml; write link:license; the choices are link:license",
      ""email:jim" is not an address; write email for the e-mail address of the business, or mailto:name@example.com",
    ]
  `);
});

test('addresses of other kinds', () => {
  expect(
    [
      'tel:+18305550142',
      'http://example.com',
      'https://',
      'mailto:jim',
      '//example.com',
      'contact',
      'cal',
      'ftp://a.example',
      '',
    ].map((href) => mistake(href)),
  ).toMatchInlineSnapshot(`
    [
      ""tel:+18305550142" is a phone number in a page; write call, or call:seguin, call:luling, call:emergency; numbers stand in site.config.yaml only",
      ""http://example.com" is not encrypted; write https://example.com",
      ""https://" is not a web address; write it as https://www.example.com/page",
      ""mailto:jim" is not an e-mail address; write mailto:name@example.com, or email for that of the business",
      ""//example.com" does not lead anywhere; write a page such as /contact, a web address with https://, call, email or link:name",
      ""contact" does not lead anywhere; write /contact, or a page such as /contact, a web address with https://, call, email or link:name",
      ""cal" does not lead anywhere; write call, or a page such as /contact, a web address with https://, call, email or link:name",
      ""ftp://a.example" does not lead anywhere; write a page such as /contact, a web address with https://, call, email or link:name",
      """ does not lead anywhere; write a page such as /contact, a web address with https://, call, email or link:name",
    ]
  `);
});

test('a page or file that is there, spelled as programs and disks have it', () => {
  const spellings = [
    '/Contact.html',
    '/contact/index.html',
    'pages/contact.yaml',
    '.\\\\contact',
    'public/prices.pdf',
    '/Prices.PDF',
  ];
  expect(
    spellings.map((href) => mistake(href).split(/[,;] (?:or|write) |, or /)[1] ?? mistake(href)),
  ).toMatchInlineSnapshot(`
    [
      "/contact",
      "/contact",
      "/contact",
      "/contact",
      "/prices.pdf",
      "/prices.pdf",
    ]
  `);
});

test('full addresses of this site', () => {
  const full = ['https://www.pipes.example/contact', 'http://pipes.example', 'https://PIPES.example/contcat?a=b#form'];
  const own = { ...context, config: { ...config, url: 'https://www.pipes.example' } };
  expect(full.map((href) => mistake(href, own))).toMatchInlineSnapshot(`
    [
      ""https://www.pipes.example/contact" is an address of this site; write /contact without the part before it",
      ""http://pipes.example" is an address of this site; write / without the part before it",
      ""https://PIPES.example/contcat?a=b#form" is an address of this site; write /contact#form without the part before it",
    ]
  `);
  expect(mistake('https://www.pipes.example.evil.test/contact', own)).toBe('');
});

test('names that every object has are no names of links', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(mistake(`link:${name}`)).toContain(`there is no link "${name}"`);
    expect(mistake(`call:${name}`)).toContain(`there is no office "${name}"`);
    expect(mistake(`${name}:x`)).toContain('does not lead anywhere');
  }
});

test('only addresses that a page may lead to are published, wherever they are written', () => {
  const leadsTo = (address: string) =>
    resolveLink('link:license', { ...context, config: { ...config, links: { license: address } } });
  for (const address of ['javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'vbscript:x', '//evil.test', 'x']) {
    expect(leadsTo(address).issues, address).toMatchObject([{ code: 'link/scheme' }]);
  }
  for (const address of [
    'https://a.test',
    'http://a.test',
    'mailto:a@a.test',
    'tel:+18305550142',
    'sms:+18305550142',
  ]) {
    expect(leadsTo(address)).toEqual({ value: address, issues: [] });
  }
  expect(mistake('HTTPS://a.test/Page')).toBe('');
  expect(mistake('javascript:alert(1)')).toContain('does not lead anywhere');
});

test('an address of a hundred thousand signs', () => {
  for (const sign of ['a', '/', '.', '?', '#', '%', '-', '\\']) {
    for (const start of ['/', 'https://', 'mailto:', 'x', '#', `${config.url}/`]) {
      expect(() => mistake(`${start}${sign.repeat(100_000)}\nx`)).not.toThrow();
    }
  }
});
