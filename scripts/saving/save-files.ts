import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepJson, keptJson } from '../kept-json';
import { type LocalFile, mayBeWritten, readLocal, standsInRoot, versionOf } from '../local-studio/local-files';
import { journalPath } from './journal-path';
import { whileAlone } from './while-alone';
import { partialOf, putBeside, writeBeside } from './write-whole';

/** What a file is to be: its text, or `null` for one that is to go; `version` is what it was when it was read. */
export interface Write {
  path: string;
  text: string | null;
  version: string | null;
}

/** The files of a save, and the process that saves them. */
interface Journal {
  owner: number;
  writes: readonly Write[];
}

/**
 * Writes all files or none. Those that are not what they were read as are given back, and nothing is written. What is to be
 * written is noted first, so that a save which a kill interrupts is finished by the next command. Throws what the disk
 * refuses.
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
  await keepJson(journalPath(root), { owner: process.pid, writes } satisfies Journal);
  await putAll(root, writes);
  return [];
}

/** Finishes a save that was interrupted. A file that was changed by another hand since is left as it is. */
export const finishSave = async (root: string): Promise<void> =>
  existsSync(journalPath(root)) ? whileAlone(root, () => finishNow(root)) : undefined;

async function finishNow(root: string): Promise<void> {
  const { owner, writes } = keptJson<Journal>(journalPath(root)) ?? { owner: 0, writes: [] };
  // The journal is written by `saveFiles` alone; what is in it is looked at like a request all the same.
  const own = writes.filter(({ path }) => mayBeWritten(path) && standsInRoot(root, path));
  for (const { path } of own) await rm(partialOf(join(root, path), owner), { force: true });
  await putAll(
    root,
    own.filter(({ path, version }) => readLocal(root, path).version === version),
  );
}

/** Writes each beside its place, and then puts all in place: where the disk is full, none is. */
async function putAll(root: string, writes: readonly Write[]): Promise<void> {
  const beside: string[] = [];
  try {
    for (const { path, text } of writes) {
      if (text === null) continue;
      await writeBeside(join(root, path), text);
      beside.push(join(root, path));
    }
  } catch (error) {
    for (const file of beside) await rm(partialOf(file), { force: true });
    await rm(journalPath(root), { force: true });
    throw error;
  }
  for (const file of beside) await putBeside(file);
  for (const { path, text } of writes) if (text === null) await rm(join(root, path), { force: true });
  await rm(journalPath(root), { force: true });
}

/** The files as they are after a save. */
export const savedVersions = (writes: readonly Write[]): { path: string; version: string | null }[] =>
  writes.map(({ path, text }) => ({ path, version: text === null ? null : versionOf(text) }));
