import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pageFileOf } from '../../src/addresses/routes';
import { pageSchemaFile } from '../editor-files/keep-editor-files';
import { textIfThere } from '../plain-file.mjs';
import { changeFiles } from '../saving/change-files';
import { copiedPage } from './copy-page';
import { isKind, kinds } from './kinds';
import type { Given } from './questions';
import type { SiteFacts } from './site-facts';
import { starter } from './starter';

/** What a page is made from: the answers that are given, the facts of the site, the text that it is a copy of. */
export interface Beginning {
  given: Given;
  facts: SiteFacts;
  from: string | undefined;
}

/** The file of the page at a route. */
const fileAt = (root: string, route: string): string => join(root, pageFileOf(route));

/** Answers as YAML writes texts, in quotes, because any of them might mean something else without. */
const asYaml = (answers: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, JSON.stringify(answer)]])),
  );

/** The sections of a page that lists its own: the opening has its h1. */
const firstSections = (heading: string): string => `
  # The opening of the page; its heading is the h1. With layout: split and image: it has a picture beside it.
  - type: hero
    heading: ${heading}
    text: "Write: one or two sentences under the heading."
    layout: plain
  # Further sections: npm run dev shows all there are at /_blocks.
  - type: prose
    heading: "Write: a heading"
    text: "Write: the text"`;

/** The text of a new page: of its kind with all fields explained, or as another page has it. */
export function newPage(root: string, answers: Given, { facts, from }: Omit<Beginning, 'given'>): string {
  const { kind = '', route = '', menu, ...own } = answers;
  const fields: Record<string, string> = { ...asYaml(own), draft: 'true' };
  if (from !== undefined) return copiedPage(from, fields);
  if (!isKind(kind)) throw new Error(`${kind} is no kind of page`);
  const schemaFile = relative(dirname(fileAt(root, route)), join(root, pageSchemaFile))
    .split(sep)
    .join('/');
  const today = new Date().toISOString().slice(0, 10);
  const sections = kind === 'page' ? firstSections(fields.title ?? '"Write: the title of the page."') : undefined;
  const written = { date: today, ...fields, ...(sections !== undefined && { sections }) };
  return starter(kinds[kind], written, { schemaFile, picture: facts.picture ?? 'a-picture.jpg' });
}

/** The files of new pages by what became of them; `kept` are those that were there and say something else. */
export type Ends = Record<'made' | 'there' | 'kept', string[]>;

/** Writes new pages by route, all or none; never over another. Throws what the disk says. */
export async function writePages(root: string, pages: ReadonlyMap<string, string>): Promise<Ends> {
  const ends: Ends = { made: [], there: [], kept: [] };
  const changes = new Map<string, { before: undefined; now: string }>();
  for (const [route, now] of pages) {
    const path = pageFileOf(route);
    const isThere = existsSync(fileAt(root, route));
    const end = !isThere ? 'made' : textIfThere(fileAt(root, route)) === now ? 'there' : 'kept';
    ends[end].push(path);
    if (end === 'made') changes.set(path, { before: undefined, now });
  }
  if (changes.size > 0) await changeFiles(root, changes);
  return ends;
}
