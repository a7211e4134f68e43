import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnPages } from '../../scripts/building/drawn-pages';

const page = { html: '<p>5 × 3 – “ä” 🏠</p>\n', data: '{"page":1}' };
const folder = (): string => join(mkdtempSync(join(tmpdir(), 'drawn-')), 'pages');

test('a page that was drawn is found again by what it was made from, and by nothing else', async () => {
  const place = folder();
  await drawnPages(place).keep('some facts', page);
  expect(drawnPages(place).find('some facts')).toEqual(page);
  expect(drawnPages(place).find('other facts')).toBeUndefined();
});

test.each([
  ['cut short', (text: string) => text.slice(0, -4)],
  ['changed', (text: string) => text.replace('5', '6')],
  ['empty', () => ''],
])('a kept page that was %s is not taken', async (_, damage) => {
  const place = folder();
  await drawnPages(place).keep('some facts', page);
  const [name = ''] = readdirSync(place);
  const file = join(place, name);
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(drawnPages(place).find('some facts')).toBeUndefined();
});

test('what was not asked for is forgotten when it is much, and what was stays', async () => {
  const place = folder();
  const before = drawnPages(place);
  for (let number = 0; number < 1010; number += 1) await before.keep(`facts ${number}`, page);
  const now = drawnPages(place);
  now.find('facts 7');
  now.sweep();
  expect(readdirSync(place)).toHaveLength(1);
  expect(drawnPages(place).find('facts 7')).toEqual(page);
});
