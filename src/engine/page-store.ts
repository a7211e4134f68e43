import type { SiteConfig } from '../../schemas/site';
import type { PageSource } from '../../schemas/templates';
import { type BoundedMap, boundedMap } from '../model/bounded-map';
import type { SourceFile } from '../model/site';
import { readPage } from '../reading/page-source';
import { type PageReading, readPageFile } from './page-reading';

/** How many sources and pages stay at hand; those of a larger site are made again from their text when they are wanted. */
export const keptPages = 1500;

/** The page files of a site: their texts, and what was read from them. */
export interface PageStore {
  readings: ReadonlyMap<string, PageReading>;
  texts: ReadonlyMap<string, string>;
  /** Takes in a file, or takes it out; a reading that is known already is not made again. */
  put(path: string, text: string | undefined, config: SiteConfig | undefined, known?: PageReading): void;
  /** What the file says as its schema has it; undefined where it has errors. */
  source(path: string): PageSource | undefined;
  file(path: string): SourceFile;
  /** Reads every file anew, for a configuration that changed. */
  readAgain(config: SiteConfig | undefined): void;
}

export function pageStore(): PageStore {
  const readings = new Map<string, PageReading>();
  const texts = new Map<string, string>();
  const sources: BoundedMap<PageSource> = boundedMap(keptPages);
  const file = (path: string): SourceFile => ({ path, text: texts.get(path) ?? '' });
  const read = (path: string, config: SiteConfig | undefined) => {
    const { reading, source } = readPageFile(file(path), config);
    readings.set(path, reading);
    if (source) sources.set(path, source);
    else sources.delete(path);
  };
  return {
    readings,
    texts,
    file,
    put(path, text, config, known) {
      sources.delete(path);
      if (text === undefined) {
        texts.delete(path);
        readings.delete(path);
        return;
      }
      texts.set(path, text);
      if (known) readings.set(path, known);
      else read(path, config);
    },
    source: (path) => sources.get(path) ?? (readings.get(path)?.facts?.valid ? readPage(file(path)).value : undefined),
    readAgain(config) {
      for (const path of texts.keys()) read(path, config);
    },
  };
}
