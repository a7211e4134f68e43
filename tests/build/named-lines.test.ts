import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { appendNamedLines, namedLines, writeNamedLines } from '../../scripts/named-lines';
import { digestOf } from '../../scripts/output/digest';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lines = (words: readonly string[]) => words.map((word) => [digestOf(word), word] as const);
const found = (path: string, words: readonly string[], held: number) => {
  const { get } = namedLines(path, held);
  return words.map((word) => get(digestOf(word)));
};

test.each([
  ['held', 1e9],
  ['read when they are asked for', 0],
])('lines of any length and language are found by their names: %s', async (_, held) => {
  const path = join(folder, `lines-${held}`);
  const words = ['', 'one', 'Žižkov 🏠', 'long '.repeat(500_000), 'last'];
  await writeNamedLines(path, lines(words));
  expect(found(path, words, held)).toEqual(words);
  appendFileSync(path, `${digestOf('cut off')} cut o`);
  expect(found(path, ['cut off'], held)).toEqual([undefined]);
  appendNamedLines(path, lines(['more', 'and more', 'one']));
  expect(found(path, [...words, 'more', 'and more', 'cut off'], held)).toEqual([
    ...words,
    'more',
    'and more',
    undefined,
  ]);
  // What is cut off counts as one, until it is told again.
  const { size, all } = namedLines(path, held);
  expect([size, all]).toEqual([words.length + 3, words.length + 4]);
});

test('a line in which a letter is another one by now is none', async () => {
  const path = join(folder, 'damaged');
  await writeNamedLines(path, lines(['one', 'three']));
  writeFileSync(path, readFileSync(path, 'utf8').replace('three', 'threw'));
  expect(found(path, ['one', 'three'], 1e9)).toEqual(['one', undefined]);
});

test('a file that was written anew since gives none of its lines', async () => {
  const path = join(folder, 'anew');
  await writeNamedLines(path, lines(['one']));
  const before = namedLines(path, 0);
  await writeNamedLines(path, lines(['two', 'one']));
  expect(before.get(digestOf('one'))).toBe(undefined);
  expect(namedLines(join(folder, 'none')).size).toBe(0);
});
