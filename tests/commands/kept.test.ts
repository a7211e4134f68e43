import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineHash } from '../../scripts/engine-root.mjs';
import { cacheFolder, kept } from '../../scripts/kept.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'engine-'));
  for (const folder of ['schemas', 'scripts', 'src/blocks']) mkdirSync(join(root, folder), { recursive: true });
  source('src/blocks/hero.tsx', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const source = (path: string, text: string) => writeFileSync(join(root, path), text);

/** Keeps a file with the text of a source, and says how often it was made. */
function keeper() {
  const made: string[] = [];
  const make = async (folder: string) => {
    made.push(folder);
    writeFileSync(join(folder, 'text'), readFileSync(join(root, 'src/blocks/hero.tsx')));
  };
  const text = async () => readFileSync(join(await kept(root, 'copy', make), 'text'), 'utf8');
  return { made, text };
}

test('is made once for each state of the engine, and found again when a change is taken back', async () => {
  const { made, text } = keeper();
  expect([await text(), await text(), made.length]).toEqual(['one', 'one', 1]);
  source('src/blocks/hero.tsx', 'two');
  expect([await text(), await text(), made.length]).toEqual(['two', 'two', 2]);
  source('src/blocks/hero.tsx', 'one');
  expect([await text(), made.length]).toEqual(['one', 2]);
});

test.each([
  ['a new file', () => source('src/blocks/faq.tsx', '')],
  ['a file moved', () => source('schemas/hero.tsx', 'one')],
  ['other packages', () => source('package-lock.json', '{}')],
])('%s is another state', (_what, change) => {
  const before = engineHash(root);
  change();
  expect(engineHash(root)).not.toBe(before);
});

test('content is no part of it', () => {
  const before = engineHash(root);
  mkdirSync(join(root, 'pages'));
  source('pages/index.yaml', 'title: Home');
  expect(engineHash(root)).toBe(before);
});

test.each<[what: string, damage: (file: string) => void]>([
  ['cut off', (file) => writeFileSync(file, '')],
  ['missing', (file) => rmSync(file)],
])('where a file is %s it is made again', async (_what, damage) => {
  const { made, text } = keeper();
  await text();
  damage(join(await kept(root, 'copy', async () => {}), 'text'));
  expect([await text(), made.length]).toEqual(['one', 2]);
});

test('two runs that start at once both get it whole', async () => {
  const { text } = keeper();
  expect(await Promise.all([text(), text()])).toEqual(['one', 'one']);
});

test('what fails leaves nothing behind, and is made at the next run', async () => {
  const { text } = keeper();
  const failing = kept(root, 'copy', async (folder) => {
    writeFileSync(join(folder, 'text'), 'half');
    throw new Error('no memory');
  });
  await expect(failing).rejects.toThrow('no memory');
  expect(await text()).toBe('one');
});

test('a source saved meanwhile is not taken for the one before', async () => {
  let saved = false;
  const folder = await kept(root, 'copy', async (partial) => {
    writeFileSync(join(partial, 'text'), readFileSync(join(root, 'src/blocks/hero.tsx')));
    if (!saved) source('src/blocks/hero.tsx', 'two');
    saved = true;
  });
  expect(readFileSync(join(folder, 'text'), 'utf8')).toBe('two');
});

test('old states do not pile up', async () => {
  const { text } = keeper();
  for (const state of 'abcdefgh') {
    source('src/blocks/hero.tsx', state);
    await text();
  }
  expect(readdirSync(join(root, '.cache/engine'))).toHaveLength(5);
  expect(existsSync(join(root, '.cache/engine', engineHash(root), 'copy'))).toBe(true);
});

test('where nothing can be kept it is made for this process alone, once, and pictures are put elsewhere', async () => {
  // A file stands in the way for everybody, permissions only for some.
  source('.cache', '');
  const { made, text } = keeper();
  expect([await text(), await text(), made.length]).toEqual(['one', 'one', 1]);
  expect(made[0]).not.toContain(root);
  const folder = cacheFolder(root, '.cache/pictures');
  writeFileSync(join(folder, 'a.avif'), '');
  expect([cacheFolder(root, '.cache/pictures'), folder.startsWith(root)]).toEqual([folder, false]);
});
