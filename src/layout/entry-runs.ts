import type { Action } from '../../schemas/fields/link';

/** Neighbors in a list of entries: one with links of its own, or plain links in a row. */
export type EntryRun<T> = { titled: T } | { plain: Action[] };

/** A list of entries as it is drawn where each title stands over its links. */
export function entryRuns<T extends { label: string; href?: string | undefined; links?: unknown }>(
  entries: readonly T[],
): EntryRun<T>[] {
  const runs: EntryRun<T>[] = [];
  for (const entry of entries) {
    const { label, href = '', links } = entry;
    const last = runs.at(-1);
    if (links !== undefined) runs.push({ titled: entry });
    else if (last && 'plain' in last) last.plain.push({ label, href });
    else runs.push({ plain: [{ label, href }] });
  }
  return runs;
}
