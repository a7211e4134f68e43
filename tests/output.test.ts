import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { besideOutput, type OutputFile, recoverOutput, writeOutput } from '../scripts/output';

let folder = '';
let out = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The files of the output, `path: text`, and whatever stands beside it. */
const written = (): string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path.slice(out.length + 1)}: ${readFileSync(path, 'utf8')}`)
    .sort();

function writeOld(): void {
  mkdirSync(out);
  for (const name of ['index.html', 'about.html', 'gone.html']) writeFileSync(join(out, name), 'old');
}

const oldSite = ['about.html: old', 'gone.html: old', 'index.html: old'];
const newSite = ['about.html: new', 'index.html: new'];

test('writes text, bytes and copies, and counts them', async () => {
  writeFileSync(join(folder, 'source'), 'copied');
  const files: OutputFile[] = [
    { path: 'index.html', content: 'é' },
    { path: 'a/b/c.bin', content: new Uint8Array([65, 66]) },
    { path: 'a/copy.txt', copyFrom: join(folder, 'source') },
  ];
  expect(await writeOutput(out, files)).toEqual({ files: 3, bytes: 4 });
  expect(written()).toEqual(['a/b/c.bin: AB', 'a/copy.txt: copied', 'index.html: é']);
});

test('replaces the last output whole, and leaves nothing beside it', async () => {
  writeOld();
  await writeOutput(out, [
    { path: 'index.html', content: 'new' },
    { path: 'about.html', content: 'new' },
  ]);
  expect(written()).toEqual(newSite);
  expect(readdirSync(folder)).toEqual(['dist']);
});

async function* failing(): AsyncGenerator<OutputFile> {
  yield { path: 'index.html', content: 'new' };
  throw new Error('no picture');
}

test.each<[string, Iterable<OutputFile> | AsyncIterable<OutputFile>, string]>([
  ['an error of the build', failing(), 'no picture'],
  ['a path outside', [{ path: '../evil', content: '' }], '../evil is outside of the output'],
  [
    'two files of one name',
    [
      { path: 'a', content: '' },
      { path: 'b/../a', content: '' },
    ],
    'b/../a is written twice',
  ],
  ['a missing source', [{ path: 'a', copyFrom: '/nowhere/at/all' }], 'ENOENT'],
])('%s leaves the last output as it was', async (_what, files, message) => {
  writeOld();
  await expect(writeOutput(out, files)).rejects.toThrow(message);
  expect(written()).toEqual(oldSite);
  expect(readdirSync(folder)).toEqual(['dist']);
});

describe('a build that is killed', () => {
  const kill = (moment: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'output/interrupted-build.mjs'), out, moment]).signal;

  test.each([
    ['writing', oldSite],
    ['swap-0', oldSite],
    ['swap-1', oldSite],
    ['swap-2', newSite],
    ['swap-3', newSite],
  ])('at %s leaves a whole output after recovery', (moment, expected) => {
    writeOld();
    expect(kill(moment)).toBe('SIGKILL');
    recoverOutput(out);
    expect(written()).toEqual(expected);
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('is put right by the next build too', async () => {
    writeOld();
    expect(kill('swap-1')).toBe('SIGKILL');
    expect(existsSync(out)).toBe(false);
    await expect(writeOutput(out, failing())).rejects.toThrow('no picture');
    expect(written()).toEqual(oldSite);
  });
});

test('recovery leaves a build alone that is still running, and other folders', () => {
  writeOld();
  const running = besideOutput(out, 'new', process.ppid);
  mkdirSync(running);
  mkdirSync(join(folder, 'dist.new-design'));
  recoverOutput(out);
  expect(readdirSync(folder).sort()).toEqual(['dist', 'dist.new-design', running.slice(folder.length + 1)].sort());
});

test('recovery of nothing does nothing', () => {
  recoverOutput(join(folder, 'not/there'));
  expect(readdirSync(folder)).toEqual([]);
});
