import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteConfig } from '../../src/reading/page-source';

/** Lists of the field's standard terms, in which every trade is named. */
const ofTheField = new Set(['schemas/site/business-kinds.ts', 'src/rules/facts/us-states.ts']);

const sources = ['schemas', 'src', 'scripts', 'studio']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => !ofTheField.has(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** What those of its trade talk of, which its configuration does not name. */
const ofItsTrade = ['roof', 'shingle', 'hail', 'storm', 'tornado', 'siding', 'skylight', 'drywall', 'remodel'];

const wholeWords = (names: readonly string[]): RegExp[] =>
  names.map((name) => new RegExp(`\\b${name.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`, 'i'));

/** The people on its pages, and its pictures. */
function namesOnPages(): string[] {
  const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const people = pages.flatMap((file) => [
    ...readFileSync(join('pages', file), 'utf8').matchAll(/\bname: (\p{Lu}\p{Ll}+ \p{Lu}[\p{L}.]*)$/gmu),
  ]);
  return [...people.map(([, name = '']) => name), ...readdirSync('public/images').map((file) => parse(file).name)];
}

/** The words by which a site can be told: its names, places and numbers as they are written, its trade in any form. */
function wordsOf(path: string): RegExp[] {
  const { value: config } = readSiteConfig({ path, text: readFileSync(path, 'utf8') });
  if (!config) throw new Error(`${path} cannot be read`);
  const { business, areas } = config;
  const places = [...business.offices.map(({ city }) => city), ...areas.cities.map(({ name }) => name)];
  const numbers = [...business.offices, ...(business.emergency ? [business.emergency] : [])].map(({ phone }) => phone);
  const trade = (business.tagline.match(/\p{L}{6,}/gu) ?? []).map((word) => word.replace(/(?:ing|ers?|s)$/, ''));
  const streets = business.offices.flatMap(({ address }) => address?.street ?? []);
  return [
    ...wholeWords([business.shortName, ...places, ...areas.communities, ...streets, ...namesOnPages()]),
    ...numbers.map((number) => new RegExp(number.replace(/\D+/g, '\\D*'))),
    ...numbers.map((number) => new RegExp(`\\(${number.replace(/\D+/g, '').slice(0, 3)}\\)`)),
    // The engine's own name is no word of a trade.
    ...[...trade, ...ofItsTrade].map((word) => new RegExp(`\\b${word}(?!line)`, 'i')),
  ];
}

const found = wordsOf('site.config.yaml').flatMap((word) =>
  sources
    .filter(({ text }) => word.test(text))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (word.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    ),
);

test('the engine has no word of the site', () => {
  expect(found).toEqual([]);
});
