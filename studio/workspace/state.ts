import type { Path } from '../../src/reading/position';
import type { Shown, Standing } from '../engine/messages';
import type { PictureEntry, StoredFile } from '../store/store';
import { afterFrame } from './after-frame';
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
  /** True while what was written last would not outlast a crash of the browser yet. */
  keeping: boolean;
}

export const noFile: OpenFile = { text: null, saved: null, version: null };

export const changedFiles = (files: State['files']): [string, OpenFile][] =>
  [...files].filter(([, { text, saved }]) => text !== saved);

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
export function routeToShow({ standing, page }: State): string {
  const known = standing.pages.find(({ file }) => file === page)?.route;
  const named = /^pages(\/.*)\.yaml$/.exec(page)?.[1];
  return known ?? (named === undefined || named === '/index' ? '/' : named);
}

/** The state of the app in one place, for those who change it and those who show it. */
export interface Cell {
  now(): State;
  /** Changes it; what shows the page is told at once, all others too, or when that is on screen. */
  change(part: Partial<State>, when?: 'now' | 'soon'): void;
  /** Tells of every page that is to be shown, before all others are told of anything. */
  onShown(listener: (shown: Shown) => void): () => void;
  /** Tells of letters as they are typed at a place of the open page, before its file has them. */
  onTyped(listener: (path: Path, text: string) => void): () => void;
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
  const readers = new Set<(path: Path, text: string) => void>();
  let isDue = false;
  const tell = () => {
    isDue = false;
    for (const listener of listeners) listener();
  };
  const change: Cell['change'] = (part, when = 'now') => {
    state = { ...state, ...part };
    if (part.shown) for (const watcher of watchers) watcher(part.shown);
    if (when === 'now') tell();
    else if (!isDue) {
      isDue = true;
      afterFrame(() => isDue && tell());
    }
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
      if (state.file === state.page) for (const reader of readers) reader(path, text);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say,
    told: (error) => say(error instanceof Error ? error.message : String(error), true),
  };
}
