import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A bare repository that git itself keeps, in a folder of its own. */
export interface GitRepository {
  folder: string;
  /** What a git command prints. Throws what it complains of. */
  git(args: readonly string[], input?: string | Uint8Array, index?: string): Buffer;
  line(args: readonly string[], input?: string | Uint8Array, index?: string): string;
  /** Makes a commit of files on a branch, as somebody with a checkout would. */
  commit(branch: string, files: Readonly<Record<string, string | Uint8Array | null>>, message: string): string;
  /** The text of a file at a branch; undefined where there is none. */
  text(branch: string, path: string): string | undefined;
  remove(): void;
}

const someone = {
  GIT_AUTHOR_NAME: 'Sam Editor',
  GIT_AUTHOR_EMAIL: 'sam@example.com',
  GIT_COMMITTER_NAME: 'Sam Editor',
  GIT_COMMITTER_EMAIL: 'sam@example.com',
};

export function gitRepository(): GitRepository {
  const folder = mkdtempSync(join(tmpdir(), 'studio-git-'));
  const git: GitRepository['git'] = (args, input, index) => {
    const env = { ...process.env, ...someone, GIT_DIR: folder, ...(index && { GIT_INDEX_FILE: index }) };
    const { status, stdout, stderr } = spawnSync('git', args, { input, env, maxBuffer: 1 << 28 });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  const line: GitRepository['line'] = (...asked) =>
    git(...asked)
      .toString('utf8')
      .trim();
  git(['init', '--bare', '--quiet', '--initial-branch=main', folder]);
  return {
    ...{ folder, git, line },
    commit(branch, files, message) {
      const index = join(folder, `index-${branch.replaceAll('/', '-')}`);
      rmSync(index, { force: true });
      const before = headOf(branch, line);
      if (before) git(['read-tree', before], undefined, index);
      const changes = Object.entries(files).map(([path, content]) => {
        if (content === null) return `0 ${'0'.repeat(40)}\t${path}\n`;
        return `100644 ${line(['hash-object', '-w', '--stdin'], content)}\t${path}\n`;
      });
      git(['update-index', '--add', '--index-info'], changes.join(''), index);
      const parents = before ? ['-p', before] : [];
      const commit = line(['commit-tree', line(['write-tree'], undefined, index), ...parents, '-m', message]);
      git(['update-ref', `refs/heads/${branch}`, commit]);
      return commit;
    },
    text(branch, path) {
      try {
        return git(['cat-file', 'blob', `refs/heads/${branch}:${path}`]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The commit of a branch; undefined where there is none. */
export function headOf(branch: string, line: GitRepository['line']): string | undefined {
  try {
    return line(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]);
  } catch {
    return undefined;
  }
}
