import { appendFile, copyFile, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { command as check } from '../../scripts/check';
import { contentRoot } from '../build/content-root';

let root = '';
beforeAll(async () => {
  // No file was just saved.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  root = await contentRoot();
  return () => rm(root, { recursive: true });
});

async function checked(format: 'text' | 'json'): Promise<{ code: number | undefined; text: string }> {
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await check.run({ root, format, fix: false, 'dry-run': false, words: false, rules: false });
  const text = told.mock.calls.join('');
  told.mockRestore();
  return { code, text };
}

const edit = async (path: string, from: string | RegExp, to: string): Promise<void> => {
  const text = await readFile(join(root, path), 'utf8');
  expect(text).toMatch(from);
  await writeFile(join(root, path), text.replace(from, to));
};

const picture = (name: string): string => join(root, 'public/images', name);

/** One after the other, so that a report of an earlier state may stand in for a later one. */
test.each<[string, () => Promise<unknown>]>([
  ['nothing', async () => undefined],
  ['a mistake in a page', () => edit('pages/contact.yaml', 'title:', 'titel:')],
  ['the mistake mended', () => edit('pages/contact.yaml', 'titel:', 'title:')],
  ['a file that a page links to goes', () => rename(join(root, 'public/prices.pdf'), join(root, 'public/price.pdf'))],
  ['it comes back', () => rename(join(root, 'public/price.pdf'), join(root, 'public/prices.pdf'))],
  ['another picture under its name', () => copyFile(picture('drain.jpg'), picture('hero.jpg'))],
  ['a damaged picture', () => writeFile(picture('drain.jpg'), 'no picture')],
  ['a mistake in the configuration', () => edit('site.config.yaml', /^business:/m, 'bussiness:')],
  ['a page that is two', () => copyFile(join(root, 'pages/contact.yaml'), join(root, 'pages/contact-2.yaml'))],
  ['a page goes', () => unlink(join(root, 'pages/contact.yaml'))],
  ['a record that is none', () => appendFile(join(root, 'pages/.content-days'), 'of nobody')],
])('a check after an earlier one says what one does that knows of none: %s', async (_, change) => {
  await checked('text');
  await checked('json');
  await change();
  const after = [await checked('text'), await checked('json'), await checked('text')];
  await rm(join(root, '.cache/content'), { recursive: true, force: true });
  expect(after).toEqual([await checked('text'), await checked('json'), await checked('text')]);
});
