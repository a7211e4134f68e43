import { usageError } from '../command-line/usage-error';
import { versionOf } from '../local-studio/local-files';
import { saveFiles } from './save-files';

/** What a file said when it was read, and what it is to say: without the one it is new, without the other it goes. */
interface Change {
  before: string | undefined;
  now: string | undefined;
}

/**
 * Changes texts of a site by their path in it, all or none, killed or not. Throws a sentence where one of them is no longer
 * what it was, and what the disk says; nothing is changed then.
 */
export async function changeFiles(root: string, changes: ReadonlyMap<string, Change>): Promise<void> {
  const writes = [...changes].map(([path, { before, now }]) => ({
    ...{ path, text: now ?? null },
    version: before === undefined ? null : versionOf(before),
  }));
  const [other] = await saveFiles(root, writes);
  if (other) throw usageError(`Nothing was changed, for ${other.path} was, while this ran. Run the command again.`);
}
