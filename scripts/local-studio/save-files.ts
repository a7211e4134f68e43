import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-whole';
import { type LocalFile, mayBeWritten, readLocal, standsInRoot, versionOf } from './local-files';
import { whileAlone } from './while-alone';

/** What a file is to be: its text, or `null` for one that is to go; `version` is what it was when its editor read it. */
export interface Write {
  path: string;
  text: string | null;
  version: string | null;
}

/** Where the files of a save stand until all of them are in place. */
const journalOf = (root: string): string => join(root, '.cache/studio/save.json');

/**
 * Writes all files or none. Those that are not what their editor read are given back, and nothing is written. What is to be
 * written is noted first, so that a save which a kill interrupts is finished when the studio starts again. Throws what the
 * disk refuses.
 */
export function saveFiles(root: string, writes: readonly Write[]): Promise<LocalFile[]> {
  // Of two at once the second sees what the first has written.
  const turn = (turns.get(root) ?? Promise.resolve()).then(() => whileAlone(root, () => saveNow(root, writes)));
  const over = turn.then(
    () => undefined,
    () => undefined,
  );
  turns.set(root, over);
  return turn;
}

/** The last save of each folder, until it is over. */
const turns = new Map<string, Promise<undefined>>();

async function saveNow(root: string, writes: readonly Write[]): Promise<LocalFile[]> {
  await finishNow(root);
  const conflicts = writes.flatMap(({ path, version, text }) => {
    const now = readLocal(root, path);
    // A save whose answer was lost has written it already.
    return now.version === version || now.text === text ? [] : [now];
  });
  if (conflicts.length > 0) return conflicts;
  await writeWhole(journalOf(root), JSON.stringify(writes));
  await putAll(root, writes);
  await rm(journalOf(root), { force: true });
  return [];
}

/** Finishes a save that was interrupted. A file that was changed by another hand since is left as it is. */
export const finishSave = async (root: string): Promise<void> =>
  existsSync(journalOf(root)) ? whileAlone(root, () => finishNow(root)) : undefined;

async function finishNow(root: string): Promise<void> {
  const text = await readFile(journalOf(root), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  // The journal is written whole, by `saveFiles` alone; what is in it is looked at like a request all the same.
  const writes = (JSON.parse(text) as Write[]).filter(({ path }) => mayBeWritten(path) && standsInRoot(root, path));
  await putAll(
    root,
    writes.filter(({ path, version }) => readLocal(root, path).version === version),
  );
  await rm(journalOf(root), { force: true });
}

async function putAll(root: string, writes: readonly Write[]): Promise<void> {
  for (const { path, text } of writes) {
    if (text === null) await rm(join(root, path), { force: true });
    else await writeWhole(join(root, path), text);
  }
}

/** The files as they are after a save. */
export const savedVersions = (writes: readonly Write[]): { path: string; version: string | null }[] =>
  writes.map(({ path, text }) => ({ path, version: text === null ? null : versionOf(text) }));
