import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { siteIcons } from '../../scripts/building/site-icons';
import type { OutputFile } from '../../scripts/output/output-file';
import { config } from '../head/fixture';

const root = mkdtempSync(join(tmpdir(), 'icons-'));
mkdirSync(join(root, 'public'));
afterAll(() => rmSync(root, { recursive: true }));

const iconsOf = (mark: string) => {
  writeFileSync(join(root, 'public/mark.svg'), mark);
  return siteIcons(config, root);
};
async function bytesOf(files: readonly OutputFile[], path: string): Promise<Buffer> {
  const file = files.find((each) => each.path === path);
  if (file && 'make' in file) return Buffer.from(await file.make());
  return Buffer.from(file && 'content' in file ? file.content : '');
}
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" rx="2" fill="#204060"/></svg>';

test('favicon.ico holds the mark as pictures of three sizes', async () => {
  const ico = await bytesOf(iconsOf(square), 'favicon.ico');
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + index * 16);
  const pictures = entries.map((at) => {
    const start = ico.readUInt32LE(at + 12);
    return ico.subarray(start, start + ico.readUInt32LE(at + 8));
  });
  const read = await Promise.all(pictures.map((png) => sharp(png).metadata()));
  expect(read.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['png', 16, 16],
    ['png', 32, 32],
    ['png', 48, 48],
  ]);
});

test.each([
  ['its own color', square, [0x20, 0x40, 0x60]],
  [
    'white where it has none',
    square.replace('width="8" height="8" rx="2"', 'x="3" y="3" width="2" height="2"'),
    [255, 255, 255],
  ],
])("the corners of the phone's icon have %s", async (_what, mark, corner) => {
  const touch = sharp(await bytesOf(iconsOf(mark), 'apple-touch-icon.png'));
  const { width, height, channels } = await touch.metadata();
  expect([width, height, channels]).toEqual([180, 180, 3]);
  expect([...(await touch.raw().toBuffer()).subarray(0, 3)]).toEqual(corner);
});

test('a mark that is no picture is told by name', async () => {
  const icon = bytesOf(iconsOf('no picture'), 'favicon.ico');
  await expect(icon).rejects.toThrow('public/mark.svg cannot be drawn');
});

test('each icon has a name that changes with the mark', () => {
  const namesOf = (mark: string) => iconsOf(mark).flatMap((file) => ('name' in file ? (file.name ?? []) : []));
  const names = [...namesOf(square), ...namesOf(square.replace('204060', '204061'))];
  expect(new Set(names).size).toBe(8);
  expect(namesOf(square)).toEqual(names.slice(0, 4));
});

test('a mark may be a PNG file, and phones are told of icons of two sizes', async () => {
  writeFileSync(join(root, 'public/mark.png'), await sharp(Buffer.from(square)).resize(600, 600).png().toBuffer());
  const logo = { ...config.theme.logo, mark: '/mark.png' };
  const files = siteIcons({ ...config, theme: { ...config.theme, logo } }, root);
  const manifest = JSON.parse(`${await bytesOf(files, 'manifest.json')}`);
  expect(manifest).toMatchObject({ name: config.business.name, short_name: config.business.shortName, start_url: '/' });
  const told = manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]);
  const made = told.map(async ([src]: [string]) => {
    const { format, width, height } = await sharp(await bytesOf(files, src.slice(1))).metadata();
    return [format, `${width}x${height}`];
  });
  expect(await Promise.all(made)).toEqual(told.map(([, size]: string[]) => ['png', size]));
  expect(told).toHaveLength(2);
});
