import type { Saved, Store, StoredFile } from '../store/store';
import { withBothChanges } from './both-changes';
import { closed, withoutFiles, withStep } from './history';
import { withTheirs } from './open-files';
import type { Renewal } from './renewal';
import { type Cell, changedFiles, noFile, type OpenFile } from './state';
import { stillOpen, takenInWords } from './taken-elsewhere';

/** Which text a file that was changed here and elsewhere is to have: one of the two, or the one with the changes of both. */
type Choice = 'mine' | 'theirs' | 'both';

/** The text with the changes of both, where neither touches what the other changed. */
export function bothOf(mine: OpenFile, theirs: StoredFile): string | undefined {
  if (mine.saved === null || mine.text === null || theirs.text === null || mine.saved === theirs.text) return undefined;
  return withBothChanges(mine.saved, mine.text, theirs.text);
}

/** What goes between the open files and the place where they are kept. */
export interface Saving {
  save(): Promise<void>;
  /** Gives what changed to others to look at first, where the place knows how. */
  propose(title: string): Promise<void>;
  /** Looks whether files were changed elsewhere. */
  look(): Promise<void>;
  resolve(path: string, choice: Choice): void;
}

export function saving(cell: Cell, store: Store, { note, renew }: Renewal, keep: () => void): Saving {
  const isSaved = (writes: readonly StoredFile[], saved: readonly { path: string; version: string | null }[]) => {
    const files = new Map(cell.now().files);
    for (const { path, version } of saved) {
      const sent = writes.find((write) => write.path === path)?.text ?? null;
      const now = files.get(path);
      if (now?.text === null && sent === null) files.delete(path);
      else if (now) files.set(path, { ...now, saved: sent, version });
    }
    cell.change({ files, history: closed(cell.now().history) });
    keep();
  };
  const send = async (how: (writes: StoredFile[]) => Promise<Saved>) => {
    const writes = changedFiles(cell.now().files).map(
      ([path, { text, version }]): StoredFile => ({ path, text, version }),
    );
    if (writes.length === 0 || cell.now().saving) return;
    cell.change({ saving: true });
    try {
      const outcome = await how(writes);
      cell.change({ turnedAway: undefined });
      if ('conflicts' in outcome) return cell.change({ conflicts: outcome.conflicts });
      isSaved(writes, outcome.saved);
      cell.say(outcome.told ?? (writes.length === 1 ? 'Saved: 1 file.' : `Saved: ${writes.length} files.`));
    } catch (error) {
      const { newKey } = store;
      const goOn = (key: string) => {
        newKey?.take(key);
        void send(how);
      };
      cell.change({ turnedAway: newKey?.isWanted(error) ? goOn : undefined });
      cell.told(error);
    } finally {
      cell.change({ saving: false });
    }
  };
  return {
    save: () => send((writes) => store.save(writes)),
    propose: (title) => send((writes) => (store.propose ? store.propose(writes, title) : store.save(writes))),
    async look() {
      if (cell.now().saving) return;
      const now = await store.files().catch(() => undefined);
      // What is on its way now will say itself how it ended.
      if (!now || cell.now().saving) return;
      const theirs = withTheirs(cell.now().files, now);
      const { files, conflicts, taken } = theirs;
      for (const { path } of taken) note(path, files.get(path)?.text ?? null);
      if (taken.length === 0 && conflicts.length === 0) return;
      const history = withoutFiles(cell.now().history, new Set(taken.map(({ path }) => path)));
      const told = takenInWords(theirs, cell.now());
      cell.change({
        ...{ files, conflicts, history, ...stillOpen(theirs, cell.now()) },
        ...(told && { notice: { text: told, bad: false } }),
      });
      // What is not saved may be under another name now.
      keep();
      if (taken.length > 0) await renew();
    },
    resolve(path, choice) {
      const { conflicts, files: open, history } = cell.now();
      const theirs = conflicts.find((conflict) => conflict.path === path);
      if (!theirs) return;
      const mine = open.get(path) ?? noFile;
      const files = new Map(open);
      const text = { mine: mine.text, theirs: theirs.text, both: bothOf(mine, theirs) ?? mine.text }[choice];
      if (text === null && theirs.text === null) files.delete(path);
      else files.set(path, { text, saved: theirs.text, version: theirs.version });
      note(path, text);
      // Who took theirs can go back to what was here.
      const changes = new Map([[path, { before: mine.text, after: text }]]);
      cell.change({
        files,
        ...stillOpen({ files, moves: new Map() }, cell.now()),
        conflicts: conflicts.filter((conflict) => conflict !== theirs),
        ...(text !== mine.text && { history: withStep(history, { changes, name: '' }) }),
      });
      keep();
      void renew();
    },
  };
}
