import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { PagefindIndex } from 'pagefind';
import { isListed } from '../../src/head/is-listed';
import { searchRoute } from '../../src/head/search-route';
import type { Site } from '../../src/model/site';
import { entriesBelow } from '../entries-below.mjs';
import { digestOf } from '../output/digest';
import type { FileContent, OutputFile } from '../output/output-file';
import type { PlacedFiles } from '../output/placed-files';
import { slashed } from '../own-blocks/own-folder.mjs';
import { fileBytes } from '../plain-file.mjs';
import { searchedText } from './searched-text';

/** Parts that many pages have alike: who searches for them looks for something else. */
const alike = ['cta', 'call-banner', 'form', 'link-list', 'post-list'].map((type) => `[data-block=${type}]`);

/** What is there to be pressed or only to be seen, and what tells of that: it says nothing of what a page is about. */
const beside = ['button', '[data-variant]', '[role=group]', '[role=status]', '[aria-hidden=true]', '[data-opens]'];

/** Pagefind knows which elements are blocks; the cells of a table it takes for parts of one word. */
const withCellsApart = (html: string): string => html.replace(/<\/(?:td|th|caption)>/g, ' $&');

const folder = 'pagefind';

/** The file that tells of all others: its name in the output is that of the whole index. */
const entry = `${folder}/pagefind-entry.json`;

/** Pagefind's own surfaces, which the site has no use for. */
const unused = /-ui\.(js|css)$|-highlight\.js$/;

async function openIndex(): Promise<{ index: PagefindIndex; close: () => Promise<unknown> }> {
  const { createIndex, close } = await import('pagefind');
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: [...alike, ...beside] });
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  return { index, close };
}

/** The documents of pages that search engines may list, each with the address that a search gives. */
function listedAmong(site: Site, documents: readonly OutputFile[]): ReadonlyMap<OutputFile, string> {
  const routes = new Map(
    site.pages.filter(isListed).map(({ route }) => [route === '/' ? 'index.html' : `${route.slice(1)}.html`, route]),
  );
  return new Map(
    documents.flatMap((file) => {
      const url = routes.get(file.path);
      return url === undefined ? [] : [[file, url] as const];
    }),
  );
}

/** A page that is searched, and what gives its text again. */
interface SearchedPage {
  url: string;
  text: () => Promise<string>;
}

/** An index that is opened for the first page that says something new; those before it are held back until then. */
function indexWhereNew() {
  const heldBack: SearchedPage[] = [];
  let opened: ReturnType<typeof openIndex> | undefined;
  let written: string | undefined;
  const addAll = async (pages: readonly SearchedPage[]): Promise<void> => {
    opened ??= openIndex();
    const { index } = await opened;
    for (const { url, text } of pages) await index.addHTMLFile({ url, content: withCellsApart(await text()) });
  };
  return {
    async add(page: SearchedPage, isNew: boolean): Promise<void> {
      if (isNew || opened) await addAll([...heldBack.splice(0), page]);
      else heldBack.push(page);
    },
    isOpen: (): boolean => opened !== undefined,
    /** Writes the files of an index of all pages into a folder that is there until the index is closed. Throws what Pagefind says. */
    async write(): Promise<string> {
      await addAll(heldBack.splice(0));
      written = await mkdtemp(join(tmpdir(), 'roofline-search-'));
      const { errors = [] } = (await (await opened)?.index.writeFiles({ outputPath: written })) ?? {};
      if (errors.length > 0) throw new Error(`The search index cannot be written: ${errors.join('; ')}`);
      return written;
    },
    async close(): Promise<void> {
      await (await opened)?.close();
      if (written !== undefined) await rm(written, { recursive: true, force: true });
    },
  };
}

/** What a document says that is searched, by its address: the name of the document, and of that part of it. */
type Said = Record<string, [document: string, text: string]>;

/**
 * Passes on documents, and after them a search index of the pages that search engines may list, where a page of the site
 * searches. An index of the same words that is in place already is not made again.
 */
export async function* withSearchIndex(
  site: Site,
  documents: readonly OutputFile[],
  engine: string,
  placed: PlacedFiles,
): AsyncGenerator<OutputFile> {
  if (searchRoute(site) === undefined) return yield* documents;
  const listed = listedAmong(site, documents);
  const record = placed.record<Said>('searched');
  const inPlace = placed.has(entry) ? placed.below(folder) : undefined;
  const before = (inPlace && record.read()) ?? {};
  const now: Said = {};
  const index = indexWhereNew();
  try {
    for (const file of documents) {
      const url = listed.get(file);
      if (url === undefined || !('make' in file)) {
        yield file;
        continue;
      }
      const { name } = file;
      // What is in place already is not asked for by whoever writes.
      let made: FileContent | undefined;
      yield { path: file.path, name, make: async () => (made = await file.make()) };
      const again = async () => searchedText(String(placed.contentAt(file.path, name) ?? (await file.make())));
      const [document, known] = before[url] ?? [];
      let text = made === undefined ? undefined : searchedText(String(made));
      if (text === undefined && document !== name) text = await again();
      const said = text === undefined ? known : digestOf(text);
      now[url] = [name, said ?? ''];
      await index.add({ url, text: async () => text ?? (await again()) }, said !== known);
      [made, text] = [undefined, undefined];
    }
    const name = digestOf(JSON.stringify([engine, Object.entries(now).map(([url, [, text]]) => [url, text])]));
    if (inPlace && !index.isOpen() && placed.isAt(entry, name)) yield* inPlace.map(asItWas);
    // In memory they would be as much as all pages together.
    else yield* indexFiles(await index.write(), name);
    await record.write(now);
  } finally {
    await index.close();
  }
}

/** The files of an index in a folder; most say the words of one page, and stay the same when others are edited. */
function* indexFiles(written: string, whole: string): Generator<OutputFile> {
  const paths = entriesBelow(written)
    .filter(({ entry, path }) => entry.isFile() && !unused.test(path))
    .map(({ path }) => path)
    .sort();
  for (const from of paths) {
    const path = `${folder}/${slashed(relative(written, from))}`;
    const name = path === entry ? whole : digestOf(fileBytes(from).toString('latin1'));
    yield { path, name, make: () => fileBytes(from) };
  }
}

/** A file that stays in place. Another build at the same place is as good a reason as any to begin again. */
const asItWas = (file: { path: string; name: string }): OutputFile => ({
  ...file,
  make() {
    throw new Error(`${file.path} was changed while the site was built: build again`);
  },
});
