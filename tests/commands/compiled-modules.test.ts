import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  writeFileSync(join(folder, 'start.cjs'), `const { twice } = require('./twice.cjs'); exports.said = () => twice(21);`);
  writeFileSync(join(folder, 'twice.cjs'), 'exports.twice = (number) => 2 * number;');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a process prints that loads the modules, runs them and keeps their code. */
function run(name: string, ...flags: string[]): string {
  const code = `
    const { keepCode, loadCompiled } = await import('${pathToFileURL('scripts/compiled-modules.mjs')}');
    console.log(loadCompiled('${join(folder, 'start.cjs')}').said());
    keepCode('${name}');`;
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], { encoding: 'utf8' }).trim();
}

const codeFile = (name: string): string => join(folder, 'code', name);

test('the code of a command is kept at its first run, and the same is said with it', () => {
  expect(run('check')).toBe('42');
  const files = readdirSync(join(folder, 'code'));
  expect(files.sort()).toEqual(['check.ran', 'start.cjs', 'twice.cjs']);
  const kept = statSync(codeFile('twice.cjs')).ino;
  expect([run('check'), statSync(codeFile('twice.cjs')).ino]).toEqual(['42', kept]);
  expect([run('build'), statSync(codeFile('twice.cjs')).ino === kept]).toEqual(['42', false]);
});

test.each<[what: string, damage: (file: string) => void]>([
  ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, -20))],
  ['emptied', (file) => writeFileSync(file, '')],
  [
    'damaged within',
    (file) => {
      const bytes = readFileSync(file);
      bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 16;
      writeFileSync(file, bytes);
    },
  ],
])('code that was %s is made again', (_what, damage) => {
  run('check');
  const sound = readFileSync(codeFile('twice.cjs')).length;
  damage(codeFile('twice.cjs'));
  expect([run('check'), run('check')]).toEqual(['42', '42']);
  expect(readFileSync(codeFile('twice.cjs')).length).toBe(sound);
});

test('code of a Node that runs otherwise, and a folder that cannot be written to, do no harm', () => {
  run('check');
  expect(run('check', '--max-old-space-size=300')).toBe('42');
  rmSync(join(folder, 'code'), { recursive: true });
  writeFileSync(join(folder, 'code'), '');
  expect(run('check')).toBe('42');
});
