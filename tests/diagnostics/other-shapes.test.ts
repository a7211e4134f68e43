import { expect, it } from 'vitest';
import { applied } from '../../src/reading/edit';
import { readPage, readSiteConfig } from '../../src/reading/page-source';
import { change, hero, page } from './seed';
import { site } from './sound';

/** What is said first of a text with one mistake, and what its edits leave to say. */
function mended(path: string, text: string): string {
  const read = (now: string) => (path.startsWith('pages/') ? readPage : readSiteConfig)({ path, text: now }).problems;
  const problems = read(text);
  const [first] = problems;
  const left = read(applied(text, first?.edits ?? []));
  const lines = [
    ...problems.map(({ line, found, fix }) => `${line}: ${found} ⇒ ${fix}`),
    ...left.map(({ found }) => `left: ${found}`),
  ];
  return lines.join('\n');
}

const config = (from: string, to: string): string => mended('site.config.yaml', change(site, from, to));
const section = (lines: string): string => mended('pages/test.yaml', page(hero + lines));

const hours = 'days: [Monday, Tuesday]\n      opens: "08:00"\n      closes: "18:00"';

it('reads hours in whatever shape they are written', () => {
  const shapes = [
    'Saturday: 09:00-12:30',
    'Saturday 09:00-12:30',
    '{ Saturday: 9 am - 12:30 pm }',
    'Mo-Fr 8-18',
    'Sa 9-12.30',
    'Sunday: closed',
    '{ days: [Saturday], hours: 9:00 - 12:30 }',
    '{ days: [Saturday], opens: "9 am – 12:30 pm" }',
    '{ days: [Sunday], opens: closed, closes: closed }',
    '{ days: [Saturday], von: "09:00", bis: "12:30" }',
  ];
  expect(shapes.map((shape) => config(hours, shape))).toMatchInlineSnapshot(`
    [
      "21: "Saturday" is not a field of openingHours[0], and it has none of its own ⇒ write { days: [Saturday], opens: "09:00", closes: "12:30" }",
      "21: "Saturday 09:00-12:30" where fields are expected ⇒ write { days: [Saturday], opens: "09:00", closes: "12:30" }",
      "21: "Saturday" is not a field of openingHours[0], and it has none of its own ⇒ write { days: [Saturday], opens: "09:00", closes: "12:30" }",
      "21: "Mo-Fr 8-18" where fields are expected ⇒ write { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "08:00", closes: "18:00" }",
      "21: "Sa 9-12.30" where fields are expected ⇒ write { days: [Saturday], opens: "09:00", closes: "12:30" }",
      "21: "Sunday" is not a field of openingHours[0], and it has none of its own ⇒ write { days: [Sunday], is: closed }",
      "21: "hours" is not a field of openingHours[0] ⇒ write  opens: "09:00", closes: "12:30"",
      "21: "9 am – 12:30 pm" is not written as "opens" needs it ⇒ write  opens: "09:00", closes: "12:30"",
      "21: "closed" is not written as "opens" needs it ⇒ write  is: closed",
      "21: "von" is not a field of openingHours[0] ⇒ write  opens: "09:00", closes: "12:30"",
    ]
  `);
  expect(config(`\n    - ${hours}`, '\n    Monday - Friday: 08:00 - 17:30\n    Sunday: closed')).toMatchInlineSnapshot(
    `"21: fields (Monday - Friday, Sunday) where a list is expected ⇒ write each as an item of its own: - { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "08:00", closes: "17:30" }"`,
  );
});

it('finds the fields of links, cells and rows that have other signs between them', () => {
  const list = '  - type: link-list\n    heading: By the job\n    links:\n';
  const links = [
    '{ Prices, /prices }',
    'Prices: /prices',
    'Prices -> /prices',
    '{ label= Prices, href= /prices }',
    '{ label: Prices; href: /prices }',
    'label: Prices | href: /prices',
    '"label": "Prices", "href": "/prices"',
  ];
  expect(links.map((link) => section(`${list}      - ${link}\n`))).toMatchInlineSnapshot(`
    [
      "10: "Prices" is not a field of links[0], and it has none of its own ⇒ write { label: Prices, href: /prices }",
      "10: "Prices" is not a field of links[0], and it has none of its own ⇒ write { label: Prices, href: /prices }",
      "10: "Prices -> /prices" where fields are expected ⇒ write { label: Prices, href: /prices }",
      "10: these fields are not written as fields are ⇒ write  - { label: Prices, href: /prices }",
      "10: ";" stands where a comma belongs ⇒ write  , href: …",
      "10: two fields stand on one line ⇒ write the second on a line of its own: href: /prices",
      "10: these fields are not written as fields are ⇒ write  - { label: Prices, href: /prices }",
    ]
  `);
  const table = '  - type: table\n    caption: Prices\n    columns: [Job, Price]\n    rows:\n      - [A socket, £95]\n';
  const rows = ['- A lamp: £80', '- A lamp; £80', 'A lamp\t£80', '| A lamp | £80 |', '- { Job: A lamp, Price: £80 }'];
  expect(rows.map((row) => section(`${table}      ${row}\n`))).toMatchInlineSnapshot(`
    [
      "12: fields (A lamp) where a list is expected ⇒ write  - [A lamp, £80]",
      "12: "A lamp; £80" where a list is expected ⇒ write  - [A lamp, £80]",
      "12: tabs part nothing here ⇒ write  - ["A lamp", "£80"]",
      "12: bars part nothing here ⇒ write  - ["A lamp", "£80"]",
      "12: fields (Job, Price) where a list is expected ⇒ write  - [A lamp, £80]",
    ]
  `);
});

it('knows a section by its fields, its name by its type, and a page of sections by having none of a template', () => {
  const list = '    heading: Every visit\n    items: [A written price, Clean floors]\n';
  expect(section(`  - type: faq\n${list}`)).toMatchInlineSnapshot(
    `"7: its fields are those of checklist, not of faq ⇒ write "checklist""`,
  );
  expect(section(`  - checklist:\n${list}`)).toMatchInlineSnapshot(
    `"7: "checklist" is a type of sections, and no name ⇒ write  - type: checklist"`,
  );
  expect(section(`  - checklist:\n${list.replace(/^/gm, '  ').trimEnd()}\n`)).toMatchInlineSnapshot(
    `"7: "checklist" is a type of sections, and no name ⇒ write  - type: checklist, and move the lines under it by 2 spaces to the left"`,
  );
  expect(
    section('  - type: notice\n    style: warning\n    heading: Water\n    text: Switch it off.\n'),
  ).toMatchInlineSnapshot(`"8: "style" is not a field of notice ⇒ write  tone: warning"`);
  expect(mended('pages/test.yaml', `template: service\n${page(hero)}`)).toMatchInlineSnapshot(`
    "1: this page has sections, and none of the fields of the service template ⇒ remove the line: a page of sections has no template
    left: this page has sections, and none of the fields of the service template"
  `);
  expect(mended('pages/test.yaml', `type: service\n${page(hero)}`)).toMatchInlineSnapshot(
    `"1: "type" is not a field of this page ⇒ write  purpose: service"`,
  );
});

it('tells one slip on lines one below the other, or in fields side by side, once', () => {
  const faq = '  - type: faq\n    heading: Questions\n    items:\n';
  expect(section(`${faq}      - q: How long?\n        a: A day.\n`)).toMatchInlineSnapshot(
    `"10: "q" and "a" are not fields of items[0] ⇒ write "question" and "answer""`,
  );
  const list = '  - type: checklist\n    heading: Every visit\n    items:\n';
  expect(section(`${list}      - text: A written price\n      - text: Clean floors\n`)).toMatchInlineSnapshot(
    `"10: there is a field where one text is expected ⇒ write A written price  alone, and so in the next line"`,
  );
});

it('knows what is meant by lists without signs, sizes in one, and lists in the place of names', () => {
  const cards = '  - type: checklist\n    heading: Every visit\n    items:\n';
  expect(section(`${cards}      A written price\n      Clean floors\n`)).toMatchInlineSnapshot(
    `"10: there is no "- " in front of these items ⇒ write  - A written price, and so in the next line"`,
  );
  const people = '  - type: team\n    heading: Who comes\n    people:\n';
  expect(section(`${people}      - Lee Tran, Apprentice\n`)).toMatchInlineSnapshot(
    `"10: "Lee Tran, Apprentice" where fields are expected ⇒ write { name: Lee Tran, role: Apprentice }"`,
  );
  expect(section(`${people}      - { name: Lee Tran, position: Apprentice, sample }\n`)).toMatchInlineSnapshot(
    `"10: "sample" has no value ⇒ write  - { name: Lee Tran, role: Apprentice, sample: true }"`,
  );
  const claims = `    - days: [Monday, Tuesday]\n      opens: "08:00"\n      closes: "18:00"\n`;
  const badge = '  badges: [{ file: /a.svg, alt: Guild, size: 132x48 }]\n';
  expect(config(claims, claims + badge)).toMatchInlineSnapshot(
    `"24: "size" is not a field of badges[0] ⇒ write  width: 132, height: 48"`,
  );
  const form = 'provider: mail\n    fields:\n      - { type: text, label: Name }\n';
  expect(mended('site.config.yaml', `${site}forms:\n  - name: visit\n    ${form}`)).toMatchInlineSnapshot(
    `"69: there is a list where each has its own name in front ⇒ write  visit:  in the place of this line"`,
  );
});

it('mends a line of a list that has more than its dash amiss, and says its whole line', () => {
  const moved = (line: string): string => config('  - { from: /about-us, to: /about }', `  ${line}`);
  expect(
    ['/about-us: /about', '- /about-us,/about,301', '- Redirect 301 /about-us /about'].map(moved),
  ).toMatchInlineSnapshot(`
    [
      "67: fields (/about-us) where a list is expected ⇒ write each as an item of its own: - { from: /about-us, to: /about }",
      "67: "/about-us,/about,301" where fields are expected ⇒ write { from: /about-us, to: /about }",
      "67: "Redirect 301 /about-us /about" where fields are expected ⇒ write { from: /about-us, to: /about }",
    ]
  `);
  expect(section('    type: notice\n    heading: Water\n    text: Switch it off.\n')).toMatchInlineSnapshot(
    `"7: there is no "- " in front of this item ⇒ write  - type: notice"`,
  );
});
