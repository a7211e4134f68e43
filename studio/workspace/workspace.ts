import { editText } from '../../src/editing/edit-text';
import type { Operation } from '../../src/editing/operation';
import type { Path } from '../../src/reading/position';
import type { Engine } from '../engine/engine';
import type { Standing } from '../engine/messages';
import type { PictureEntry, Store, StoredContent, StoredFile } from '../store/store';
import { closed, type History, noHistory, type Step, withStep } from './history';
import { keeper, keepUnsaved, readUnsaved, type Unsaved } from './unsaved';

export interface OpenFile {
  /** As it is now; `null` for one that is to go. */
  text: string | null;
  /** As it is in the store, with the name of that. */
  saved: string | null;
  version: string | null;
}

export type View = 'page' | 'yaml' | 'publish';

/** All that the screen shows. */
export interface State {
  root: string;
  files: ReadonlyMap<string, OpenFile>;
  pictures: [string, PictureEntry][];
  icons: string[];
  standing: Standing;
  /** The file that is being edited, and the place in it. */
  file: string;
  selected: Path;
  view: View;
  history: History;
  conflicts: StoredFile[];
  /** A sentence for who edits, and whether it is about something that went wrong. */
  notice?: { text: string; bad: boolean };
  saving: boolean;
}

export interface Workspace {
  state(): State;
  subscribe(listener: () => void): () => void;
  open(file: string, selected?: Path): void;
  select(path: Path): void;
  show(view: View): void;
  /** Changes a value of the open file; letters typed under one name are one step. */
  edit(operation: Operation, name?: string): boolean;
  /** Puts texts in the place of those that there are, as one step. */
  put(texts: ReadonlyMap<string, string | null>, name?: string): void;
  endStep(): void;
  undo(): void;
  redo(): void;
  save(): Promise<void>;
  /** Looks whether files were changed elsewhere. */
  look(): Promise<void>;
  resolve(path: string, choice: 'mine' | 'theirs'): void;
  addPicture(file: File): Promise<string | undefined>;
  rename(from: string, to: string): Promise<boolean>;
  say(text: string, bad?: boolean): void;
  engine: Engine;
  store: Store;
}

export const changedFiles = (files: State['files']): [string, OpenFile][] =>
  [...files].filter(([, { text, saved }]) => text !== saved);

export const routeOfFile = (state: State): string | undefined =>
  state.standing.pages.find(({ file }) => file === state.file)?.route;

/** Opens a site: its files, with what was left unsaved, and the engine on them. */
export async function openWorkspace(store: Store, engine: Engine): Promise<Workspace> {
  const content = await store.content();
  const unsaved = await readUnsaved(content.root).catch((): Unsaved => []);
  const { files, conflicts } = openFiles(content, unsaved);
  const first = files.has('pages/index.yaml') ? 'pages/index.yaml' : ([...files.keys()][0] ?? '');
  const standing = await engine.open({
    open: {
      files: [...files].flatMap(([path, { text }]): [string, string][] => (text === null ? [] : [[path, text]])),
      ...{ pictures: content.pictures, publicFiles: content.publicFiles, icons: content.icons },
    },
    route: '/',
  });
  return workspace(
    {
      ...{ root: content.root, files, pictures: content.pictures, icons: content.icons, standing, conflicts },
      ...{ file: first, selected: [], view: 'page', history: noHistory, saving: false },
      ...(unsaved.length > 0 && { notice: { text: 'Your unsaved work from last time is here.', bad: false } }),
    },
    store,
    engine,
  );
}

/** The files with what was not saved; one that was changed elsewhere since is asked about. */
function openFiles({ files }: StoredContent, unsaved: Unsaved) {
  const open = new Map<string, OpenFile>(
    files.map(({ path, text, version }) => [path, { text, saved: text, version }]),
  );
  const conflicts: StoredFile[] = [];
  for (const [path, { text, version }] of unsaved) {
    const now = open.get(path) ?? { text: null, saved: null, version: null };
    open.set(path, { ...now, text, version });
    if (now.version !== version) conflicts.push({ path, text: now.saved, version: now.version });
  }
  return { files: open, conflicts };
}

function workspace(first: State, store: Store, engine: Engine): Workspace {
  let state = first;
  const listeners = new Set<() => void>();
  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const say = (text: string, bad = false) => change({ notice: { text, bad } });
  const told = (error: unknown) => say(error instanceof Error ? error.message : String(error), true);

  const keep = keeper(() => {
    const unsaved = changedFiles(state.files).map(([path, { text, version }]): Unsaved[number] => [
      path,
      { text, version },
    ]);
    return keepUnsaved(state.root, unsaved).catch(told);
  });

  // What changed while the engine was at work goes to it in one update.
  const pending = new Map<string, string | undefined>();
  let pictures: [string, PictureEntry][] | undefined;
  let running = false;
  let stale = false;
  const renew = async (): Promise<void> => {
    stale = true;
    if (running) return;
    running = true;
    while (stale) {
      stale = false;
      const files = [...pending];
      pending.clear();
      const withPictures = pictures && { pictures };
      pictures = undefined;
      const standing = await engine.update({ files, ...withPictures, route: routeToShow(state) });
      change({ standing });
    }
    running = false;
  };

  const setTexts = (texts: ReadonlyMap<string, string | null>, history: History) => {
    const files = new Map(state.files);
    for (const [path, text] of texts) {
      const old = files.get(path) ?? { text: null, saved: null, version: null };
      if (text === null && old.saved === null) files.delete(path);
      else files.set(path, { ...old, text });
      pending.set(path, text ?? undefined);
    }
    change({ files, history, notice: undefined });
    keep();
    void renew();
  };
  const textOf = (path: string): string | null => state.files.get(path)?.text ?? null;
  const put: Workspace['put'] = (texts, name = '') => {
    const changes: Step['changes'] = new Map(
      [...texts].map(([path, after]) => [path, { before: textOf(path), after }]),
    );
    setTexts(texts, withStep(state.history, { changes, name }));
  };
  const travel = (back: boolean) => {
    const { done, undone } = state.history;
    const step = back ? done.at(-1) : undone.at(-1);
    if (!step) return;
    const texts = new Map([...step.changes].map(([path, { before, after }]) => [path, back ? before : after]));
    const history = back
      ? { done: done.slice(0, -1), undone: [...undone, step] }
      : { done: [...done, step], undone: undone.slice(0, -1) };
    setTexts(texts, history);
    const [file] = step.changes.keys();
    if (file && file !== state.file && textOf(file) !== null) open(file);
  };
  const open = (file: string, selected: Path = []) => {
    if (file !== state.file) change({ file, selected, history: closed(state.history) });
    else change({ selected });
    void renew();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    select: (selected) => change({ selected }),
    show: (view) => change({ view, history: closed(state.history) }),
    edit(operation, name) {
      const text = textOf(state.file) ?? '';
      const outcome = editText(text, operation);
      if ('sentence' in outcome) {
        say(outcome.sentence, true);
        return false;
      }
      if (outcome.text !== text) put(new Map([[state.file, outcome.text]]), name);
      return true;
    },
    put,
    endStep: () => change({ history: closed(state.history) }),
    undo: () => travel(true),
    redo: () => travel(false),
    async save() {
      const writes = changedFiles(state.files).map(
        ([path, { text, version }]): StoredFile => ({ path, text, version }),
      );
      if (writes.length === 0 || state.saving) return;
      change({ saving: true });
      try {
        const outcome = await store.save(writes);
        if ('conflicts' in outcome) return change({ conflicts: outcome.conflicts });
        const files = new Map(state.files);
        for (const { path, version } of outcome.saved) {
          const sent = writes.find((write) => write.path === path)?.text ?? null;
          const now = files.get(path);
          if (now?.text === null && sent === null) files.delete(path);
          else if (now) files.set(path, { ...now, saved: sent, version });
        }
        change({ files, history: closed(state.history) });
        say(writes.length === 1 ? 'Saved: 1 file.' : `Saved: ${writes.length} files.`);
        keep();
      } catch (error) {
        told(error);
      } finally {
        change({ saving: false });
      }
    },
    async look() {
      const now = await store.files().catch(() => undefined);
      if (!now) return;
      const files = new Map(state.files);
      const conflicts: StoredFile[] = [];
      const byPath = new Map(now.map((file) => [file.path, file]));
      for (const path of new Set([...files.keys(), ...byPath.keys()])) {
        const theirs = byPath.get(path) ?? { path, text: null, version: null };
        const mine = files.get(path);
        if (mine?.version === theirs.version || (!mine && theirs.text === null)) continue;
        if (mine && mine.text !== mine.saved && mine.text !== theirs.text) {
          conflicts.push(theirs);
          continue;
        }
        if (theirs.text === null) files.delete(path);
        else files.set(path, { text: theirs.text, saved: theirs.text, version: theirs.version });
        pending.set(path, theirs.text ?? undefined);
      }
      if (pending.size > 0 || conflicts.length > 0) change({ files, conflicts });
      if (pending.size > 0) await renew();
    },
    resolve(path, choice) {
      const theirs = state.conflicts.find((conflict) => conflict.path === path);
      const mine = state.files.get(path);
      if (!theirs) return;
      const files = new Map(state.files);
      const text = choice === 'mine' ? (mine?.text ?? null) : theirs.text;
      files.set(path, { text, saved: theirs.text, version: theirs.version });
      if (text === null && theirs.text === null) files.delete(path);
      pending.set(path, text ?? undefined);
      change({ files, conflicts: state.conflicts.filter((conflict) => conflict !== theirs) });
      keep();
      void renew();
    },
    async addPicture(file) {
      try {
        const taken = await store.addPicture(file);
        pictures = taken.pictures;
        change({ pictures: taken.pictures });
        await renew();
        return taken.name;
      } catch (error) {
        told(error);
        return undefined;
      }
    },
    async rename(from, to) {
      const renamed = await engine.rename(from, to);
      if ('sentence' in renamed) {
        say(renamed.sentence, true);
        return false;
      }
      put(new Map(renamed.files.map(([path, text]) => [path, text ?? null])));
      open(`pages${to}.yaml`);
      say(`The page is at ${to} now; ${renamed.mended} links lead there, and ${from} does too.`);
      return true;
    },
    say,
    engine,
    store,
  };
}

/** The page that the middle shows: the one being edited, or the home page while facts of the site are. */
function routeToShow(state: State): string {
  const known = routeOfFile(state);
  if (known !== undefined) return known;
  const named = /^pages(\/.*)\.yaml$/.exec(state.file)?.[1];
  return named === undefined || named === '/index' ? '/' : named;
}
