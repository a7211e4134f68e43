import type { Path } from '../../src/reading/position';
import type { Shown, Standing } from '../engine/messages';
import type { PictureEntry, StoredFile } from '../store/store';
import { drawnLater } from './drawn-later';
import type { History } from './history';

export interface OpenFile {
  /** As it is now; `null` for one that is to go. */
  text: string | null;
  /** As it is in the store, with the name of that. */
  saved: string | null;
  version: string | null;
  /** True for one whose bytes are no text, which is not written. */
  damaged?: true;
}

export type View = 'page' | 'yaml' | 'publish';

/** All that the screen shows. */
export interface State {
  root: string;
  files: ReadonlyMap<string, OpenFile>;
  pictures: [string, PictureEntry][];
  icons: string[];
  standing: Standing;
  /** The page in the middle, as far as it can be drawn. */
  shown?: Shown;
  /** The file that is being edited, and the place in it. */
  file: string;
  /** The page in the middle: the one that is edited, or was before the facts of the site. */
  page: string;
  selected: Path;
  view: View;
  history: History;
  conflicts: StoredFile[];
  /** A sentence for who edits, and whether it is about something that went wrong. */
  notice?: { text: string; bad: boolean };
  saving: boolean;
  /** Goes on with another key where a save was turned away for want of one. */
  turnedAway?: (key: string) => void;
  /** Whether what was written last would outlast a crash of the browser; `no` where the browser keeps nothing. */
  kept: 'yes' | 'soon' | 'no';
}

export const noFile: OpenFile = { text: null, saved: null, version: null };

const changes = new WeakMap<State['files'], [string, OpenFile][]>();

/** The files that are not saved as they are now; looked up once for each state of them, as many parts of the screen ask. */
export function changedFiles(files: State['files']): readonly [string, OpenFile][] {
  const known = changes.get(files);
  if (known) return known;
  const changed = [...files].filter(([, { text, saved }]) => text !== saved);
  changes.set(files, changed);
  return changed;
}

/** The file that is open, as its text is now. */
export const openSource = ({ files, file }: Pick<State, 'files' | 'file'>) => ({
  path: file,
  text: files.get(file)?.text ?? '',
});

/** The page in the middle, as its text is now. */
export const pageSource = ({ files, page }: State) => ({ path: page, text: files.get(page)?.text ?? '' });

const isPage = (file: string): boolean => file.startsWith('pages/');

/** What changes where a file is opened: a page is shown as well. */
export const opened = (file: string): Pick<State, 'file'> & Partial<Pick<State, 'page'>> =>
  isPage(file) ? { file, page: file } : { file };

/** The route of the page that the middle shows. */
export function routeToShow({ standing, page }: Pick<State, 'standing' | 'page'>): string {
  const known = standing.pages.find(({ file }) => file === page)?.route;
  const named = /^pages(\/.*)\.yaml$/.exec(page)?.[1];
  return known ?? (named === undefined || named === '/index' ? '/' : named);
}

/** The state of the app in one place, for those who change it and those who show it. */
export interface Cell {
  now(): State;
  /** Changes it; who shows it is told at once, or, as long as letters are typed that are on the page already, when they pause. */
  change(part: Partial<State>, when?: 'now' | 'soon'): void;
  /** Tells of every page that is to be shown, before all others are told of anything. */
  onShown(listener: (shown: Shown) => void): () => void;
  /** Tells of letters as they are typed at a place of the open page, before its file has them; true from who shows them. */
  onTyped(listener: (path: Path, text: string) => boolean): () => void;
  typed(path: Path, text: string): void;
  subscribe(listener: () => void): () => void;
  say(text: string, bad?: boolean): void;
  /** Says what went wrong. */
  told(error: unknown): void;
}

export function cellOf(first: State): Cell {
  let state = first;
  const listeners = new Set<() => void>();
  const watchers = new Set<(shown: Shown) => void>();
  const readers = new Set<(path: Path, text: string) => boolean>();
  let isShownDue = false;
  const show = () => {
    isShownDue = false;
    if (state.shown) for (const watcher of watchers) watcher(state.shown);
  };
  const later = drawnLater([
    () => {
      if (isShownDue) show();
    },
    () => {
      for (const listener of listeners) listener();
    },
  ]);
  const change: Cell['change'] = (part, when = 'now') => {
    state = { ...state, ...part };
    if (part.shown && (when === 'now' || !later.isTyping())) show();
    else if (part.shown) isShownDue = true;
    if (when === 'now') later.now();
    else later.want();
  };
  const say: Cell['say'] = (text, bad = false) => change({ notice: { text, bad } });
  return {
    now: () => state,
    change,
    onShown(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    onTyped(reader) {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    typed(path, text) {
      const isOnPage = state.file === state.page && [...readers].filter((reader) => reader(path, text)).length > 0;
      later.letter(isOnPage);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say,
    told: (error) => say(error instanceof Error ? error.message : String(error), true),
  };
}
