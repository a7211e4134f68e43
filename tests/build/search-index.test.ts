import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withSearchIndex } from '../../scripts/building/search-index';
import type { OutputFile } from '../../scripts/output/output-file';
import { placedFiles } from '../../scripts/output/placed-files';
import { plumber } from '../plumber';

/** What the index keeps of a document with these parts in its `main`, for excerpts: its words in a row. */
async function wordsKept(parts: string): Promise<string> {
  const content = `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${parts}</main></html>`;
  const documents: OutputFile[] = [{ path: 'services.html', name: parts, make: () => content }];
  for await (const file of withSearchIndex(plumber.siteOf(), documents, 'engine', placedFiles(tmpdir()))) {
    if (!file.path.includes('/fragment/') || !('make' in file)) continue;
    const [json = ''] = /\{.*\}/s.exec(gunzipSync(await file.make()).toString('utf8')) ?? [];
    return JSON.parse(json).content;
  }
  throw new Error('nothing was kept of the page');
}

test('words of cells stand apart in what a search shows', async () => {
  const table =
    '<table><caption>Prices</caption><thead><tr><th>Level</th><th>Price</th></tr></thead><tbody><tr><td>Basic</td><td>$80</td></tr></tbody></table>';
  expect(await wordsKept(table)).toBe('A page. Prices Level Price Basic $80');
});

test('what is there to be pressed, or only to be seen or heard, is not searched', async () => {
  const parts = [
    '<p>Words.</p><button>Share</button><a data-variant="action" href="/contact">Get a visit</a>',
    '<span aria-hidden="true">DR</span><p role="status">12 photos</p><a href="/prices">Prices</a>',
    '<section data-block="cta"><h2>Call us</h2></section>',
  ];
  expect(await wordsKept(parts.join(''))).toBe('A page. Words. Prices');
});
