import { keptHere } from './kept-here';
import type { EarlierState, Store, StoredFile } from './store';

interface KeptState {
  text: string;
  /** ISO 8601. */
  when: string;
}

const shelf = keptHere<KeptState>('earlier');

/** So many states of a file are kept. */
const most = 50;

/** Names of states that this browser keeps, beside those that the place itself knows. */
const mark = 'here:';

const newestFirst = (one: { when: string }, other: { when: string }): number => (one.when < other.when ? 1 : -1);

/** A place with the states that files had before they were saved from this browser, beside those that it knows itself. */
export function withEarlierHere(store: Store): Store {
  let root = '';
  const texts = new Map<string, string | null>();
  const noted = (files: readonly StoredFile[]) => {
    for (const { path, text } of files) texts.set(path, text);
  };
  const startOf = (path: string): string => `${root}\n${path}\n`;
  const keep = async (path: string) => {
    const text = texts.get(path) ?? null;
    if (text === null) return;
    const start = startOf(path);
    const now = await shelf.all(start);
    const when = new Date().toISOString();
    const old = now.sort(([, one], [, other]) => newestFirst(one, other)).slice(most - 1);
    const gone = old.map(([name]) => [name, undefined] as const);
    await shelf.change([[start + when, { text, when }], ...gone]);
  };
  return {
    ...store,
    async content() {
      const content = await store.content();
      root = content.root;
      noted(content.files);
      return content;
    },
    async files() {
      const files = await store.files();
      noted(files);
      return files;
    },
    async save(writes) {
      const saved = await store.save(writes);
      if ('conflicts' in saved) return saved;
      // A browser that keeps nothing has saved all the same.
      await Promise.all(writes.map(({ path }) => keep(path))).catch(() => undefined);
      noted(writes);
      return saved;
    },
    async history(path) {
      const [own, kept] = await Promise.all([store.history?.(path) ?? [], shelf.all(startOf(path))]);
      const here = kept.map(
        ([name, { when }]): EarlierState => ({
          id: mark + name,
          when,
          who: 'this browser',
          what: 'before it was saved',
        }),
      );
      return [...own, ...here].sort(newestFirst);
    },
    async textThen(path, id) {
      if (!id.startsWith(mark)) return (await store.textThen?.(path, id)) ?? null;
      return (await shelf.get(id.slice(mark.length)))?.text ?? null;
    },
  };
}
