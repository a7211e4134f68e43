import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePictures, renditionsOf } from '../../scripts/building/pictures';
import { contentRoot } from './content-root';

let root = '';
let cache = '';
beforeAll(async () => {
  root = await contentRoot();
  cache = await mkdtemp(join(root, 'cache-'));
});
afterAll(() => rm(root, { recursive: true }));

test('every format in every width that is not wider than the picture', () => {
  const widths = (width: number) => {
    const all = renditionsOf([['a.jpg', { width, height: 10, hash: '0a1b2c3d' }]]);
    return ['avif', 'webp', 'jpg'].map((format) => all.filter((one) => one.format === format).map((one) => one.width));
  };
  expect(widths(1600)).toEqual([
    [400, 800, 1200, 1600],
    [400, 800, 1200, 1600],
    [400, 800, 1200, 1600],
  ]);
  expect(widths(900)).toEqual([
    [400, 800],
    [400, 800],
    [400, 800],
  ]);
  expect(widths(320)).toEqual([[320], [320], [320]]);
});

test('renditions are made once, in their format and width; only a new picture costs time', async () => {
  const deck = { width: 900, height: 600, hash: '00000001' };
  const first = await makePictures(root, cache, renditionsOf([['deck.jpg', deck]]));
  expect(first.made).toBe(6);
  for (const [url, file] of first.files) {
    const { format, width } = await sharp(file).metadata();
    const [, size, ending] = /-(\d+)\.(\w+)$/.exec(url) ?? [];
    expect([format, width]).toEqual([{ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[ending ?? ''], Number(size)]);
  }
  const changed = renditionsOf([
    ['deck.jpg', deck],
    ['hero.jpg', { width: 1600, height: 1067, hash: '00000002' }],
  ]);
  expect((await makePictures(root, cache, changed)).made).toBe(12);
  expect(readdirSync(cache).filter((name) => name.endsWith('.part'))).toEqual([]);
});
