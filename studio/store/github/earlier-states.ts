import type { EarlierState } from '../store';
import type { Ask } from './api';

interface GithubCommit {
  sha: string;
  commit: { message: string; author?: { name?: string; date?: string } };
}

/** The last commits that changed a file, newest first; `path` begins at the root of the repository. */
export async function earlierStates(ask: Ask, path: string, branch: string): Promise<EarlierState[]> {
  const query = new URLSearchParams({ path, sha: branch, per_page: '30' });
  // The shape that GitHub documents.
  const commits = (await (await ask(`/commits?${query}`)).json()) as GithubCommit[];
  return commits.map(({ sha, commit: { message, author } }) => ({
    id: sha,
    when: author?.date ?? '',
    who: author?.name ?? '',
    what: message.split('\n')[0] ?? '',
  }));
}
