import { type Ask, Refusal } from './api';
import { textsAtOnce } from './texts-at-once';

/** A file of a commit: the name of its bytes, and whether it is an ordinary one. */
export interface Entry {
  sha: string;
  mode: string;
}

/** True for a file that is one: no link, and no repository within the repository. */
export const isOrdinary = ({ mode }: Entry): boolean => mode.startsWith('100');

/** The files of a commit by path. */
export interface Snapshot {
  commit: string;
  tree: string;
  entries: ReadonlyMap<string, Entry>;
}

/** What is put into a tree: a text, a blob that is there, or nothing in the place of a file. */
export type TreeEntry = { path: string; mode: string } & ({ content: string } | { sha: string | null });

/** A repository in the words of git, by GitHub's REST API (Git database: references, commits, trees, blobs). */
export interface Repository {
  /** The branch that is shown where none is named, and whether the token may write. */
  about(): Promise<{ branch: string; mayWrite: boolean }>;
  /** The commit that a branch stands at; undefined where there is no such branch. */
  head(branch: string): Promise<string | undefined>;
  snapshot(commit: string): Promise<Snapshot>;
  blob(sha: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Those of some blobs that can be had together, by their names. */
  texts(names: readonly string[]): Promise<Map<string, Uint8Array<ArrayBuffer>>>;
  makeBlob(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  makeTree(base: string, entries: readonly TreeEntry[]): Promise<string>;
  makeCommit(message: string, tree: string, parent: string): Promise<string>;
  makeBranch(branch: string, commit: string): Promise<void>;
  /** Moves a branch on; false where it has moved meanwhile. */
  moveBranch(branch: string, from: string, to: string): Promise<boolean>;
}

const base64 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  // In parts, because a function takes no more arguments than some ten thousand.
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(parts.join(''));
};

/** A name of a branch within an address. */
const inAddress = (branch: string): string => branch.split('/').map(encodeURIComponent).join('/');

export function repositoryOf(ask: Ask, name: string): Repository {
  // The shapes are those that GitHub documents.
  const read = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;
  const make = async (path: string, body: unknown): Promise<string> =>
    ((await (await ask(path, { method: 'POST', body })).json()) as { sha: string }).sha;
  const head: Repository['head'] = async (branch) => {
    try {
      return (await read<{ object: { sha: string } }>(`/git/ref/heads/${inAddress(branch)}`)).object.sha;
    } catch (error) {
      // 409 is an empty repository.
      if (error instanceof Refusal && (error.status === 404 || error.status === 409)) return undefined;
      throw error;
    }
  };
  return {
    head,
    async about() {
      const about = await read<{ default_branch: string; permissions?: { push?: boolean } }>('');
      return { branch: about.default_branch, mayWrite: about.permissions?.push !== false };
    },
    async snapshot(commit) {
      const { tree } = await read<{ tree: { sha: string } }>(`/git/commits/${commit}`);
      const listed = await read<{ tree: ({ path: string; type: string } & Entry)[]; truncated: boolean }>(
        `/git/trees/${tree.sha}?recursive=1`,
      );
      if (listed.truncated) {
        throw new Error('This repository has more files than GitHub lists at once. Keep the site in one of its own.');
      }
      const files = listed.tree.filter(({ type }) => type === 'blob');
      return { commit, tree: tree.sha, entries: new Map(files.map(({ path, sha, mode }) => [path, { sha, mode }])) };
    },
    blob: async (sha) => new Uint8Array(await (await ask(`/git/blobs/${sha}`, { raw: true })).arrayBuffer()),
    texts: (names) => textsAtOnce(ask, name, names),
    makeBlob: async (bytes) => make('/git/blobs', { content: await base64(bytes), encoding: 'base64' }),
    makeTree: (base, entries) =>
      make('/git/trees', { base_tree: base, tree: entries.map((entry) => ({ ...entry, type: 'blob' })) }),
    makeCommit: (message, tree, parent) => make('/git/commits', { message, tree, parents: [parent] }),
    async makeBranch(branch, commit) {
      await ask('/git/refs', { method: 'POST', body: { ref: `refs/heads/${branch}`, sha: commit } });
    },
    async moveBranch(branch, from, to) {
      try {
        await ask(`/git/refs/heads/${inAddress(branch)}`, { method: 'PATCH', body: { sha: to, force: false } });
        return true;
      } catch (error) {
        const isRefused = error instanceof Refusal && (error.status === 409 || error.status === 422);
        // A branch that stands where it stood was not moved by others: it is kept from being written to.
        if (isRefused && (await head(branch)) !== from) return false;
        throw error;
      }
    },
  };
}

/** A repository as one that begins at a folder of it: its files outside are neither seen nor changed. */
export function within(repository: Repository, folder: string): Repository {
  if (folder === '') return repository;
  const start = `${folder}/`;
  return {
    ...repository,
    async snapshot(commit) {
      const { entries, ...rest } = await repository.snapshot(commit);
      const inside = [...entries].filter(([path]) => path.startsWith(start));
      return { ...rest, entries: new Map(inside.map(([path, entry]) => [path.slice(start.length), entry])) };
    },
    makeTree: (base, entries) =>
      repository.makeTree(
        base,
        entries.map((entry) => ({ ...entry, path: start + entry.path })),
      ),
  };
}
