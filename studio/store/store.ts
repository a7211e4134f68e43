import type { PictureFile } from '../../src/model/site';

/** A file with a name for what is in it, by which a change from elsewhere is seen. */
export interface StoredFile {
  path: string;
  text: string | null;
  version: string | null;
  /** True where its bytes are no UTF-8: written back, they would be others. */
  damaged?: true;
}

export type PictureEntry = PictureFile;

/** All that a site has when it is opened. */
interface StoredContent {
  /** Names the place, so that unsaved work of another is not taken for its own. */
  root: string;
  files: StoredFile[];
  pictures: [name: string, PictureEntry][];
  publicFiles: string[];
  /** The names of all icons. */
  icons: string[];
}

/** What a save came to: the versions that there are now, or the files that somebody else has changed meanwhile. */
export type Saved =
  | { saved: { path: string; version: string | null }[] /** What to say of it. */; told?: string }
  | { conflicts: StoredFile[] };

/** A state that a file had. */
export interface EarlierState {
  id: string;
  /** ISO 8601. */
  when: string;
  who: string;
  what: string;
}

/** Where a site is kept. Every function throws a sentence where the place cannot be reached. */
export interface Store {
  /** What saving is called here. */
  act: 'Save' | 'Publish';
  /** What stands on the button that saves, and where that goes. */
  saveLabel: string;
  goesTo: string;
  content(): Promise<StoredContent>;
  /** The files as they are now. */
  files(): Promise<StoredFile[]>;
  /** Drawings of icons by name: at least of those that are wanted, of all where none are named. */
  icons(wanted?: readonly string[]): Promise<Record<string, string>>;
  /** Writes all files or none. */
  save(writes: readonly StoredFile[]): Promise<Saved>;
  /** Takes a picture in as its owner has it; gives the name that it has then. */
  addPicture(file: File): Promise<{ name: string; pictures: [string, PictureEntry][] }>;
  /** A picture or a font as it is kept, for a page that is drawn where it is not served. */
  file(path: string): Promise<Blob | undefined>;
  /** Gives files to others to look at before they count; gives what to say of it. */
  propose?(writes: readonly StoredFile[], title: string): Promise<Saved>;
  /** The states that a file had, newest first. */
  history?(path: string): Promise<EarlierState[]>;
  /** The text of a file in an earlier state. */
  textThen?(path: string, id: string): Promise<string | null>;
  /** Where the way to this place can be opened by another key. */
  newKey?: {
    /** True for an error that another key may spare. */
    isWanted(error: unknown): boolean;
    take(key: string): void;
  };
  /** Forgets the way to this place in this browser. */
  leave?(): Promise<void>;
}
