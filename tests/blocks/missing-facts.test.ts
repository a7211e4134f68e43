import { beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { blockDefinitions } from '../../schemas/blocks';
import { templates } from '../../schemas/templates';
import { readIcons } from '../../scripts/icons';
import { llmsTxt } from '../../scripts/llms-txt';
import { pageContent, siteData } from '../../src/pages/assemble';
import { drawPage, ready } from '../../src/server/render';
import { inventory, plumber } from '../plumber';

const { changed, filesWith, problemsOf, siteOf } = plumber;
const config = 'site.config.yaml';

let icons: ReadonlyMap<string, string>;
beforeAll(async () => {
  icons = await readIcons();
  await ready();
});

/** The document of every page: its head as data, and its markup. */
function documents(
  added: Record<string, string> = {},
): { route: string; jsonLd: string; meta: string; html: string }[] {
  const site = siteOf(added);
  const facts = siteData(site, 'test');
  return site.pages.map((page) => {
    const content = pageContent(site, page, inventory, 'test');
    const { html } = drawPage(facts, content, { drawings: icons });
    return { route: page.route, jsonLd: content.head.jsonLd, meta: JSON.stringify(content.head.meta), html };
  });
}

/** The documents of the site as it is, drawn when they are asked for first. */
function drawnOnce(): () => ReturnType<typeof documents> {
  let drawn: ReturnType<typeof documents> | undefined;
  return () => {
    drawn ??= documents();
    return drawn;
  };
}

/** A file of the site without some of its values, in the order in which they are taken out. */
function without(path: string, ...places: (string | number)[][]): Record<string, string> {
  const document = parseDocument(textOf(path));
  for (const place of places) {
    if (!document.deleteIn(place)) throw new Error(`${path} has no ${place.join('.')}`);
  }
  return { [path]: document.toString() };
}

const textOf = (path: string): string => filesWith().find((file) => file.path === path)?.text ?? '';

const byMail = (text: string): string =>
  text.replace(/^form: .*/m, 'forms: { visit: { provider: mail, fields: [{ type: text, label: Name }] } }');

/** An element that promises content and has none. */
const empty =
  /<(ul|ol|nav|table|tbody|section|p|h[1-6])\b[^>]*>\s*<\/\1>|<div class="[^"]*">\s*<\/div>|href=""|href="tel:"/;

const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('a business without most of what a business may have', () => {
  const asItIs = drawnOnce();

  test('has no problems, and uses every block and every template', () => {
    expect(problemsOf({})).toBe('');
    const { pages } = siteOf();
    const used = new Set(pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
    expect(blockDefinitions.map(({ type }) => type).filter((type) => !used.has(type))).toEqual([]);
    const kinds = new Set<string>(pages.map(({ kind }) => kind));
    expect(Object.keys(templates).filter((name) => !kinds.has(name))).toEqual([]);
  });

  test('says nothing of what it does not have', () => {
    for (const { route, html } of asItIs()) {
      const words = wordsOf(html);
      expect(words, route).not.toMatch(
        /undefined|null|NaN|\bfree\b|24\/7|\bmiles\b|more communit|\d\+ reviews?|emergency/i,
      );
      expect(html, route).not.toMatch(empty);
    }
  });

  test('tells search engines only what it has', () => {
    for (const { route, jsonLd, meta } of asItIs()) {
      expect(jsonLd, route).not.toMatch(/undefined|null|NaN|GeoCircle|foundingDate|priceRange|"emergency"|\[\]|""/);
      expect(meta, route).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('nor of areas, networks, form, map service, place, time zone and menus where those are missing too', () => {
    const added = {
      ...without(
        config,
        ...['areas', 'socials', 'form', 'map'].map((fact) => [fact]),
        ...['claims', 'timeZone'].map((fact) => ['business', fact]),
        ...['menu', 'footer', 'legal'].map((fact) => ['navigation', fact]),
        ['business', 'offices', 0, 'coordinates'],
      ),
      ...without('pages/index.yaml', ['sections', 0, 'trust'], ['sections', 4]),
      ...without('pages/contact.yaml', ['sections', 3]),
      ...without('pages/services.yaml', ['sections', 13]),
    };
    for (const { route, html, jsonLd } of documents(added)) {
      expect(wordsOf(html), route).not.toMatch(/undefined|Areas we serve|Social networks|Directions|interactive map/);
      expect(html, route).not.toMatch(empty);
      expect(html, route).not.toContain('/embed/visit');
      expect(jsonLd, route).not.toMatch(/undefined|null|sameAs|"geo"|\[\]/);
    }
  });

  test('nor of a phone, a logo and a picture: its name, its form and its mail stand in their places', () => {
    for (const { route, html, jsonLd, meta } of documents(unreached)) {
      expect(wordsOf(html), route).not.toMatch(/undefined|\bcall (?:us|now)\b|\(830\)/i);
      expect(html, route).not.toMatch(/tel:|logo-light|href=""/);
      expect(html, route).not.toMatch(empty);
      expect(html, route).toMatch(/<header.*>Heron<.*data-variant="action"[^>]*>.*Ask for a visit.*<main/s);
      expect(html, route).toMatch(/aria-label="Write to us".*href="mailto:hello@heron\.example".*Ask for a visit/s);
      expect(html, route).toMatch(/<footer.*>Heron</s);
      expect(jsonLd, route).not.toMatch(/undefined|null|telephone|"logo"|\[\]/);
      expect(meta, route).toMatch(/og:image.*summary_large_image|"summary"/);
    }
  });
});

/** The plumber where nobody is written to by mail, and who does not say when he is open; his form is sent to a service. */
const unsaid = {
  ...without(config, ['business', 'email'], ['business', 'openingHours']),
  ...without('pages/services.yaml', ['sections', 1, 'items', 0], ['sections', 19]),
  ...without('pages/service-areas/lockhart.yaml', ['showHours']),
};

/** The plumber where nobody answers a phone, and without a logo and a picture of its own. */
const unreached = {
  ...without(
    config,
    ['business', 'offices', 0, 'phone'],
    ['navigation', 'callLabel'],
    ['theme', 'logo'],
    ['seo', 'image'],
  ),
  ...without('pages/index.yaml', ['sections', 0, 'text'], ['sections', 1]),
  ...without('pages/services.yaml', ['sections', 0, 'call'], ['sections', 8], ['sections', 1, 'items', 1]),
};

test('links of the footer that have no column of their own stand in one, wherever they are in the list', () => {
  const column =
    '[{ label: Work, href: /services, links: [{ label: Prices, href: /contact }] }, { label: Contact, href: /contact }]';
  const added = {
    [config]: textOf(config).replace(
      '  footer:\n    [',
      `  footer:\n    [{ label: Search, href: /search }, ${column.slice(1, -1)},`,
    ),
  };
  const html = documents(added)[0]?.html ?? '';
  expect(html.match(/Quick links/g)).toHaveLength(1);
  expect(html).toMatch(/Quick links.*Search.*Contact.*>Work</s);
});

test('nothing is said of a mail address and of hours where those are missing', () => {
  for (const { route, html, jsonLd } of documents(unsaid)) {
    expect(wordsOf(html), route).not.toMatch(/undefined|null|Opening hours|E-mail|\bclosed\b|\b(?:8|6) [AP]M/i);
    expect(html, route).not.toMatch(/mailto:|data-schedule/);
    expect(html, route).not.toMatch(empty);
    expect(jsonLd, route).not.toMatch(/undefined|null|"email"|openingHours|\[\]/i);
  }
  expect(llmsTxt(siteOf(unsaid))).not.toMatch(/undefined|; *$|^- *$|@/m);
});

describe('what a page asks for and the site does not have is told at its line, with the fact to write', () => {
  const home = 'pages/index.yaml';
  const hero = 'trust: true\n';
  const section = (lines: string) => changed(home, '  - type: social', `${lines}\n  - type: social`);

  const asked = [
    ['a token', changed(home, 'In {city}', 'In {city} since {founded}')],
    ['years', changed(home, 'In {city}', 'For {years} years in {city}')],
    ['a distance', changed(home, 'In {city}', 'Within {radius} miles of {city}')],
    ['a line', changed(home, 'href: /contact', 'href: "call:emergency"')],
    ['a page of a line', changed(home, 'label: Home', 'label: Home\nline: emergency')],
    ['numbers in a hero', changed(home, hero, `${hero}    call: both\n`)],
    ['a band', section('  - { type: call-banner, heading: Help }')],
    ['times in a band', section('  - { type: call-banner, heading: Help, line: office, responseTimes: true }')],
    [
      'a map',
      {
        ...section('  - { type: area-list, heading: Where, map: true }'),
        ...changed('site.config.yaml', '      coordinates: { latitude: 29.5688, longitude: -97.9647 }\n', ''),
      },
    ],
    ['a number where nobody has one', { ...unreached, ...changed(home, 'Call {phone}.', 'Call {phone} now.') }],
    [
      'a band where nobody has one',
      { ...unreached, ...without('pages/services.yaml', ['sections', 0, 'call'], ['sections', 1, 'items', 1]) },
    ],
    ['a mail address in words', { ...unsaid, ...changed(home, 'Call {phone}.', 'Write to {email}.') }],
    ['a link to a mail address', { ...unsaid, ...changed(home, 'href: /contact', 'href: email') }],
    ['hours in words', { ...unsaid, ...changed(home, 'Call {phone}.', 'Open {hours}.') }],
    ['hours in figures', { ...unsaid, ...changed(home, 'Call {phone}.', 'We are open from 8 AM to 6 PM.') }],
    [
      'hours among facts',
      { ...unsaid, 'pages/service-areas/lockhart.yaml': textOf('pages/service-areas/lockhart.yaml') },
    ],
    ['a form by mail', { ...unsaid, [config]: byMail(unsaid[config] ?? '') }],
    [
      'a band of a template',
      changed('pages/service-areas/lockhart.yaml', 'showHours: true', 'emergency: { heading: Help, text: Call. }'),
    ],
  ] as [string, Record<string, string>][];

  test('one by one', () => {
    expect(
      asked.map(([what, added]) => `${what}: ${problemsOf(added).split('\n')[0]}`).join('\n'),
    ).toMatchInlineSnapshot(`
      "a token: pages/index.yaml:7:27  sections[0].text  {founded} has no value  add business.founded in site.config.yaml, or say it without the token
      years: pages/index.yaml:7:15  sections[0].text  {years} has no value  add business.founded in site.config.yaml, or say it without the token
      a distance: pages/index.yaml:7:18  sections[0].text  {radius} has no value  add business.radius in site.config.yaml, or say it without the token
      a line: pages/index.yaml:10:42  sections[0].actions[0].href  the site has no business.emergency  add business.emergency to site.config.yaml, or write call for the number of this page's office
      a page of a line: pages/index.yaml:3:7  line  the site has no business.emergency  add business.emergency to site.config.yaml, or write line: office
      numbers in a hero: pages/index.yaml:12:11  sections[0].call  the site has no business.emergency  add business.emergency to site.config.yaml, or write call: office
      a band: pages/index.yaml:31:5  sections[4].line  the site has no business.emergency  add business.emergency to site.config.yaml, or write line: office
      times in a band: pages/index.yaml:31:70  sections[4].responseTimes  the site has no business.responseTimes  add business.responseTimes to site.config.yaml, or write responseTimes: false
      a map: pages/index.yaml:31:45  sections[4].map  too little is known to draw a map  add coordinates of an office to site.config.yaml, or write map: false
      a number where nobody has one: site.config.yaml:16:13  business.offices[0].city  the office seguin has no phone, and 2 places ask for it  add phone: to it, or say it otherwise in pages/index.yaml:7, pages/index.yaml:16
      a band where nobody has one: pages/services.yaml:53:5  sections[8]  no office has a phone  add the phone of an office to site.config.yaml, or write type: cta
      a mail address in words: pages/index.yaml:7:68  sections[0].text  {email} has no value  add business.email in site.config.yaml, or say it without the token
      a link to a mail address: pages/index.yaml:10:41  sections[0].actions[0].href  the site has no business.email  add business.email to site.config.yaml, or write call, or a page such as /contact
      hours in words: pages/index.yaml:7:64  sections[0].text  {hours}: the office seguin has none  add its hours in site.config.yaml, or say it without the token
      hours in figures: pages/index.yaml:7:76  sections[0].text  "8 AM to 6 PM" is not when the business is open  add business.openingHours to site.config.yaml and write {hours}, or add what is true to business.ledger in site.config.yaml, with its source
      hours among facts: pages/service-areas/lockhart.yaml:20:12  showHours  the site has no business.openingHours  add business.openingHours to site.config.yaml, or write showHours: false
      a form by mail: site.config.yaml:110:29  forms.visit.provider  it is sent by mail, and the site has no business.email  add business.email, or write provider: post with the endpoint of a form service
      a band of a template: pages/service-areas/lockhart.yaml:20:12  emergency  the site has no business.emergency  add business.emergency to site.config.yaml, or remove emergency"
    `);
  });

  test('a form, networks, cities and claims', () => {
    const bare = without(config, ['socials'], ['form'], ['areas'], ['business', 'claims']);
    const heading = changed('pages/seguin.yaml', 'lead:', 'formHeading: Write to us\nlead:');
    expect(problemsOf({ ...bare, ...heading })).toMatchInlineSnapshot(`
      "pages/contact.yaml:19:5  sections[3]  the site has no forms  add forms to site.config.yaml, or remove the section

      pages/index.yaml:11:12  sections[0].trust  the site has no business.claims  add business.claims to site.config.yaml, or write trust: false

      pages/index.yaml:31:5  sections[4]  the site has no socials  add socials to site.config.yaml, or remove the section

      pages/seguin.yaml:8:14  formHeading  the site has no forms  add forms to site.config.yaml, or remove formHeading

      pages/services.yaml:75:5  sections[13]  the site has no areas.cities  add areas.cities to site.config.yaml, or remove the section

      5 errors in 4 files
      "
    `);
  });
});
