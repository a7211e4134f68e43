import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jsonReport, textReport } from '../../scripts/checking/reports';
import type { ContentRoot } from '../../scripts/content-root';
import { readInventory } from '../../scripts/inventory';
import { knownTexts } from '../../scripts/known-texts';
import { readContent } from '../../scripts/read-content';
import { takenInTurn } from '../../scripts/taken-in-turn';
import { openContent } from '../../src/engine/open-content';
import type { SourceFile } from '../../src/model/site';
import { filesWith, inventory } from '../plumber';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-root-'));
});
afterAll(() => rm(root, { recursive: true }));

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#256B5B' } })
    .png()
    .toBuffer();

test('an empty content root has no files and no pictures, but all icons', async () => {
  expect(readContent(root).files).toEqual([]);
  const { pictures, files, icons } = await readInventory(root);
  expect([pictures.size, files.size]).toEqual([0, 0]);
  expect(icons.get('phone')).toMatch(/^<path d="M[^"]*"\/>$/);
  expect(icons.get('x')).toBe('<path d="M18 6l-12 12M6 6l12 12"/>');
  expect(icons.size).toBeGreaterThan(5000);
});

test.each([
  [[], 'public', 'there is no such folder'],
  [['Public'], 'public', 'there is no such folder, and one named Public/'],
  [['public', 'images'], 'public/images', 'there is no such folder, and one named images/ beside pages/'],
  [['public/Images'], 'public/images', 'there is no such folder, and one named Images/'],
])('of the folders %j it is told what is not there', async (folders, path, found) => {
  const site = await mkdtemp(join(tmpdir(), 'folders-'));
  for (const folder of ['pages', ...folders]) await mkdir(join(site, folder), { recursive: true });
  const { faults } = readContent(site);
  expect([...faults].map(([where, fault]) => [where, fault.found])).toEqual([[path, found]]);
  await rm(site, { recursive: true });
});

test('YAML files are read in order of their paths', async () => {
  for (const { path, text } of filesWith()) await write(path, text);
  await write('pages/readme.md', 'not a page');
  const { files } = readContent(root);
  const paths = filesWith().map(({ path }) => path);
  expect(files.map(({ path }) => path)).toEqual(paths.sort());
  expect(files.find(({ path }) => path === 'site.config.yaml')?.text).toContain('mainOffice: seguin');
});

test('a page that is saved between two readings of it stops the command with a sentence', async () => {
  await write('apart/pages/about.yaml', 'title: About\n');
  const { files, again } = takenInTurn(join(root, 'apart'), ['pages/about.yaml', 'pages/gone.yaml'], new Map());
  expect([...files]).toEqual([['pages/about.yaml', 'title: About\n']]);
  expect(again('pages/about.yaml')).toBe('title: About\n');
  await write('apart/pages/about.yaml', 'title: About us\n');
  expect(() => again('pages/about.yaml')).toThrow(
    'pages/about.yaml was changed while it was read: run the command again',
  );
});

test('a text that was read is known by its file, until somebody touches that', async () => {
  const site = join(root, 'known');
  const about = 'pages/about.yaml';
  /** Saves the page, and sets its time back: that its entry was touched the disk tells all the same. */
  const save = async (text: string) => {
    await write(`known/${about}`, text);
    await utimes(join(site, about), 1e9, 1e9);
  };
  /** Which texts are read so many milliseconds from now, and the name of the page's. */
  const seen = async (later: number) => {
    vi.setSystemTime(Date.now() + later);
    const known = knownTexts(site);
    const { files, taken } = takenInTurn(site, ['site.config.yaml', about], new Map(), known);
    const texts = [...files].map(([, text]) => (typeof text === 'string' ? 'read' : text.read()));
    await known.keep();
    vi.useRealTimers();
    return { texts, name: taken.get(about) };
  };
  await write('known/site.config.yaml', 'url: https://taps.test\n');
  await save('title: About\n');
  const { texts, name } = await seen(0);
  expect(texts).toEqual(['read', 'read']);
  // It was touched a moment before, and another edit might not have shown.
  expect(await seen(60_000)).toEqual({ texts: ['read', 'read'], name });
  expect(await seen(60_000)).toEqual({ texts: ['read', 'title: About\n'], name });
  await save('title: Abort\n');
  const edited = await seen(60_000);
  expect(edited.texts).toEqual(['read', 'read']);
  expect(edited.name).not.toBe(name);
});

test('pictures are measured, and measured again when their file changes', async () => {
  await write(
    'public/images/hero.jpg',
    await sharp(await png(900, 1200))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  await write('public/images/drain.jpg', await png(1200, 800));
  await write('public/images/guild.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96"/>');
  await write(
    'public/images/safe-water.png',
    await sharp(await png(90, 60))
      .ensureAlpha(0.5)
      .png()
      .toBuffer(),
  );
  await write('public/images/notes.txt', 'not a picture');
  for (const path of inventory.files) await write(`public${path}`, '<svg>');
  const first = await readInventory(root);
  expect([...first.files]).toEqual([...inventory.files]);
  expect([...first.pictures.keys()]).toEqual(['drain.jpg', 'guild.svg', 'hero.jpg', 'safe-water.png']);
  expect(first.pictures.get('hero.jpg')).toMatchObject({ width: 1200, height: 900 });
  expect(first.pictures.get('drain.jpg')).toEqual({
    width: 1200,
    height: 800,
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(first.pictures.get('guild.svg')).toMatchObject({ width: 240, height: 96, kind: 'drawing' });
  expect(first.pictures.get('safe-water.png')).toMatchObject({ width: 90, height: 60, kind: 'transparent' });
  expect((await readInventory(root)).pictures).toEqual(first.pictures);
  await write('public/images/drain.jpg', await png(1201, 800));
  const second = await readInventory(root);
  expect(second.pictures.get('drain.jpg')?.width).toBe(1201);
  expect(second.pictures.get('drain.jpg')?.hash).not.toBe(first.pictures.get('drain.jpg')?.hash);
});

test('check prints every problem with its lines, and fails', async () => {
  await write('pages/index.yaml', broken);
  const run = promisify(execFile)(process.execPath, ['scripts/run.mjs', 'check', '--root', root]);
  await expect(run).rejects.toMatchObject({ code: 1, stdout: textReport(load(brokenFiles)) });
}, 60_000);

const broken =
  filesWith()
    .find(({ path }) => path === 'pages/index.yaml')
    ?.text.replace('/contact }', '/contcat }') ?? '';
const brokenFiles = filesWith({ 'pages/index.yaml': broken });
function load(files: SourceFile[]): ContentRoot {
  const content = openContent({ year: 2026, inventory });
  content.update({ files: files.map(({ path, text }) => [path, text] as const) });
  return {
    content,
    paths: files.map(({ path }) => path),
    texts: new Map(),
    year: 2026,
    inventory,
    template: '',
    frame: [],
    keepPages: async () => {},
  };
}

test('what is still to write is counted, drafts included', () => {
  const draft =
    'title: Leaks in Lockhart\ndraft: true\ndescription: "Write: the summary for people who look for help with a leak in Lockhart tonight"\nsections:\n  - type: prose\n    text: "Write: how we find them"\n';
  const lines = textReport(load(filesWith({ 'pages/leaks.yaml': draft })))
    .trimEnd()
    .split('\n');
  expect(lines.slice(-2)).toEqual(['Still to write: 2 texts in 1 file.', '14 pages, no errors.']);
});

test('the report of a good site is a line, of a bad one its problems', () => {
  expect(textReport(load(filesWith()))).toBe('14 pages, no errors.\n');
  expect(textReport(load(brokenFiles))).toMatchInlineSnapshot(`
    "pages/index.yaml:10:41  sections[0].actions[0].href  there is no page "/contcat"  write /contact, or add the page
       9 |     actions:
      10 |       - { label: Ask for a visit, href: /contcat }
         |                                         ^
      11 |     trust: true

    1 error in 1 file
    "
  `);
  expect(JSON.parse(jsonReport(load(brokenFiles)))).toMatchInlineSnapshot(`
    [
      {
        "code": "link/no-page",
        "column": 41,
        "edits": [
          {
            "end": 398,
            "start": 390,
            "text": "/contact",
          },
        ],
        "file": "pages/index.yaml",
        "fix": "write /contact, or add the page",
        "found": "there is no page "/contcat"",
        "line": 10,
        "path": "sections[0].actions[0].href",
        "severity": "error",
        "wants": "page /contcat",
      },
    ]
  `);
});
