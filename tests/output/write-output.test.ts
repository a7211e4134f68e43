import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepJson } from '../../scripts/kept-json';
import type { OutputFile } from '../../scripts/output/output-file';
import { recoverOutput } from '../../scripts/output/recover-output';
import { writeOutput } from '../../scripts/output/write-output';
import { onDyingDisk } from './dying-disk';

let folder = '';
let out = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Site = Record<string, string>;

/** The files of the output by path, and whatever else stands in it or beside it, but for the record of what is in place. */
function siteAt(path: string): Site {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() && entry.name !== 'placed.json',
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [file.slice(path.length + 1), readFileSync(file, 'utf8')]));
}

const filesOf = (site: Site): OutputFile[] => Object.entries(site).map(([path, content]) => ({ path, content }));
const marker = { '.roofline/output': expect.stringContaining('Roofline writes this folder') };
const whole = (site: Site): Site => ({ ...marker, ...site });

const oldSite = {
  'index.html': 'old',
  'about.html': 'old',
  'a/b.html': 'same',
  'c/d.html': 'gone',
  c2: 'a file',
  e: 'e',
};
const newSite = {
  'index.html': 'new',
  'about.html': 'new',
  'a/b.html': 'same',
  'c2/d.html': 'a folder',
  'e/f': 'f',
  'g/h.html': 'names i/j.js',
  'g/k': 'k',
  'i/j.js': 'j',
};

test('writes text, bytes and copies, and counts them', async () => {
  writeFileSync(join(folder, 'source'), 'copied');
  const files: OutputFile[] = [
    { path: 'index.html', content: 'é' },
    { path: 'a/b/c.bin', content: new Uint8Array([65, 66]) },
    { path: 'a/copy.txt', copyFrom: join(folder, 'source') },
  ];
  expect(await writeOutput(out, files)).toEqual({ files: 3, bytes: 4, changed: 3 });
  expect(siteAt(out)).toEqual(whole({ 'a/b/c.bin': 'AB', 'a/copy.txt': 'copied', 'index.html': 'é' }));
});

test('replaces the last site whole, files by folders and folders by files, and leaves nothing else', async () => {
  await writeOutput(out, filesOf(oldSite));
  await writeOutput(out, filesOf(newSite));
  expect(siteAt(out)).toEqual(whole(newSite));
  await writeOutput(out, filesOf(oldSite));
  expect(siteAt(out)).toEqual(whole(oldSite));
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a file that says the same is not touched, so that uploads and caches see what is new', async () => {
  await writeOutput(out, filesOf(oldSite));
  const past = new Date('2020-01-01');
  utimesSync(join(out, 'a/b.html'), past, past);
  expect((await writeOutput(out, filesOf({ ...oldSite, 'index.html': 'new' }))).changed).toBe(1);
  expect(statSync(join(out, 'a/b.html')).mtime).toEqual(past);
});

test('a link in the output is replaced, and what it leads to is left alone', async () => {
  await writeOutput(out, filesOf(oldSite));
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'elsewhere/b.html'), 'precious');
  writeFileSync(join(folder, 'elsewhere/index.html'), 'precious');
  for (const [name, target] of [
    ['a', 'elsewhere'],
    ['index.html', 'elsewhere/index.html'],
    ['stray', 'elsewhere'],
  ] as const) {
    rmSync(join(out, name), { recursive: true, force: true });
    symlinkSync(join(folder, target), join(out, name));
  }
  await writeOutput(out, filesOf(newSite));
  expect(siteAt(out)).toEqual(whole(newSite));
  expect(siteAt(join(folder, 'elsewhere'))).toEqual({ 'b.html': 'precious', 'index.html': 'precious' });
});

test('a checkout of the branch that is published keeps its history', async () => {
  mkdirSync(join(out, '.git'), { recursive: true });
  writeFileSync(join(out, '.git/HEAD'), 'ref');
  await writeOutput(out, filesOf(newSite));
  expect(siteAt(out)).toEqual(whole({ ...newSite, '.git/HEAD': 'ref' }));
});

async function* failing(): AsyncGenerator<OutputFile> {
  yield { path: 'index.html', content: 'new' };
  throw new Error('no picture');
}

describe.each<[string, Iterable<OutputFile> | AsyncIterable<OutputFile>, string]>([
  ['an error of the build', failing(), 'no picture'],
  ['a path outside', [{ path: '../evil', content: '' }], '../evil is outside of the output'],
  ['a path in its own folder', [{ path: '.roofline/output', content: '' }], "is a name of the build's own"],
  [
    'two files of one name',
    [
      { path: 'a', content: '' },
      { path: 'b/../a', content: '' },
    ],
    'b/../a is written twice',
  ],
  ['a missing source', [{ path: 'a', copyFrom: '/nowhere/at/all' }], 'ENOENT'],
])('%s', (_what, files, message) => {
  test('leaves the last site as it was', async () => {
    await writeOutput(out, filesOf(oldSite));
    await expect(writeOutput(out, files)).rejects.toThrow(message);
    expect(siteAt(out)).toEqual(whole(oldSite));
  });
});

test.each([
  ['no folder', () => {}, []],
  ['an empty folder', () => mkdirSync(out), ['dist']],
])('where there was %s, a first build that fails leaves that', async (_what, prepare, left) => {
  prepare();
  await expect(writeOutput(out, failing())).rejects.toThrow('no picture');
  expect(readdirSync(folder, { recursive: true })).toEqual(left);
});

/** Every address of both sites answers with the words of one or the other, and no document names what is not there yet. */
function expectAllThere(): void {
  if (existsSync(join(out, 'g/h.html'))) expect(existsSync(join(out, 'i/j.js'))).toBe(true);
  for (const path of Object.keys(oldSite).filter((name) => name in newSite)) {
    expect(['old', 'new', 'same'], path).toContain(readFileSync(join(out, path), 'utf8'));
  }
}

async function renew(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await writeOutput(out, filesOf(oldSite));
}

/** How many changes on the disk it takes from the old site to the new one. */
async function changesOfUpdate(): Promise<number> {
  await renew();
  return onDyingDisk(Number.POSITIVE_INFINITY, '', () => writeOutput(out, filesOf(newSite)));
}

test('killed at any step, no page is missing at any moment, and a whole site is there after recovery', async () => {
  const states = new Set<string>();
  const steps = await changesOfUpdate();
  for (let step = 1; step <= steps; step += 1) {
    await renew();
    await onDyingDisk(step, 'EKILLED', () => writeOutput(out, filesOf(newSite)));
    expectAllThere();
    recoverOutput(out);
    const found = siteAt(out);
    states.add(String(found['index.html']));
    expect(found, `killed at step ${step}`).toEqual(whole(found['index.html'] === 'old' ? oldSite : newSite));
  }
  expect([...states]).toEqual(['old', 'new']);
});

test('a disk that fails once at any step leaves a whole site after the next build', async () => {
  const steps = await changesOfUpdate();
  for (let step = 1; step <= steps; step += 1) {
    await renew();
    await onDyingDisk(step, 'ENOSPC', () => writeOutput(out, filesOf(newSite)), true);
    expectAllThere();
    await writeOutput(out, filesOf(newSite));
    expect(siteAt(out), `failed at step ${step}`).toEqual(whole(newSite));
  }
});

/** Leaves a site in the output that is ready but not in place, written by another process. */
async function leaveReady(owner: number): Promise<void> {
  await writeOutput(out, filesOf(oldSite));
  const ready = join(out, '.roofline/ready');
  for (const [path, text] of Object.entries(newSite)) {
    mkdirSync(dirname(join(ready, 'files', path)), { recursive: true });
    writeFileSync(join(ready, 'files', path), text);
  }
  await keepJson(join(ready, 'list.json'), { owner, paths: Object.keys(newSite) });
}

test('recovery leaves a build alone that is still running', async () => {
  await leaveReady(process.ppid);
  const writing = join(out, `.roofline/new-${process.ppid}-x`);
  mkdirSync(writing);
  recoverOutput(out);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('old');
  expect(existsSync(writing)).toBe(true);
});

test('a build waits for another one that is putting its site in place', async () => {
  const other = spawn('sleep', ['60']);
  await leaveReady(other.pid ?? 0);
  const last = writeOutput(out, filesOf({ 'index.html': 'last' }));
  await new Promise((resolve) => other.once('exit', resolve) && other.kill());
  await last;
  expect(siteAt(out)).toEqual(whole({ 'index.html': 'last' }));
});

test('recovery of what no build has written does nothing', () => {
  recoverOutput(join(folder, 'not/there'));
  mkdirSync(join(out, '.roofline/new-1-x'), { recursive: true });
  recoverOutput(out);
  expect(readdirSync(join(out, '.roofline'))).toEqual(['new-1-x']);
});

test('a place that takes no folders is an error, not an endless try', async () => {
  await expect(writeOutput('/proc/roofline/dist', filesOf(newSite))).rejects.toThrow();
});

describe('a file with a name', () => {
  const named = (name: string, content: string, asked: string[] = []): OutputFile => ({
    path: 'a/b.html',
    name,
    make: () => {
      asked.push(content);
      return content;
    },
  });

  test('is made once, and again only under another name', async () => {
    const asked: string[] = [];
    await writeOutput(out, [named('one', 'first', asked)]);
    await writeOutput(out, [named('one', 'first', asked)]);
    await writeOutput(out, [named('two', 'second', asked)]);
    expect(asked).toEqual(['first', 'second']);
    expect(siteAt(out)).toEqual(whole({ 'a/b.html': 'second' }));
  });

  test.each([
    ['written over', () => writeFileSync(join(out, 'a/b.html'), 'OTHER')],
    ['taken away', () => rmSync(join(out, 'a/b.html'))],
    [
      'a link now',
      () => {
        rmSync(join(out, 'a/b.html'));
        symlinkSync(join(out, '.roofline/output'), join(out, 'a/b.html'));
      },
    ],
    ['unknown, as the record is gone', () => rmSync(join(out, '.roofline/placed.json'))],
    ['unknown, as the record is torn', () => writeFileSync(join(out, '.roofline/placed.json'), '{"a/b.h')],
    ['unknown, as the record is of another kind', () => writeFileSync(join(out, '.roofline/placed.json'), 'null')],
  ])('is made again where the one in place is %s', async (_, harm) => {
    await writeOutput(out, [named('one', 'first')]);
    harm();
    const asked: string[] = [];
    await writeOutput(out, [named('one', 'first', asked)]);
    expect(asked).toEqual(['first']);
    expect(siteAt(out)).toEqual(whole({ 'a/b.html': 'first' }));
  });

  test('is made again where it was in place, and another stands there before the site does', async () => {
    await writeOutput(out, [named('one', 'first')]);
    const asked: string[] = [];
    const files = async function* () {
      yield named('one', 'first', asked);
      writeFileSync(join(out, 'a/b.html'), 'OTHER');
    };
    await writeOutput(out, files());
    expect(asked).toEqual(['first']);
    expect(siteAt(out)).toEqual(whole({ 'a/b.html': 'first' }));
  });

  test('is copied again where its source has changed', async () => {
    const source = join(folder, 'source');
    writeFileSync(source, 'one');
    const files: OutputFile[] = [{ path: 'copy.txt', copyFrom: source }];
    await writeOutput(out, files);
    expect((await writeOutput(out, files)).changed).toBe(0);
    writeFileSync(source, 'two');
    expect((await writeOutput(out, files)).changed).toBe(1);
    expect(siteAt(out)).toEqual(whole({ 'copy.txt': 'two' }));
  });
});

test('a new site whose list a failing disk has lost is no site, and the next build goes on', async () => {
  await leaveReady(2 ** 30);
  writeFileSync(join(out, '.roofline/ready/list.json'), '{"owner":1,"paths":["ind');
  await writeOutput(out, filesOf(newSite));
  expect(siteAt(out)).toEqual(whole(newSite));
});
