import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPictureCache } from '../../scripts/building/picture-cache';
import { makePictures } from '../../scripts/building/pictures';
import { renditionsOf } from '../../scripts/building/renditions';
import { readInventory } from '../../scripts/inventory';
import { pictureUrl } from '../../src/model/picture-url';
import { nameLookup } from '../../src/resolving/name-lookup';
import { contentRoot } from './content-root';

let root = '';
let cache = '';
beforeAll(async () => {
  root = await contentRoot();
  cache = await mkdtemp(join(root, 'cache-'));
});
afterAll(() => rm(root, { recursive: true }));

const drain = { width: 900, height: 600, hash: '00000001' };

test('AVIF in every width that is narrower than the picture and in its own, JPEG in the one of pages and the largest', () => {
  const widths = (width: number) => {
    const all = renditionsOf([['a.jpg', { width, height: 10, hash: '0a1b2c3d' }]]);
    return ['avif', 'jpg'].map((format) => all.filter((one) => one.format === format).map((one) => one.width));
  };
  expect(widths(1600)).toEqual([
    [300, 400, 580, 720, 920, 1280, 1600],
    [920, 1600],
  ]);
  expect(widths(900)).toEqual([[300, 400, 580, 720, 900], [900]]);
  expect(widths(320)).toEqual([[320], [320]]);
});

test('renditions are made once, in their format and width; only a new picture costs time', async () => {
  const first = await makePictures(root, cache, renditionsOf([['drain.jpg', drain]]));
  expect(first.made).toBe(6);
  for (const [url, file] of first.files) {
    const { format, width } = await sharp(file).metadata();
    const [, size, ending] = /-(\d+)\.(\w+)$/.exec(url) ?? [];
    expect([format, width]).toEqual([{ avif: 'heif', jpg: 'jpeg' }[ending ?? ''], Number(size)]);
  }
  const changed = renditionsOf([
    ['drain.jpg', drain],
    ['hero.jpg', { width: 1600, height: 1067, hash: '00000002' }],
  ]);
  expect((await makePictures(root, cache, changed)).made).toBe(9);
  expect(readdirSync(cache).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a drawing is served as it is, what is transparent stays so, and in JPEG both stand on white, as wide as networks want', async () => {
  const { pictures } = await readInventory(root);
  const wanted = renditionsOf([...pictures].filter(([name]) => /^(guild|safe-water)/.test(name)));
  const { files } = await makePictures(root, cache, wanted);
  const made = await Promise.all(
    [...files].map(async ([url, file]) => {
      const { width } = await sharp(file).metadata();
      const [r, g, b, alpha = 255] = await sharp(file).raw().toBuffer();
      return `${url.replace(/-[0-9a-f]{8}-/, '-')} ${width} ${[r, g, b, alpha]}`;
    }),
  );
  expect(made.sort().join('\n')).toMatchInlineSnapshot(`
    "/pictures/guild-1200.jpg 1200 255,255,255,255
    /pictures/guild-1200.svg 240 0,0,0,0
    /pictures/safe-water-320.avif 320 76,105,113,0
    /pictures/safe-water-320.jpg 320 255,255,255,255
    /pictures/safe-water-320.png 320 76,105,113,0"
  `);
  const guild = [...files].find(([url]) => url.endsWith('.svg'))?.[1] ?? '';
  expect(readFileSync(guild)).toEqual(readFileSync(join(root, 'public/images/guild.svg')));
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, 100)],
  ['empty', () => Buffer.alloc(0)],
  ['changed in one bit', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 50 ? byte ^ 1 : byte)))],
])('a rendition that was %s in the cache is made again', async (_what, damage) => {
  const wanted = renditionsOf([['drain.jpg', drain]]).slice(0, 1);
  const [file = ''] = (await makePictures(root, cache, wanted)).files.values();
  const whole = readFileSync(file);
  writeFileSync(file, damage(whole));
  const { files, made } = await makePictures(root, cache, wanted);
  expect([made, readFileSync([...files.values()][0] ?? '').equals(whole)]).toEqual([1, true]);
});

test('a rendition that nothing asked for on sixty days of making pictures goes, and half of one; a clock set ahead is one day', async () => {
  const [old, used] = renditionsOf([['drain.jpg', drain]]);
  if (!old || !used) throw new Error('no renditions');
  const folder = join(root, 'aging');
  const kept = await openPictureCache(folder, () => 'quality 50');
  const files = [await kept.keep(old, Buffer.from('old')), await kept.keep(used, Buffer.from('used'))];
  files.push(`${files[0]}.1.part`);
  writeFileSync(`${files[0]}.1.part`, 'x');
  const there = () => files.map((file) => existsSync(file));
  const today = Date.now();
  const makeOn = async (day: number) => {
    vi.setSystemTime(today + day * 86_400_000);
    const again = await openPictureCache(folder, () => 'quality 50');
    await again.find(used);
    await again.forgetOld();
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const day of [0, 365, 366, -9999, 0]) await makeOn(day);
    expect(there()).toEqual([true, true, true]);
    for (let day = 1; day <= 60; day += 1) await makeOn(day);
    expect(there()).toEqual([false, true, false]);
  } finally {
    vi.useRealTimers();
  }
});

test('another source, width, format, setting or encoder is another rendition', async () => {
  const [wanted, ...others] = renditionsOf([
    ['drain.jpg', drain],
    ['drain.jpg', { ...drain, hash: '00000002' }],
    ['porch.jpg', drain],
  ]);
  if (!wanted) throw new Error('no rendition');
  const folder = join(root, 'keys');
  const open = (encoding: string) => openPictureCache(folder, () => encoding);
  const kept = await open('quality 50, encoder 1.0');
  const file = await kept.keep(wanted, Buffer.from('picture'));
  expect(await kept.find(wanted)).toBe(file);
  expect(await (await open('quality 50, encoder 1.0')).find(wanted)).toBe(file);
  expect(await (await open('quality 60, encoder 1.0')).find(wanted)).toBeUndefined();
  expect(await (await open('quality 50, encoder 1.1')).find(wanted)).toBeUndefined();
  for (const other of others) expect(await kept.find(other)).toBeUndefined();
});

test('a file that is no picture is named, with what to do', async () => {
  writeFileSync(join(root, 'public/images/porch.jpg'), 'not a picture');
  const wanted = renditionsOf([['porch.jpg', drain]]);
  await expect(makePictures(root, cache, wanted)).rejects.toThrow(
    /^public\/images\/porch\.jpg cannot be made into pictures for the site \(.+\)\. Open it in a picture program and save it anew/,
  );
});

test.each([
  ['pipe.jpg', 'pipe'],
  ['Pipe_2.v1.JPG', 'Pipe_2.v1'],
  ['after the frost, 2019 (1).jpg', 'after-the-frost-2019-1-'],
  ['Déjà "vu" & \'co\'.png', 'Deja-vu-co-'],
  ['屋根.webp', '-'],
  ['a%20b?c#d\\\\e.avif', 'a-20b-c-d-e'],
])('%s stands as %s in addresses', (src, name) => {
  expect(pictureUrl(src, { hash: '0a1b2c3d' }, 400, 'jpg')).toBe(`/pictures/${name}-0a1b2c3d-400.jpg`);
});

test('a picture of any name is found, made and written', async () => {
  const src = 'after the frost, 2019 (é).jpg';
  await copyFile(join(root, 'public/images/drain.jpg'), join(root, 'public/images', src.normalize('NFD')));
  const inventory = await readInventory(root);
  const { value, issues } = nameLookup(inventory).picture(src);
  expect(issues).toEqual([]);
  const file = inventory.pictures.get(value);
  if (!file) throw new Error(`${value} is not in the inventory`);
  const { files } = await makePictures(root, cache, renditionsOf([[value, file]]));
  expect([...files.keys()].every((url) => /^\/pictures\/[\w.-]+$/.test(url))).toBe(true);
});

test('a picture that is higher than any AVIF can be is made all the same, as high as one can be', async () => {
  const src = 'scroll.png';
  const drawn = sharp({ create: { width: 4, height: 20_000, channels: 3, background: '#567' } });
  await drawn.png().toFile(join(root, 'public/images', src));
  const wanted = renditionsOf([[src, { width: 4, height: 20_000, hash: '00000009' }]]);
  const { files } = await makePictures(root, cache, wanted);
  expect(files.size).toBe(wanted.length);
  for (const file of files.values()) expect((await sharp(file).metadata()).height).toBe(16_383);
});
