import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepJson } from '../../scripts/kept-json';
import { committedStates, committedText } from '../../scripts/local-studio/git-history';
import { versionOf } from '../../scripts/local-studio/local-files';
import { saveFiles } from '../../scripts/saving/save-files';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-saves-'));
  mkdirSync(join(root, 'pages'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('of two that save one file at the same moment one is told of the other, and nothing is written over', async () => {
  const files = ['one', 'two'].map((name) => join(root, `pages/${name}.yaml`));
  for (const file of files) writeFileSync(file, 'title: Before\n');
  const version = versionOf('title: Before\n');
  const save = (words: string) =>
    saveFiles(
      root,
      ['one', 'two'].map((name) => ({ path: `pages/${name}.yaml`, text: `title: ${words}\n`, version })),
    );
  const outcomes = await Promise.all([save('Of Ann'), save('Of Bob')]);
  expect(outcomes.map((conflicts) => conflicts.length)).toEqual([0, 2]);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(['title: Of Ann\n', 'title: Of Ann\n']);
});

/** Another program's number: one that runs, or one that has ended. */
const running = process.ppid;
const ended = (): number => spawnSync(process.execPath, ['--version']).pid;

const lockedBy = (pid: number) => {
  mkdirSync(join(root, '.cache/saving'), { recursive: true });
  writeFileSync(join(root, '.cache/saving/lock'), String(pid));
};

test('while another studio saves into the folder a save waits, and sees what that one has written', async () => {
  const file = join(root, 'pages/one.yaml');
  writeFileSync(file, 'title: Before\n');
  lockedBy(running);
  const write = { path: 'pages/one.yaml', text: 'title: Ours\n', version: versionOf('title: Before\n') };
  const saved = saveFiles(root, [write]);
  await setTimeout(60);
  writeFileSync(file, 'title: Theirs\n');
  rmSync(join(root, '.cache/saving/lock'));
  expect((await saved).map(({ text }) => text)).toEqual(['title: Theirs\n']);
  expect(readFileSync(file, 'utf8')).toBe('title: Theirs\n');
});

test('a studio that was killed in mid-save is not waited for, and its save is finished first', async () => {
  for (const name of ['one', 'two']) writeFileSync(join(root, `pages/${name}.yaml`), 'title: Before\n');
  lockedBy(ended());
  const version = versionOf('title: Before\n');
  const left = ['one', 'two'].map((name) => ({ path: `pages/${name}.yaml`, text: 'title: Left\n', version }));
  await keepJson(join(root, '.cache/saving/journal.json'), { owner: 1, writes: left });
  const outcome = await saveFiles(root, [{ path: 'pages/one.yaml', text: 'title: Ours\n', version }]);
  expect(outcome.map(({ text }) => text)).toEqual(['title: Left\n']);
  expect(readFileSync(join(root, 'pages/two.yaml'), 'utf8')).toBe('title: Left\n');
});

test('what git has of a file is told, newest first, and its text then; nothing where there is no git, and of nothing else', async () => {
  const git = (...asked: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Ann', '-c', 'user.email=ann@site.example', ...asked]);
  expect(await committedStates(root, 'pages/index.yaml')).toEqual([]);
  git('init', '--quiet');
  for (const words of ['First', 'Second']) {
    writeFileSync(join(root, 'pages/kept.yaml'), `title: ${words}\n`);
    git('add', 'pages/kept.yaml');
    git('commit', '--quiet', '-m', `${words} words`);
  }
  const states = await committedStates(root, 'pages/kept.yaml');
  expect(states.map(({ who, what }) => [who, what])).toEqual([
    ['Ann', 'Second words'],
    ['Ann', 'First words'],
  ]);
  expect(await committedText(root, 'pages/kept.yaml', states[1]?.id ?? '')).toBe('title: First\n');
  expect(await committedText(root, 'pages/kept.yaml', '--output=x')).toBe(null);
});
