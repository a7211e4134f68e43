import { expect, test } from 'vitest';
import { changed, plumber, problemsOf } from '../plumber';

const config = 'site.config.yaml';
const mistaken = changed('pages/index.yaml', 'href: /services }', 'href: /servces }');

test.each([
  ['a value of the wrong form', 'url: ', 'url: htps://', 'site.config.yaml:1:6  url'],
  ['an unknown field', 'founded:', 'begun: x\n  founded:', 'field'],
])('pages are looked at beside %s in the configuration', (_, from, to) => {
  const told = problemsOf({ ...changed(config, from, to), ...mistaken });
  expect(told).toContain('site.config.yaml:');
  expect(told).toContain('there is no page "/servces"');
  expect(told).toContain('2 errors in 2 files');
});

test('what follows from the fault of the configuration alone is not told', () => {
  const office = changed(config, 'id: luling', 'id: Lu ling!');
  expect(problemsOf({ ...office, ...mistaken })).toContain('2 errors in 2 files');
});

test('where the only phone is written wrongly, links to it are no mistakes', () => {
  const phone = plumber.changed(config, 'phone: (830) 555-0142', 'phone: [830, 555, 0142]');
  const told = plumber.problemsOf(phone);
  expect(told).toContain('business.offices[0].phone');
  expect(told).toContain('1 error in 1 file');
});

const others = {
  ...mistaken,
  ...changed('pages/service-areas/lockhart.yaml', 'office: luling', 'office: lulling'),
};

test.each([
  ['a founding year in words', 'founded: 2001', 'founded: long ago'],
  ['a link that is a number', 'license: https://license.example.com/heron', 'license: 5'],
  ['a misspelled name around many', 'redirects:\n', 'redirect:\n'],
  ['an item that lacks a field', '  - { from: /author/*, to: /blog }', '  - { from: /author/* }'],
  ['a word for a color', 'brand: "#0B5D84"', 'brand: blue'],
])('beside %s all other mistakes are told, those of the configuration as well', (_, from, to) => {
  const text = Object.values(changed(config, from, to))[0] ?? '';
  const dead = text.replace('{ from: /about-us, to: /contact }', '{ from: /about-us, to: /contcat }');
  const told = problemsOf({ ...others, [config]: dead.replace('closes: "18:00"', 'closes: "07:00"') });
  expect(told).toContain('there is no page "/servces"');
  expect(told).toContain('there is no office "lulling"');
  expect(told).toContain('/contcat is not a page');
  expect(told).toContain('it opens at 08:00 and closes before that');
  expect(told).toContain('5 errors in 3 files');
});

test('what stands behind an item that is not used is told at its own line', () => {
  const [text = ''] = Object.values(changed(config, '{ from: /about-us, to: /contact }', '{ from: /about-us }'));
  const dead = text.replace('{ from: /author/*, to: /blog }', '{ from: /author/*, to: /blgo }');
  const line = dead.slice(0, dead.indexOf('/blgo')).split('\n').length;
  expect(problemsOf({ [config]: dead })).toContain(`site.config.yaml:${line}:`);
});

test.each([
  ['links', 'links:\n  board: https://board.example.com\n'],
  ['redirects', 'redirects:\n  - { from: /news, to: /blog }\n'],
  ['business', 'business:\n  founded: 2001\n  address: { city: Seguin }\n'],
])('what stands below the first "%s" is not missed where a second is written', (name, added) => {
  const text = Object.values(changed(config, 'url: ', 'url: '))[0] ?? '';
  const line = text.split('\n').findIndex((each) => each.startsWith(`${name}:`)) + 1;
  const told = problemsOf({ [config]: `${text}${added}` });
  expect(told).toContain(
    `"${name}" is written twice  put what stands below it under line ${line}, and remove this one`,
  );
  expect(told).not.toContain('there is no link');
});

test('a mistake below the second of two fields of one name is told as well, at its line', () => {
  const text = Object.values(changed(config, 'url: ', 'url: '))[0] ?? '';
  const last = text.split('\n').length + 1;
  const told = problemsOf({ [config]: `${text}links:\n  board: board\n` });
  expect(told).toContain(`site.config.yaml:${last}:10  links.board`);
  expect(told).toContain('2 errors in 1 file');
});

test('of an empty configuration it is told how to get one again', () => {
  expect(problemsOf({ [config]: '# nothing yet\n' })).toMatchInlineSnapshot(`
    "site.config.yaml:1:1  the file is empty, and the configuration of the site is to stand here  bring back an earlier copy, or begin a new site with  npm run init -- DIR  and take the file from there

    1 error in 1 file
    "
  `);
});
