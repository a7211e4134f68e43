import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import { type BoundedMap, boundedMap } from '../model/bounded-map';
import type { SourceFile } from '../model/site';
import { readPage } from '../reading/page-source';
import { type PageReading, placedByName, readPageFile } from './page-reading';
import { type TextShelf, textShelf } from './text-shelf';

/** How many sources and pages stay at hand; those of a larger site are made again from their text when they are wanted. */
export const keptPages = 1500;

/** The page files of a site: their texts, and what was read from them. */
export interface PageStore {
  readings: ReadonlyMap<string, PageReading>;
  /** The files of which only the names are known yet. */
  unread: ReadonlySet<string>;
  texts: Pick<TextShelf, 'get' | 'kept'>;
  /** Takes in a file; a reading that is known already is not made again, and a text that `again` gives is neither held nor asked for. */
  put(file: SourceFile, config: SiteConfig | undefined, beside: { known?: PageReading; again?: () => string }): void;
  /** Takes in a file to be read later; false where its name makes no page, and it is to be read at once. */
  place(file: SourceFile): boolean;
  /** Reads a file that was put off; a reading that is known already is not made again. */
  readLate(path: string, config: SiteConfig | undefined, known?: PageReading): void;
  /** Takes a file out. */
  remove(path: string): void;
  /** What the file says as its schema has it; undefined where it has errors. */
  source(path: string): PageSource | undefined;
  file(path: string): SourceFile;
  /** Reads every file anew, for a configuration that changed. */
  readAgain(config: SiteConfig | undefined): void;
}

export function pageStore(): PageStore {
  const readings = new Map<string, PageReading>();
  const unread = new Set<string>();
  const texts = textShelf();
  const sources: BoundedMap<PageSource> = boundedMap(keptPages);
  // Who asks for the file of a sound page seldom looks at its text, which may have to be read again for that.
  const file = (path: string): SourceFile => {
    let text: string | undefined;
    return {
      path,
      get text() {
        text ??= texts.get(path) ?? '';
        return text;
      },
    };
  };
  const read = (page: SourceFile, config: SiteConfig | undefined) => {
    const { reading, source } = readPageFile(page, config);
    readings.set(page.path, texts.kept(page.path, reading));
    unread.delete(page.path);
    if (source) sources.set(page.path, source);
    else sources.delete(page.path);
  };
  const recall = (path: string, known: PageReading) => {
    readings.set(path, known);
    unread.delete(path);
  };
  return {
    readings,
    unread,
    texts,
    file,
    put(page, config, { known, again }) {
      sources.delete(page.path);
      texts.set(page.path, again ?? page.text);
      if (known) return void recall(page.path, known);
      try {
        read(page, config);
      } catch (error) {
        // What reads it may not be here yet: it has not come, and is taken in when it comes again.
        texts.delete(page.path);
        throw error;
      }
    },
    place({ path, text }) {
      const reading = placedByName(path);
      if (!reading) return false;
      texts.set(path, text);
      readings.set(path, reading);
      unread.add(path);
      return true;
    },
    readLate(path, config, known) {
      if (known) recall(path, known);
      else read(file(path), config);
    },
    remove(path) {
      sources.delete(path);
      unread.delete(path);
      texts.delete(path);
      readings.delete(path);
    },
    source: (path) => sources.get(path) ?? (readings.get(path)?.facts?.valid ? readPage(file(path)).value : undefined),
    readAgain(config) {
      for (const path of texts.paths()) if (!unread.has(path)) read(file(path), config);
    },
  };
}
