import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSiteConfig } from '../../src/reading/page-source';

/** Lists of the field's standard terms, in which every trade is named. */
const ofTheField = new Set(['schemas/site/business-kinds.ts', 'src/rules/facts/us-states.ts']);

const sources = ['schemas', 'src', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => !ofTheField.has(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The words by which a site can be told: its names, places and numbers as they are written, its trade in any form. */
function wordsOf(path: string): RegExp[] {
  const { value: config } = readSiteConfig({ path, text: readFileSync(path, 'utf8') });
  if (!config) throw new Error(`${path} cannot be read`);
  const { business, areas } = config;
  const places = [...business.offices.map(({ city }) => city), ...areas.cities.map(({ name }) => name)];
  const numbers = [...business.offices, ...(business.emergency ? [business.emergency] : [])].map(({ phone }) => phone);
  const trade = business.tagline.match(/\p{L}{6,}/gu) ?? [];
  const escaped = (word: string) => word.replace(/[^\w\s]/g, '\\$&');
  return [
    ...[business.shortName, ...places, ...areas.communities].map((name) => new RegExp(`\\b${escaped(name)}\\b`, 'i')),
    ...numbers.map((number) => new RegExp(number.replace(/\D+/g, '\\D*'))),
    // The engine's own name is no word of a trade.
    ...trade.map((word) => new RegExp(`\\b${word.replace(/(?:ing|ers?|s)$/, '')}(?!line)`, 'i')),
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
