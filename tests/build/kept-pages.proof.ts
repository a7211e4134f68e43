import { readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { command as build } from '../../scripts/build';
import { contentRoot } from './content-root';

let root = '';
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = await contentRoot();
  return () => rm(root, { recursive: true });
});
// No file was just saved, so that each build is noted.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 }));
afterEach(() => vi.useRealTimers());

const host = { at: undefined as 'nginx' | undefined };

/** Builds into a folder, and gives every file of the site with its bytes. */
async function built(out: string): Promise<Map<string, string>> {
  expect(await build.run({ root, out, host: host.at, production: false })).toBe(0);
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(out.length + 1)).sort();
  const own = paths.filter((path) => !path.startsWith('.roofline/'));
  return new Map(own.map((path) => [path, readFileSync(join(out, path), 'latin1')]));
}

/** Builds with nothing that an earlier build left, no page drawn, none resolved, and no site in place; and puts that back. */
async function builtFromNothing(): Promise<Map<string, string>> {
  const [kept, aside] = ['content', 'content-aside'].map((name) => join(root, '.cache', name)) as [string, string];
  await rename(kept, aside);
  const out = await mkdtemp(join(tmpdir(), 'clean-'));
  const files = await built(out);
  await Promise.all([out, kept].map((folder) => rm(folder, { recursive: true })));
  await rename(aside, kept);
  return files;
}

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  expect(text).toMatch(from);
  await writeFile(join(root, path), text.replace(from, to));
}

const beside = (path: string): string => join(root, `beside-${basename(path)}`);

/** Puts a link in the place of a file, to the file with other words, and takes it away again. */
async function linked(path: string): Promise<void> {
  await rename(join(root, path), beside(path));
  await symlink(beside(path), join(root, path));
}
const unlinked = (path: string) => rename(beside(path), join(root, path));

const pumps = `title: Pumps for wells
description: How we mend and change the pumps of wells, told in one sentence that is long enough for a list.
sections:
  - { type: hero, layout: plain, heading: Pumps, text: We mend pumps. }
`;

const wells = `template: article
title: Water from a well
description: What to look at before you drink from a well, told in a sentence long enough for a list of results.
heading: Look at your well
excerpt: About wells.
group: Pipes
date: 2023-11-02
hero: { src: drain.jpg, alt: A drain }
sections:
  - { type: prose, heading: First, text: Words about wells. }
`;

const picture = (name: string): string => join(root, 'public/images', name);

const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Each kind of thing that a site is built from, with an edit of it. */
const edits: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the words of a page', () => edit('pages/contact.yaml', 'heading: Contact us', 'heading: Contact us today')],
  ['the title of a page that lists show', () => edit('pages/blog/taps.yaml', /^title: .*/m, 'title: Taps that drip')],
  ['a page more', () => writeFile(join(root, 'pages/pumps.yaml'), pumps)],
  ['an article more', () => writeFile(join(root, 'pages/blog/wells.yaml'), wells)],
  ['a page gets another address', () => rename(join(root, 'pages/pumps.yaml'), join(root, 'pages/well-pumps.yaml'))],
  ['a page gets its address back', () => rename(join(root, 'pages/well-pumps.yaml'), join(root, 'pages/pumps.yaml'))],
  [
    'an address that leads elsewhere',
    () => edit('site.config.yaml', /^redirects:/m, '$&\n  - { from: /wells, to: /services }'),
  ],
  ['an alert on every page', () => edit('site.config.yaml', /^/, `alert: { text: Closed, until: "${soon}" }\n`)],
  ['the alert goes', () => edit('site.config.yaml', /^alert: .*\n/, '')],
  ['a page becomes a draft', () => edit('pages/pumps.yaml', /^/, 'draft: true\n')],
  ['a draft is published', () => edit('pages/pumps.yaml', 'draft: true\n', '')],
  ['a page goes', () => unlink(join(root, 'pages/pumps.yaml'))],
  ['a page for no search engine', () => edit('pages/services.yaml', /^/, 'robots: noindex, follow\n')],
  ['no page that searches', () => edit('pages/search.yaml', '  - type: search\n', '')],
  ['another picture under its name', () => copyFile(picture('drain.jpg'), picture('hero.jpg'))],
  ['a file beside the pages', () => writeFile(join(root, 'public/prices.pdf'), 'other prices')],
  ["a page of one's own", () => edit('public/embed/visit.html', '{phone}', '{phone} now')],
  ['a fact', () => edit('site.config.yaml', '(830) 555-0142', '(830) 555-0143')],
  ['a color', () => edit('site.config.yaml', /^( +dark: ).*/m, '$1"#102030"')],
  [
    'a word of the engine',
    () => edit('site.config.yaml', /^/, 'words: { en: { header: { home: "{business}, first page" } } }\n'),
  ],
  ['the day of a page', () => edit('pages/.content-days', /^\d{4}-\d\d-\d\d/m, '2024-01-02')],
  ['a link in the place of a page', () => linked('pages/contact.yaml')],
  ['the page gets back its place', () => unlinked('pages/contact.yaml')],
  ['another host', async () => (host.at = 'nginx')],
  ['another year', async () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 86_400_000 })],
];

test.each(edits)(
  'a build after an earlier one is the same as one from nothing: %s',
  async (_, change) => {
    const out = join(root, 'dist');
    await built(out);
    await change();
    const after = await built(out);
    expect(after).toEqual(await builtFromNothing());
  },
  120_000,
);

test('a build without edits leaves every file as it was, and one that somebody touched is put right', async () => {
  const out = join(root, 'dist');
  const files = await built(out);
  const before = new Map([...files.keys()].map((path) => [path, statSync(join(out, path)).mtimeMs]));
  await writeFile(join(out, 'index.html'), 'not the page');
  await unlink(join(out, 'contact.html'));
  expect(await built(out)).toEqual(files);
  const touched = [...before].filter(([path, time]) => statSync(join(out, path)).mtimeMs !== time);
  expect(touched.map(([path]) => path).sort()).toEqual(['contact.html', 'index.html']);
  await writeFile(join(out, 'stale.html'), 'of nobody');
  expect(await built(out)).toEqual(files);
  expect(await built(out)).toEqual(files);
}, 120_000);

test('a build of what stands as it was built says what it said, looks at no page, and puts right what it keeps beside them', async () => {
  const out = join(root, 'dist');
  const said = () => [...vi.mocked(console.log).mock.calls, ...vi.mocked(console.error).mock.calls].flat().map(String);
  const timeless = (line: string) => !/ \d+\.\d\d s\b/.test(line);
  await built(out);
  vi.mocked(console.log).mockClear();
  vi.mocked(console.error).mockClear();
  await writeFile(join(out, 'index.html'), 'not the page');
  await built(out);
  const anew = said();
  vi.mocked(console.log).mockClear();
  vi.mocked(console.error).mockClear();
  const files = await built(out);
  const lines = said();
  expect(lines).toEqual(expect.arrayContaining(anew.filter(timeless)));
  expect(lines.some((line) => line.includes('nothing has changed'))).toBe(true);
  expect(lines.filter((line) => /^ {2}(?:read|check|bundle) /.test(line))).toEqual([]);
  const schema = join(root, '.vscode/names.schema.json');
  const kept = await readFile(schema);
  await unlink(schema);
  expect(await built(out)).toEqual(files);
  expect(await readFile(schema)).toEqual(kept);
}, 120_000);
