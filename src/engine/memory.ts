import type { Page } from '../model/site';
import type { FoundPlaces } from '../reading/remembered-places';
import type { PageSummary } from '../resolving/page-summary';
import type { ConfigFindings } from '../rules/check-config';
import type { SiteFindings } from '../rules/check-site';
import type { SoundConfig } from './config-store';
import type { Ledger, OpenLedger } from './ledger';
import type { PageReading } from './page-reading';
import type { Resolution } from './resolution';

/** What was known of a page file, and of the page that it makes. */
export interface RememberedPage {
  /** Of the text of the file. */
  hash: string;
  reading: PageReading;
  resolution?: RememberedResolution;
  /** Where that stands in the file which was told of it together with others. */
  places?: FoundPlaces;
}

/** A resolution as it is remembered. It holds while the answers do. */
interface RememberedResolution extends Resolution {
  /** The questions that it hangs on and that have no number in the memory. */
  asks?: readonly string[];
  /** Names all that it hangs on, with the answers. */
  answered: string;
}

/** What a memory knows of no page alone. */
export interface RememberedSite {
  /** What pages asked of the rest of the site, by number. */
  questions: readonly string[];
  config?: RememberedConfig;
}

/** What was found between the pages of a site, and a name for all that it follows from. Plain data. */
export interface KnownFindings {
  madeFrom: string;
  found: SiteFindings;
}

/** A page as an earlier run knew it, and a name for all that it was made from. */
export interface PageBefore {
  name: string;
  summary: PageSummary;
}

/** What was found in the configuration, and between the pages. */
export interface RememberedConfig {
  reading?: SoundConfig;
  /** What its rules found. */
  findings?: ConfigFindings;
  /** Where that stands in it which was told of it. */
  places?: FoundPlaces;
  /** What was found between the pages. */
  site?: KnownFindings;
}

/** What a run knew at its end; plain data, page by page. It holds for the same engine, year and text of the configuration. */
export interface Memory extends RememberedSite {
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
  memory?: RememberedSite & { page(path: string): RememberedPage | undefined };
  hash: (text: string) => string;
  pages?: PageMemory;
}

/** Names all that a page is made from by the names of its text and of what it was answered. */
export const nameOfPage = (text: string, answered: string): string => `${text} ${answered}`;

/** A resolution with all that it hangs on by number, and the name of what was answered to that. */
export function withNumbers(
  { asks = [], answered, ...known }: RememberedResolution,
  { numberOf }: OpenLedger,
): { resolution: Resolution; answered: string } {
  return { resolution: { ...known, asked: [...known.asked, ...asks.map(numberOf)] }, answered };
}

/** The questions that any of the pages asks, each once. */
export function askedBy({ questions }: Ledger, resolutions: Iterable<Resolution>): string[] {
  const asked = new Set<number>();
  for (const resolution of resolutions) for (const number of resolution.asked) asked.add(number);
  return [...asked].map((number) => questions[number] ?? '');
}

/** How resolutions are told to a memory that has numbers for some questions. */
export function toldTo(known: readonly string[], { ledger, answered }: OpenLedger) {
  const numbers = new Map(known.map((question, number) => [question, number]));
  return (resolution: Resolution): RememberedResolution => {
    const questions = resolution.asked.map((number) => ledger.questions[number] ?? '');
    const asked = questions.flatMap((question) => numbers.get(question) ?? []);
    const asks = questions.filter((question) => !numbers.has(question));
    return { ...resolution, asked, ...(asks.length > 0 && { asks }), answered: answered(resolution.asked) };
  };
}
