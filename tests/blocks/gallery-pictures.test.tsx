import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { blockTypes, loadBlocks } from '../../src/blocks';
import { Shell } from '../../src/layout/shell';
import { type Example, examples } from './example-site';

const note = 'These pictures are drawings.';
let all: Example[] = [];
beforeAll(async () => {
  await loadBlocks(blockTypes);
  all = await examples();
});

function pageOf(type: string, pictures: Example['site']['pictures']): string {
  const example = all.find((candidate) => candidate.type === type);
  if (!example) throw new Error(`no example of ${type}`);
  return renderToString(<Shell site={{ ...example.site, pictures }} data={example.data} />);
}

test('a gallery says what its pictures are where the site has something to say of them', () => {
  expect(pageOf('gallery', { note, sample: true })).toContain(`${note}</p></header>`);
  expect(pageOf('prose', { note, sample: true })).not.toContain(note);
});

test('without it a gallery has its heading and nothing below', () => {
  expect(pageOf('gallery', undefined)).toContain('</h2></header>');
});

test('a drawing and a picture with nothing behind it are shown whole, and a photo is cut to its place', () => {
  const example = all.find(({ type }) => type === 'gallery');
  if (!example) throw new Error('no example of gallery');
  const [, file] = Object.entries(example.data.pictures)[0] ?? [];
  const shown = (kind?: 'drawing' | 'transparent') => {
    const names = Object.keys(example.data.pictures);
    const pictures = Object.fromEntries(
      names.map((name) => [name, { ...file, width: 600, height: 400, hash: 'a', kind }]),
    );
    const html = renderToString(<Shell site={example.site} data={{ ...example.data, pictures }} />);
    return [...html.matchAll(/<picture.*?<img[^>]*>/g)].map(([img]) => img.includes('data-whole'));
  };
  expect(shown()).not.toContain(true);
  expect(shown('drawing')).not.toContain(false);
  expect(shown('transparent')).not.toContain(false);
});
