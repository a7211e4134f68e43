import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeFiles } from '../../scripts/saving/change-files';
import { finishSave } from '../../scripts/saving/save-files';
import { onDyingDisk } from '../output/dying-disk';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const before = { 'a.yaml': 'a', 'b.yaml': 'b' };
const after = { 'a.yaml': 'A', 'c.yaml': 'C' };
const changes = new Map([
  ['pages/a.yaml', { before: 'a', now: 'A' }],
  ['pages/b.yaml', { before: 'b', now: undefined }],
  ['pages/c.yaml', { before: undefined, now: 'C' }],
]);

function renew(): void {
  rmSync(root, { recursive: true });
  mkdirSync(join(root, 'pages'), { recursive: true });
  for (const [name, text] of Object.entries(before)) writeFileSync(join(root, 'pages', name), text);
}
const pages = () =>
  Object.fromEntries(
    readdirSync(join(root, 'pages')).map((name) => [name, readFileSync(join(root, 'pages', name), 'utf8')]),
  );

test('killed at any step, the next command finds all as it was or makes all as it was to be', async () => {
  renew();
  const steps = await onDyingDisk(Number.POSITIVE_INFINITY, '', () => changeFiles(root, changes));
  expect(pages()).toEqual(after);
  const ends = new Set<string>();
  for (let step = 1; step <= steps; step += 1) {
    renew();
    await onDyingDisk(step, 'EKILLED', () => changeFiles(root, changes));
    await finishSave(root);
    ends.add(JSON.stringify(pages()));
  }
  expect([...ends]).toEqual([JSON.stringify(before), JSON.stringify(after)]);
});

test('a disk that is full for a moment leaves all as it was, or is tried again by the next command', async () => {
  renew();
  const steps = await onDyingDisk(Number.POSITIVE_INFINITY, '', () => changeFiles(root, changes));
  for (let step = 1; step <= steps; step += 1) {
    renew();
    await onDyingDisk(step, 'ENOSPC', () => changeFiles(root, changes), true);
    await finishSave(root);
    expect([before, after], `failed at step ${step}`).toContainEqual(pages());
  }
});

test('what was changed since it was read is not written over, and nothing else is written', async () => {
  renew();
  writeFileSync(join(root, 'pages/a.yaml'), 'another');
  await expect(changeFiles(root, changes)).rejects.toThrow(
    'Nothing was changed, for pages/a.yaml was, while this ran. Run the command again.',
  );
  expect(pages()).toEqual({ ...before, 'a.yaml': 'another' });
});

test('a link stays one: what it leads to is written', async () => {
  renew();
  writeFileSync(join(root, 'elsewhere.yaml'), 'x');
  symlinkSync('../elsewhere.yaml', join(root, 'pages/link.yaml'));
  await changeFiles(root, new Map([['pages/link.yaml', { before: 'x', now: 'X' }]]));
  expect(readFileSync(join(root, 'elsewhere.yaml'), 'utf8')).toBe('X');
  expect(pages()['link.yaml']).toBe('X');
});
