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
      const told = (text: string | Uint8Array) => {
        const bytes = Buffer.from(text);
        return [`data ${bytes.length}\n`, bytes, '\n'];
      };
      const changes = Object.entries(files).flatMap(([path, content]) =>
        content === null ? [`D ${path}\n`] : [`M 100644 inline ${path}\n`, ...told(content)],
      );
      const { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: mail } = someone;
      const head = [`commit refs/heads/${branch}\n`, `committer ${name} <${mail}> now\n`, ...told(message)];
      const parent = headOf(branch, line) ? [`from refs/heads/${branch}^0\n`] : [];
      // One command for all of it: each costs as much as a test.
      const stream = [...head, ...parent, ...changes].map((part) => Buffer.from(part));
      git(['fast-import', '--quiet', '--date-format=now'], Buffer.concat(stream));
      return line(['rev-parse', `refs/heads/${branch}`]);
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
