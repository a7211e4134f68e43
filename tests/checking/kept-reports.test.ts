import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptReport } from '../../scripts/checking/kept-reports';
import { lookedAt } from '../../scripts/checking/looked-at';

let root = '';
const at = (path: string): string => join(root, path);
const write = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports-'));
  for (const path of ['site.config.yaml', 'pages/a.yaml', 'pages/.content-days', 'public/images/a.jpg', 'public/a.pdf'])
    write(path, path);
  later();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

/** Lets so much time pass that no file was just saved. */
const later = (seconds = 60) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

let made = 0;
/** How often a report had to be made for some checks, one after the other. */
async function reportsMade(...checks: readonly { how?: string; before?: () => void }[]): Promise<number> {
  made = 0;
  for (const { how = 'text', before } of checks) {
    before?.();
    const told = await keptReport(root, lookedAt(root, how), async () => ({ text: `report as ${how}`, code: ++made }));
    expect(told.text).toBe(`report as ${how}`);
  }
  return made;
}

test('a site that nobody touched is looked at once for each way of telling', async () => {
  expect(await reportsMade({}, {}, { how: 'json' }, {}, { how: 'json' })).toBe(2);
});

const day = 86_400;

test.each<[string, () => void]>([
  ['a page of the same size', () => write('pages/a.yaml', 'pages/b.yaml')],
  [
    'a page whose time was set back',
    () => {
      write('pages/a.yaml', 'pages/b.yaml');
      utimesSync(at('pages/a.yaml'), 0, 0);
    },
  ],
  ['a page more', () => write('pages/blog/new.yaml', 'x')],
  ['a page less', () => rmSync(at('pages/a.yaml'))],
  ['a page of another name', () => renameSync(at('pages/a.yaml'), at('pages/b.yaml'))],
  ['no configuration', () => rmSync(at('site.config.yaml'))],
  ['the configuration', () => appendFileSync(at('site.config.yaml'), 'x')],
  ['the days of the pages', () => appendFileSync(at('pages/.content-days'), 'x')],
  ['a picture', () => appendFileSync(at('public/images/a.jpg'), 'x')],
  ['a file beside the pages', () => renameSync(at('public/a.pdf'), at('public/b.pdf'))],
  ['no folder of files', () => rmSync(at('public'), { recursive: true })],
  ['another day', () => later(day)],
  ['a link to a page', () => symlinkSync(at('site.config.yaml'), at('pages/link.yaml'))],
  ['a save that was interrupted', () => write('.cache/saving/journal.json', '{}')],
  ['a damaged report', () => write('.cache/content/reports.json', '[[]]')],
  ['no report', () => rmSync(at('.cache'), { recursive: true })],
])('it is looked at again for %s', async (_, before) => {
  expect(await reportsMade({}, { before })).toBe(2);
});

test('what was saved a moment before is looked at again, as another save might not show', async () => {
  vi.useRealTimers();
  write('pages/a.yaml', 'just saved');
  expect(await reportsMade({}, {})).toBe(2);
});

test('a site with a link in it is looked at each time', async () => {
  symlinkSync(at('site.config.yaml'), at('pages/link.yaml'));
  expect(await reportsMade({}, {})).toBe(2);
});
