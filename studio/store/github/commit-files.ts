import { bytesOf, gitName } from '../git-name';
import type { StoredFile } from '../store';
import type { Repository, Snapshot, TreeEntry } from './repository';

/** What is to be in the next commit. */
export interface Change {
  /** Texts as they are to be, with the version that their editor began with. */
  writes: readonly StoredFile[];
  /** Pictures by path, which are new. */
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  message: string;
}

export type Committed = { commit: string; saved: { path: string; version: string | null }[] } | { conflicts: string[] };

/** Where a commit goes: on top of the branch, or to a branch of its own. */
export type Put = (commit: string, parent: string) => Promise<boolean>;

/** Others may move the branch between a look at it and a commit; so often in a row they do not. */
const tries = 5;

/**
 * Makes one commit of texts and pictures on top of what a branch has by then: all of them or none. Files that others have
 * changed since, in another way than this, are given back, and nothing is made. Throws what GitHub refuses.
 */
export async function commitFiles(
  repository: Repository,
  { snapshotOf, put }: { snapshotOf: () => Promise<Snapshot>; put: Put },
  { writes, pictures, message }: Change,
): Promise<Committed> {
  const saved = await Promise.all(
    writes.map(async ({ path, text }) => ({ path, version: text === null ? null : await gitName(bytesOf(text)) })),
  );
  const wanted = new Map(saved.map(({ path, version }) => [path, version]));
  const blobs = new Map<string, string>();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { commit: parent, tree, entries } = await snapshotOf();
    const standing = (path: string): string | null => entries.get(path)?.sha ?? null;
    const left = writes.filter(({ path }) => standing(path) !== wanted.get(path));
    const conflicts = left.filter(({ path, version }) => standing(path) !== version).map(({ path }) => path);
    if (conflicts.length > 0) return { conflicts };
    const added: TreeEntry[] = [];
    for (const [path, bytes] of pictures) {
      const sha = blobs.get(path) ?? (await repository.makeBlob(bytes));
      blobs.set(path, sha);
      if (standing(path) === sha) continue;
      if (standing(path) !== null) {
        throw new Error(`Somebody else has added a picture named ${path} meanwhile. Add yours again, and choose it.`);
      }
      added.push({ path, mode: '100644', sha });
    }
    const changes = [...left.map((write) => entryOf(write, entries.get(write.path)?.mode)), ...added];
    // A commit whose answer was lost is there already.
    if (changes.length === 0) return { commit: parent, saved };
    const commit = await repository.makeCommit(message, await repository.makeTree(tree, changes), parent);
    if (await put(commit, parent)) return { commit, saved };
  }
  throw new Error('Others save to this branch all the time. Try again in a minute.');
}

const entryOf = ({ path, text }: StoredFile, mode = '100644'): TreeEntry =>
  text === null ? { path, mode, sha: null } : { path, mode, content: text };
