import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A state that git has of a file. */
interface CommittedState {
  id: string;
  /** ISO 8601, in UTC. */
  when: string;
  who: string;
  what: string;
}

const most = 30;

/** What git says in a folder; undefined where it has nothing to say: it is not installed, or the folder is no part of a repository. */
async function git(root: string, ...asked: string[]): Promise<string | undefined> {
  try {
    return (await run('git', ['-C', root, ...asked], { maxBuffer: 64_000_000 })).stdout;
  } catch {
    return undefined;
  }
}

/** The last commits that changed a file, newest first; none where there is no git. */
export async function committedStates(root: string, path: string): Promise<CommittedState[]> {
  const told = await git(root, 'log', `--max-count=${most}`, '--format=%H%x00%aI%x00%an%x00%s', '--', path);
  return (told ?? '').split('\n').flatMap((line) => {
    const [id, when, who = '', what = ''] = line.split('\0');
    return id && when ? [{ id, when: new Date(when).toISOString(), who, what }] : [];
  });
}

/** The text that a file had in a commit; `null` where there is no such commit, or no such file in it. */
export async function committedText(root: string, path: string, id: string): Promise<string | null> {
  return /^[0-9a-f]{40,64}$/.test(id) ? ((await git(root, 'show', `${id}:./${path}`)) ?? null) : null;
}
