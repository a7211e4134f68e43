import type { PagefindIndex } from 'pagefind';
import { isListed } from '../../src/head/is-listed';
import { searchRoute } from '../../src/head/search-route';
import type { Site } from '../../src/model/site';
import type { OutputFile } from '../output/output-file';

/** Parts that many pages have alike: who searches for them looks for something else. */
const alike = ['cta', 'call-banner', 'form', 'link-list', 'post-list'].map((type) => `[data-block=${type}]`);

/** What is there to be pressed or only to be seen, and what tells of that: it says nothing of what a page is about. */
const beside = ['button', '[data-variant]', '[role=group]', '[role=status]', '[aria-hidden=true]', '[data-opens]'];

/** Pagefind knows which elements are blocks; the cells of a table it takes for parts of one word. */
const withCellsApart = (html: string): string => html.replace(/<\/(?:td|th|caption)>/g, ' $&');

/** Pagefind's own surfaces, which the site has no use for. */
const unused = /-ui\.(js|css)$|-highlight\.js$/;

async function openIndex(): Promise<{ index: PagefindIndex; close: () => Promise<unknown> }> {
  const { createIndex, close } = await import('pagefind');
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: [...alike, ...beside] });
  if (!index) throw new Error(`The search index cannot be made: ${errors.join('; ')}`);
  return { index, close };
}

/**
 * Passes on the files of documents, and after them those of a search index of the pages that search engines may list, where a
 * page of the site searches.
 */
export async function* withSearchIndex(site: Site, files: AsyncIterable<OutputFile>): AsyncGenerator<OutputFile> {
  if (searchRoute(site) === undefined) return yield* files;
  const { index, close } = await openIndex();
  const routes = new Map(
    site.pages.filter(isListed).map(({ route }) => [route === '/' ? 'index.html' : `${route.slice(1)}.html`, route]),
  );
  try {
    for await (const file of files) {
      const url = routes.get(file.path);
      if (url !== undefined && 'content' in file)
        await index.addHTMLFile({ url, content: withCellsApart(String(file.content)) });
      yield file;
    }
    const made = await index.getFiles();
    const kept = made.files.filter(({ path }) => !unused.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
    yield* kept.map(({ path, content }) => ({ path: `pagefind/${path}`, content }));
  } finally {
    await close();
  }
}
