import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesWith } from '../content/fixture-site';

const photo = (width: number) =>
  sharp({ create: { width, height: Math.round(width / 1.5), channels: 3, background: '#256b5b' } })
    .jpeg()
    .toBuffer();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** Writes the fixture site of `tests/content` to a new folder, with real pictures, and gives the folder. */
export async function contentRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'roofline-'));
  const files: [string, string | Uint8Array][] = [
    ...filesWith().map(({ path, text }): [string, string] => [path, text]),
    ['public/images/hero.jpg', await photo(1600)],
    ['public/images/deck.jpg', await photo(900)],
    ['public/embed/estimate.html', '<!doctype html><title>Form</title>'],
    ['public/fonts/text.woff2', 'font'],
    ['public/logo.svg', svg],
    ['public/prices.pdf', 'pdf'],
    ['public/.env', 'secret'],
    ['public/.git/HEAD', 'secret'],
    ['public/fonts/.DS_Store', 'secret'],
    ['public/.well-known/security.txt', 'Contact: mailto:a@example.com'],
  ];
  for (const [path, content] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}
