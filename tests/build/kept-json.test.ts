import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepJson, keptJson } from '../../scripts/kept-json';

const folder = mkdtempSync(join(tmpdir(), 'kept-json-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'kept.json');
const value = { 'index.html': ['name', 12], words: 'Žižkov' };

test('what was written is read', async () => {
  expect(keptJson(path)).toBeUndefined();
  await keepJson(path, value);
  expect(keptJson(path)).toEqual(value);
});

test.each<[what: string, damage: (text: string) => string]>([
  ['empty', () => ''],
  ['cut off', (text) => text.slice(0, -3)],
  ['null', () => 'null'],
  ['another list', () => '[]'],
  ['of another kind', () => '{"index.html":2}'],
  ['other by a letter', (text) => text.replace('name', 'nome')],
])('what is %s is not', async (_, damage) => {
  await keepJson(path, value);
  writeFileSync(path, damage(readFileSync(path, 'utf8')));
  expect(keptJson(path)).toBeUndefined();
});

test('a folder in its place is none', () => {
  mkdirSync(join(folder, 'folder'));
  expect(keptJson(join(folder, 'folder'))).toBeUndefined();
});
