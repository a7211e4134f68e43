import { type Block, rulesFor } from '../../schemas/blocks';
import type { Page } from '../model/site';
import { leavesByKind } from './leaves';
import { isDraftSection } from './without-drafts';

/** What a site as a whole asks of a page besides its own fields, so that its sections need not be at hand. Plain data. */
export interface PageFacts {
  /** The types of its sections, each once. */
  types: Block['type'][];
  /** True where some of them are still to be written. */
  drafts: boolean;
  /** True where something on it is marked as a sample. */
  sample: boolean;
  /** Who or what has a name on it. */
  names: string[];
  /** What it loads as `src`, in order. */
  sources: string[];
  pictures: string[];
  icons: string[];
  /** The addresses in its frames. */
  frames: string[];
  /** The letters and signs that are not on any keyboard, each once. */
  letters: string;
  /** Names all that the page was made from, where that was remembered. */
  madeFrom?: string;
}

/** Every `name` and `src` in a value, and whether something in it is a sample. */
function lookInto(value: unknown, found: Pick<PageFacts, 'sample' | 'names' | 'sources'>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('sample' in value && value.sample === true) found.sample = true;
  if ('name' in value && typeof value.name === 'string') found.names.push(value.name);
  if ('src' in value && typeof value.src === 'string') found.sources.push(value.src);
  for (const inner of Object.values(value)) lookInto(inner, found);
}

function factsOf(page: Page): PageFacts {
  const { sections } = page;
  const found = { sample: false, names: [], sources: [] };
  lookInto(sections, found);
  const { picture, icon } = leavesByKind(sections);
  return {
    types: [...new Set(sections.map(({ type }) => type))],
    drafts: sections.some(isDraftSection),
    ...found,
    pictures: picture,
    icons: icon,
    frames: sections.flatMap((block) => rulesFor(block).frames?.(block) ?? []),
    letters: [...new Set(JSON.stringify(page).match(/[^ -~]/gu))].join(''),
  };
}

const known = new WeakMap<Page, PageFacts>();

/** The facts of a page, which are gathered once. */
export function pageFacts(page: Page): PageFacts {
  const facts = known.get(page) ?? factsOf(page);
  known.set(page, facts);
  return facts;
}

/** A page whose facts are known. */
export function withFacts(page: Page, facts: PageFacts): Page {
  known.set(page, facts);
  return page;
}

/** Fields of a page with what reads its sections in their place, which is a plain one until then: an engine handles such a record fastest. */
export function withReader(
  fields: Iterable<readonly [name: string, value: unknown]>,
  sections: () => Page['sections'],
): object {
  const page: Record<string, unknown> = {};
  for (const [name, value] of fields) page[name] = value;
  return Object.defineProperty(page, 'sections', { get: sections, enumerable: true, configurable: true });
}

function* fieldsWithoutReading(page: Page): Generator<[name: string, value: unknown]> {
  for (const name of Object.keys(page)) yield [name, name === 'sections' ? undefined : page[name as keyof Page]];
}

/** A page with some other fields that change none of its facts; its sections are not read for that. */
export function pageWith(page: Page, fields: Partial<Omit<Page, 'sections'>>): Page {
  const reader = Object.getOwnPropertyDescriptor(page, 'sections')?.get;
  // All fields of a page are there.
  const made = reader
    ? (Object.assign(withReader(fieldsWithoutReading(page), reader), fields) as Page)
    : { ...page, ...fields };
  const facts = known.get(page);
  return facts ? withFacts(made, facts) : made;
}
