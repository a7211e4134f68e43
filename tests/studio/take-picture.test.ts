import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePicture } from '../../scripts/local-studio/take-picture';

test.each([
  ['a wide one', { width: 4800, height: 20 }, [2400, 10]],
  ['a screenshot of a whole page, of whose height no WebP can be made', { width: 40, height: 16_400 }, [20, 8000]],
  ['a small one', { width: 30, height: 20 }, [30, 20]],
])('%s is taken as large as pages show it', async (_, size, kept) => {
  const root = mkdtempSync(join(tmpdir(), 'picture-'));
  mkdirSync(join(root, 'public/images'), { recursive: true });
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  expect(await takePicture(root, 'IMG 1.PNG', bytes)).toEqual({ name: 'img-1.png' });
  const { width, height } = await sharp(join(root, 'public/images/img-1.png')).metadata();
  expect([width, height]).toEqual(kept);
  rmSync(root, { recursive: true });
});
