import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDays, keepDays } from '../../scripts/dates/content-days';
import { openContent } from '../../src/engine/open-content';
import { readPageFile } from '../../src/engine/page-reading';
import { changed, filesWith, inventory } from '../plumber';
import { one, other, rootWith, today } from './days-root';

const recordIn = (root: string): string => readFileSync(join(root, 'pages/.content-days'), 'utf8');

/** What the content of a page file is named. */
const contentOf = (text: string): string | undefined => {
  const { problems, content } = readPageFile({ path: 'pages/a.yaml', text }, undefined).reading;
  expect(problems).toEqual([]);
  return content;
};

const page = `title: A page about something that people look for
description: A description that is long enough for search results, and unlike that of any other page.
sections:
  - type: prose
    text: Some words.
`;

test.each([
  ['a comment', `# a note\n${page}`],
  ['blank lines', page.replaceAll('\n', '\n\n')],
  ['quotes', page.replace('Some words.', '"Some words."')],
  ['Windows line ends', page.replaceAll('\n', '\r\n')],
  ['the order of fields', `sections: [{ text: Some words., type: prose }]\n${page.split('sections')[0]}`],
  ['the weight in the sitemap', `priority: 0.4\n${page}`],
  ['an old address', `redirectFrom: [/old]\n${page}`],
])('%s is no change of content', (_, text) => {
  expect(contentOf(text)).toBe(contentOf(page));
});

test.each([
  ['a word', page.replace('Some', 'More')],
  ['the title', page.replace('A page', 'One page')],
  ['a section', `${page}  - type: prose\n    text: Some words.\n`],
  ['a field that had its default', page.replace('    text:', '    id: part\n    text:')],
])('%s is a change of content', (_, text) => {
  expect(contentOf(text)).not.toBe(contentOf(page));
});

test('a site gives each page the day of its content, and one that says its day itself that one', () => {
  const content = openContent({ year: 2026, inventory: { ...inventory, dayOf: ({ file }) => `day of ${file}` } });
  const files = filesWith(changed('pages/contact.yaml', 'title:', 'updated: 2024-05-06\ntitle:'));
  content.update({ files: files.map(({ path, text }) => [path, text] as const) });
  const updated = new Map(content.site()?.pages.map((page) => [page.route, page.updated]));
  expect(updated.get('/')).toBe('day of pages/index.yaml');
  expect(updated.get('/contact')).toBe('2024-05-06');
});

test('a page keeps its day until its content changes, and then has the day of today', async () => {
  const root = rootWith(`2025-03-01 ${one.content} ${one.file}\n2025-04-02 ${other.content} ${other.file}\n`);
  const edited = { ...other, content: 'c'.repeat(16) };
  const { dayOf } = await contentDays(root);
  expect([dayOf(one), dayOf(other), dayOf(edited)]).toEqual(['2025-03-01', '2025-04-02', today]);
  expect(await keepDays(root, [one, edited], dayOf)).toMatchInlineSnapshot(
    `"1 page has a new day of change; commit pages/.content-days with them"`,
  );
  expect(recordIn(root)).toContain(
    `\n2025-03-01 ${one.content} ${one.file}\n${today} ${edited.content} ${other.file}\n`,
  );
});

test('a record that is right already is not written again', async () => {
  const root = rootWith();
  await keepDays(root, [one, other], () => '2025-03-01');
  const before = recordIn(root);
  expect(await keepDays(root, [other, one], (await contentDays(root)).dayOf)).toBeUndefined();
  expect(recordIn(root)).toBe(before);
});

test('a page that was renamed keeps its day', async () => {
  const { dayOf } = await contentDays(rootWith(`2025-03-01 ${one.content} pages/old-name.yaml\n`));
  expect(dayOf(one)).toBe('2025-03-01');
});

test('two branches that changed pages are merged without a conflict, each page with the day of what it says', async () => {
  const merged = `2025-05-01 ${'c'.repeat(16)} ${one.file}\n2025-03-01 ${other.content} ${other.file}\n2025-03-01 ${one.content} ${one.file}\n2025-06-01 ${'d'.repeat(16)} ${other.file}\n`;
  const { dayOf } = await contentDays(rootWith(merged));
  expect(dayOf({ ...one, content: 'c'.repeat(16) })).toBe('2025-05-01');
  expect(dayOf({ ...other, content: 'd'.repeat(16) })).toBe('2025-06-01');
  const root = rootWith();
  await keepDays(root, [one], () => '2025-03-01');
  expect(readFileSync(join(root, 'pages/.gitattributes'), 'utf8')).toBe('.content-days merge=union\n');
});

test('a damaged record gives no wrong day', async () => {
  const { dayOf } = await contentDays(rootWith(`<<<<<<< HEAD\n2025-03-01 ${one.content}\n\u0000\n2025-3-1 x y\n`));
  expect(dayOf(one)).toBe(today);
});

test('a record that cannot be written is named, and the build goes on', async () => {
  const root = rootWith();
  mkdirSync(join(root, 'pages/.content-days'));
  expect(await keepDays(root, [one], (await contentDays(root)).dayOf)).toMatch(
    /^the days on which pages changed could not be kept: /,
  );
});
