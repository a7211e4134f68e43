/** A file with a name for what is in it, by which a change from elsewhere is seen. */
export interface StoredFile {
  path: string;
  text: string | null;
  version: string | null;
}

export interface PictureEntry {
  width: number;
  height: number;
  hash: string;
}

/** All that a site has when it is opened. */
export interface StoredContent {
  /** Names the place, so that unsaved work of another is not taken for its own. */
  root: string;
  files: StoredFile[];
  pictures: [name: string, PictureEntry][];
  publicFiles: string[];
  /** The names of all icons. */
  icons: string[];
}

/** What a save came to: the versions that there are now, or the files that somebody else has changed meanwhile. */
export type Saved = { saved: { path: string; version: string | null }[] } | { conflicts: StoredFile[] };

/** Where a site is kept. Every function throws a sentence where the place cannot be reached. */
export interface Store {
  content(): Promise<StoredContent>;
  /** The files as they are now. */
  files(): Promise<StoredFile[]>;
  /** Drawings of icons by name. */
  icons(): Promise<Record<string, string>>;
  /** Writes all files or none. */
  save(writes: readonly StoredFile[]): Promise<Saved>;
  /** Takes a picture in; gives the name that it has then. */
  addPicture(file: File): Promise<{ name: string; pictures: [string, PictureEntry][] }>;
}
