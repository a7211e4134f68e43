import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { blockTypes, loadBlocks } from '../../src/blocks';
import { Shell } from '../../src/layout/shell';
import { type Example, examples } from './example-site';

let article: Example;
beforeAll(async () => {
  await loadBlocks(blockTypes);
  const found = (await examples()).find(({ type }) => type === 'article-header');
  if (!found) throw new Error('no example of article-header');
  article = found;
});

/** The words of the example article, whose text is from October 25, 2023, last changed on a given day. */
function wordsWhenUpdated(updated: string): string {
  const { site, data } = article;
  const html = renderToString(<Shell site={site} data={{ ...data, page: { ...data.page, updated } }} />);
  return html.replace(/<[^>]+>/g, '');
}

test('an article says when it was published, and when it was updated since', () => {
  expect(wordsWhenUpdated('2025-08-27')).toContain('October 25, 2023 Updated August 27, 2025');
});

test('an article that has not changed says nothing of it', () => {
  const words = wordsWhenUpdated('2023-10-25');
  expect(words).toContain('October 25, 2023');
  expect(words).not.toContain('Updated');
});
