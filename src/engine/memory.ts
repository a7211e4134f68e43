import type { Page, SourceFile } from '../model/site';
import type { Ledger } from './ledger';
import type { PageReading } from './page-reading';
import type { Resolution } from './resolution';

/** What was known of a page file, and of the page that it makes. */
export interface RememberedPage {
  /** Of the text of the file. */
  hash: string;
  reading: PageReading;
  resolution?: Resolution;
}

/** What a run knew at its end; plain data. It holds for the same engine, year and text of the configuration. */
export interface Memory {
  ledger: Ledger;
  pages: Readonly<Record<string, RememberedPage>>;
}

/** Resolved pages by all that they were made from, as runs of the same engine, year and text of the configuration found them. */
export interface PageMemory {
  find(madeFrom: string): Page | undefined;
  keep(madeFrom: string, page: Page): void;
}

/** A memory, and the hash that it names texts by. */
export interface Recall {
  memory?: Memory;
  hash: (text: string) => string;
  pages?: PageMemory;
}

/** All that a resolved page was made from, told as text: its file, and what it was answered. */
export const madeFrom = ({ path, text }: SourceFile, { asked }: Resolution, { questions, answers }: Ledger): string =>
  JSON.stringify([path, text, ...asked.flatMap((number) => [questions[number], answers[number]])]);

/** What was known of a file, if its text is still the same. */
export function recalled({ memory, hash }: Recall, path: string, text: string): RememberedPage | undefined {
  const known = memory && Object.hasOwn(memory.pages, path) ? memory.pages[path] : undefined;
  return known && hash(text) === known.hash ? known : undefined;
}

/** The same without the questions that nobody asks any more. */
export function compacted({ ledger: { questions, answers }, pages }: Memory): Memory {
  const asked = new Set(Object.values(pages).flatMap(({ resolution }) => resolution?.asked ?? []));
  const numbers = new Map([...asked].map((number, index) => [number, index]));
  const renumbered = (resolution: Resolution | undefined) =>
    resolution && { ...resolution, asked: resolution.asked.flatMap((number) => numbers.get(number) ?? []) };
  return {
    ledger: {
      questions: [...asked].map((number) => questions[number] ?? ''),
      answers: [...asked].map((number) => answers[number] ?? ''),
    },
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [path, { ...page, resolution: renumbered(page.resolution) }]),
    ),
  };
}
