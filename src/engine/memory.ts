import type { Page, SourceFile } from '../model/site';
import type { ConfigTexts } from '../rules/check-config';
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

/** What a run knew at its end; plain data, page by page. It holds for the same engine, year and text of the configuration. */
export interface Memory {
  ledger: Ledger;
  /** What was found in the texts of the configuration. */
  configTexts?: ConfigTexts;
  pages: Iterable<readonly [path: string, page: RememberedPage]>;
}

/** Resolved pages by all that they were made from, as runs of the same engine, year and text of the configuration found them. */
export interface PageMemory {
  find(madeFrom: string): Page | undefined;
  /** Gives the page as it is to be held: of a large site without its sections, which are read again when they are asked for. */
  keep(madeFrom: string, page: Page): Page;
}

/** What an earlier run knew, the hash that it names texts by, and the pages that it resolved. */
export interface Recall {
  memory?: Pick<Memory, 'ledger' | 'configTexts'> & { page(path: string): RememberedPage | undefined };
  hash: (text: string) => string;
  pages?: PageMemory;
}

/** All that a resolved page was made from, told as text: its file, and what it was answered. */
export const madeFrom = ({ path, text }: SourceFile, { asked }: Resolution, { questions, answers }: Ledger): string =>
  JSON.stringify([path, text, ...asked.flatMap((number) => [questions[number], answers[number]])]);

/** What was known of a file, if its text is still the same. */
export function recalled({ memory, hash }: Recall, path: string, text: string): RememberedPage | undefined {
  const known = memory?.page(path);
  return known && hash(text) === known.hash ? known : undefined;
}

/** The ledger without the questions that none of the pages asks any more, and how a resolution is told with it. */
export function compacted({ questions, answers }: Ledger, resolutions: Iterable<Resolution>) {
  const asked = new Set<number>();
  for (const resolution of resolutions) for (const number of resolution.asked) asked.add(number);
  const numbers = new Map([...asked].map((number, index) => [number, index]));
  return {
    ledger: {
      questions: [...asked].map((number) => questions[number] ?? ''),
      answers: [...asked].map((number) => answers[number] ?? ''),
    },
    renumbered: (resolution: Resolution): Resolution => ({
      ...resolution,
      asked: resolution.asked.flatMap((number) => numbers.get(number) ?? []),
    }),
  };
}
