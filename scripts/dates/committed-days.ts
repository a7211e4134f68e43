import { spawnSync } from 'node:child_process';
import { sep } from 'node:path';

/** What git answers; undefined where there is no git, or no repository. */
function git(root: string, ...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC', GIT_OPTIONAL_LOCKS: '0' },
    maxBuffer: 1e9,
  });
  return status === 0 ? stdout : undefined;
}

/**
 * The UTC days on which page files were committed last, by path from the content root; without those that differ from what
 * was committed. Empty without a repository, and where its history is cut off (a shallow clone), which would give every
 * file the day of the last commit.
 */
export function committedDays(root: string): ReadonlyMap<string, string> {
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return new Map();
  const log = git(
    root,
    'log',
    '--relative',
    '--name-only',
    '--format=%x00%cd',
    '--date=format-local:%Y-%m-%d',
    '--',
    'pages',
  );
  const changed = git(root, 'status', '--porcelain', '-z', '--no-renames', '--', 'pages') ?? '';
  const prefix = git(root, 'rev-parse', '--show-prefix')?.trim() ?? '';
  const days = new Map<string, string>();
  for (const commit of (log ?? '').split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  for (const entry of changed.split('\0'))
    days.delete(
      entry
        .slice(3 + prefix.length)
        .split(sep)
        .join('/'),
    );
  return days;
}
