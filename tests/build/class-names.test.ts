import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from '../../scripts/building/class-names';

function folderWith(sheets: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'));
  mkdirSync(join(folder, 'blocks'));
  for (const [path, css] of Object.entries(sheets)) writeFileSync(join(folder, path), css);
  return folder;
}

test('each class of each sheet has a name of its own, the same in whatever order they are asked for', () => {
  const folder = folderWith({
    'blocks/a.module.css': '.card { margin: .5em } .card:hover .title {} @keyframes pulse {} /* .old */',
    'blocks/b.module.css': '.card {}',
    'global.css': '.whole {}',
  });
  const asked = ['card', 'title', 'pulse'].map((name) => [name, 'blocks/a.module.css'] as const);
  const all = [...asked, ['card', 'blocks/b.module.css'] as const];
  const named = (list: typeof all) => {
    const name = classNames(folder);
    return Object.fromEntries(list.map(([one, file]) => [`${file} ${one}`, name(one, join(folder, `${file}?used`))]));
  };
  const names = named(all);
  expect(new Set(Object.values(names)).size).toBe(4);
  expect(Object.values(names).every((name) => /^[a-z]$/.test(name))).toBe(true);
  expect(named(all.toReversed())).toEqual(names);
});

test('no name is that of an element or looks like an advertisement, however many there are', () => {
  const many = Array.from({ length: 3000 }, (_, at) => `.c${at} {}`).join('\n');
  const folder = folderWith({ 'many.module.css': many });
  const name = classNames(folder);
  const given = Array.from({ length: 3000 }, (_, at) => name(`c${at}`, join(folder, 'many.module.css')));
  expect(new Set(given).size).toBe(3000);
  expect(given.filter((one) => /^(a|b|p|li|td|h1|ad)$/i.test(one))).toEqual([]);
});

test('a class that was written since has its own name, with a mark', () => {
  const folder = folderWith({ 'a.module.css': '.card {}' });
  expect(classNames(folder)('fresh', join(folder, 'a.module.css'))).toMatch(/^fresh-[0-9a-f]{8}$/);
});
