import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDays } from '../../scripts/dates/content-days';
import { one, other, rootWith, today } from './days-root';

/** Commits all of a root on a day. */
function commit(root: string, day: string): void {
  const at = `${day}T12:00:00Z`;
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=An editor', '-c', 'user.email=editor@example.com', ...parameters], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at },
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change pages');
}

test('a page that was committed without its day has the day of its commit, however late it is built', async () => {
  const root = rootWith('');
  commit(root, '2025-02-03');
  writeFileSync(join(root, other.file), 'title: Another page\n');
  const { dayOf } = await contentDays(root);
  expect(dayOf(one)).toBe('2025-02-03');
  expect(dayOf(other)).toBe(today);
});

test('in a clone whose history is cut off, the last commit says nothing of a page', async () => {
  const root = rootWith('');
  commit(root, '2025-02-03');
  writeFileSync(join(root, 'more'), '');
  commit(root, '2025-02-04');
  const clone = join(mkdtempSync(join(tmpdir(), 'days-')), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  expect((await contentDays(clone)).dayOf(one)).toBe(today);
});
