import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteConfig } from '../../src/reading/page-source';

/** Lists of the field's standard terms, in which every trade is named. */
const ofTheField = new Set([
  'schemas/site/business-kinds.ts',
  'schemas/site/kinds-called.ts',
  'src/model/us-states.ts',
]);

const sources = ['schemas', 'src', 'scripts', 'studio']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => !ofTheField.has(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, small: text.toLowerCase(), digits: text.replace(/\D+/g, '') };
  });

interface Word {
  /** What a text without it cannot have, looked for first: most words are in no text. */
  part: { small: string } | { digits: string };
  exact: RegExp;
}

const word = (part: string, exact: string): Word => ({
  part: { small: part.toLowerCase() },
  exact: new RegExp(exact, 'i'),
});
const numeral = (digits: string, exact: string): Word => ({ part: { digits }, exact: new RegExp(exact) });

/** What those of its trade talk of, which its configuration does not name. */
const ofItsTrade = ['roof', 'shingle', 'hail', 'storm', 'tornado', 'siding', 'skylight', 'drywall', 'remodel'];

const wholeWords = (names: readonly string[]): Word[] =>
  names.map((name) => word(name, `\\b${name.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`));

/** The people on its pages, and its pictures. */
function namesOnPages(): string[] {
  const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const people = pages.flatMap((file) => [
    ...readFileSync(join('pages', file), 'utf8').matchAll(/\bname: (\p{Lu}\p{Ll}+ \p{Lu}[\p{L}.]*)$/gmu),
  ]);
  return [...people.map(([, name = '']) => name), ...readdirSync('public/images').map((file) => parse(file).name)];
}

/** The words by which a site can be told: its names, places and numbers as they are written, its trade in any form. */
function wordsOf(path: string): Word[] {
  const { value: config } = readSiteConfig({ path, text: readFileSync(path, 'utf8') });
  if (!config) throw new Error(`${path} cannot be read`);
  const { business, areas, navigation } = config;
  const buttons = [navigation.callLabel, navigation.estimate.label].filter((label) => label !== undefined);
  const places = [...business.offices.map(({ city }) => city), ...areas.cities.map(({ name }) => name)];
  const phones = [...business.offices, ...(business.emergency ? [business.emergency] : [])].flatMap(
    ({ phone }) => phone ?? [],
  );
  const numbers = phones.map((phone) => phone.replace(/\D+/g, ''));
  const trade = (business.tagline.match(/\p{L}{6,}/gu) ?? []).map((word) => word.replace(/(?:ing|ers?|s)$/, ''));
  const streets = business.offices.flatMap(({ address }) => address?.street ?? []);
  return [
    ...wholeWords([business.shortName, ...buttons, ...places, ...areas.communities, ...streets, ...namesOnPages()]),
    ...numbers.map((digits) => numeral(digits, [...digits].join('\\D{0,3}'))),
    ...numbers.map((digits) => digits.slice(0, 3)).map((area) => numeral(area, `\\(${area}\\)`)),
    // The engine's own name is no word of a trade.
    ...[...trade, ...ofItsTrade].map((stem) => word(stem, `\\b${stem}(?!line)`)),
  ];
}

const mayHave = ({ small, digits }: { small: string; digits: string }, { part }: Word): boolean =>
  'small' in part ? small.includes(part.small) : digits.includes(part.digits);

test('the engine has no word of the site', () => {
  const found = wordsOf('site.config.yaml').flatMap((wanted) =>
    sources
      .filter((source) => mayHave(source, wanted))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) => (wanted.exact.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      ),
  );
  expect(found).toEqual([]);
});
