import type { PagefindIndex } from 'pagefind';
import { isListed } from '../../src/head/is-listed';
import { searchRoute } from '../../src/head/search-route';
import type { Site } from '../../src/model/site';
import { digestOf } from '../output/digest';
import type { FileContent, OutputFile } from '../output/output-file';
import type { PlacedFiles } from '../output/placed-files';

/** Parts that many pages have alike: who searches for them looks for something else. */
const alike = ['cta', 'call-banner', 'form', 'link-list', 'post-list'].map((type) => `[data-block=${type}]`);

/** What is there to be pressed or only to be seen, and what tells of that: it says nothing of what a page is about. */
const beside = ['button', '[data-variant]', '[role=group]', '[role=status]', '[aria-hidden=true]', '[data-opens]'];

/** Drawings, sources of pictures, and what is for styles alone: a third of a page, and nothing of what it says. */
const unsaid = /<svg\b[^>]*>.*?<\/svg>|<source\b[^>]*>| (?:class|sizes|data-focus|data-ground)="[^"]*"/g;

/** The part of a document that is searched, and its language: the rest would only be passed on to be read past. */
function searched(html: string): string {
  const [opening = ''] = /^[\s\S]*?<html[^>]*>/.exec(html) ?? [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return `${opening}<title></title>${main.replace(unsaid, '')}</main>`;
}

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

/** Passes on documents, and after them the files of an index of those that are listed. */
async function* indexing(
  documents: readonly OutputFile[],
  { listed, name, placed }: { listed: ReadonlyMap<OutputFile, string>; name: () => string; placed: PlacedFiles },
): AsyncGenerator<OutputFile> {
  const { index, close } = await openIndex();
  try {
    for (const file of documents) {
      const url = listed.get(file);
      if (url === undefined || !('make' in file)) {
        yield file;
        continue;
      }
      // What is in place already is not asked for by whoever writes; the index needs it all the same.
      let made: FileContent | undefined;
      const make = async () => (made = await file.make());
      yield { ...file, make };
      const html = String(made ?? placed.contentAt(file.path, file.name) ?? (await file.make()));
      await index.addHTMLFile({ url, content: withCellsApart(searched(html)) });
    }
    const { files } = await index.getFiles();
    const kept = files.filter(({ path }) => !unused.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
    for (const { path: below, content } of kept) {
      const path = `${folder}/${below}`;
      // Most files say the words of one page, and stay the same when others are edited.
      yield {
        path,
        name: path === entry ? name() : digestOf(Buffer.from(content).toString('latin1')),
        make: () => content,
      };
    }
  } finally {
    await close();
  }
}

/**
 * Passes on documents, and after them a search index of the pages that search engines may list, where a page of the site
 * searches. An index of the same documents that is in place already is not made again.
 */
export async function* withSearchIndex(
  site: Site,
  documents: readonly OutputFile[],
  engine: string,
  placed: PlacedFiles,
): AsyncGenerator<OutputFile> {
  if (searchRoute(site) === undefined) return yield* documents;
  const listed = listedAmong(site, documents);
  const name = () =>
    digestOf(JSON.stringify([engine, [...listed].map(([file, url]) => [url, 'name' in file ? file.name : file])]));
  // Where nothing is in place, pages need no names before they are made.
  const files = placed.has(entry) && placed.isAt(entry, name()) ? placed.below(folder) : undefined;
  if (!files) return yield* indexing(documents, { listed, name, placed });
  yield* documents;
  yield* files.map((file) => ({ ...file, make: () => goneSince(file.path) }));
}

/** Another build at the same place is as good a reason as any to begin again. */
function goneSince(path: string): never {
  throw new Error(`${path} was changed while the site was built: build again`);
}
