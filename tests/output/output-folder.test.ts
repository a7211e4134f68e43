import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineRoot } from '../../scripts/engine-root.mjs';
import { outputFolder } from '../../scripts/output/output-folder';
import { writeOutput } from '../../scripts/output/write-output';

let folder = '';
const at = (path: string): string => (path === '' ? folder : join(folder, path));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'place-'));
  for (const path of [
    'site/pages',
    'site/public/images',
    'site/.git',
    'empty',
    'full',
    'real',
    'real-full',
    'mount/lost+found',
  ]) {
    mkdirSync(at(path), { recursive: true });
  }
  for (const path of ['site/site.config.yaml', 'full/letter.txt', 'real-full/letter.txt', 'file']) {
    writeFileSync(at(path), 'precious');
  }
  for (const [name, target] of [
    ['to-real', 'real'],
    ['to-missing', 'missing'],
    ['to-site', 'site'],
    ['to-full', 'real-full'],
    ['to-itself', 'to-itself'],
    ['to-public', 'site/public'],
  ] as const) {
    symlinkSync(at(target), at(name));
  }
  await writeOutput(at('built'), [{ path: 'index.html', content: 'built' }]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['missing/dist', 'missing/dist'],
  ['site/dist', 'site/dist'],
  ['empty', 'empty'],
  ['built', 'built'],
  ['to-real', 'real'],
  ['to-real/dist', 'real/dist'],
  ['mount', 'mount'],
])('%s may be written into', (path, real) => {
  expect(outputFolder(at(path), at('site'))).toBe(at(real));
});

test.each([
  ['site', /is or holds the folder of the site\. A build replaces everything in its folder: choose one of its own/],
  ['to-site', /is or holds the folder of the site\./],
  ['', /is or holds the folder of the site\./],
  ['site/pages', /is, holds or lies in the pages of the site\./],
  ['site/pages/new', /is, holds or lies in the pages of the site\./],
  ['site/public', /is, holds or lies in the files of the site\./],
  ['site/public/images/dist', /is, holds or lies in the files of the site\./],
  ['to-public/dist', /is, holds or lies in the files of the site\./],
  ['site/.git', /is, holds or lies in the history of the site\./],
  ['file', /is a file, not a folder\./],
  ['file/dist', /is below a file, where no folder can be\./],
  [
    'full',
    /full holds files that this version of Roofline did not write\. If none of them is yours, delete the folder once/,
  ],
  ['to-full', /to-full leads to \S+real-full, which holds files that this version of Roofline did not write\./],
  ['to-missing', /is a link to a folder that is not there\. Make that folder, or remove the link/],
])('%s is refused', (path, message) => {
  expect(() => outputFolder(at(path), at('site'))).toThrow(message);
});

test.each([
  ['/', 'is or holds'],
  [engineRoot, 'the folder of Roofline'],
  [join(engineRoot, '..'), 'is or holds the folder of'],
  [join(engineRoot, 'src/dist'), 'Roofline itself'],
  [join(engineRoot, 'node_modules/dist'), 'Roofline itself'],
])('the engine is safe from --out %s', (path, message) => {
  expect(() => outputFolder(path, at('site'))).toThrow(message);
});

test('what was refused is as it was', () => {
  expect(readFileSync(at('full/letter.txt'), 'utf8')).toBe('precious');
  expect(readdirSync(at('site')).sort()).toEqual(['.git', 'pages', 'public', 'site.config.yaml']);
});
