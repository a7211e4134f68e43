import { expect, test } from 'vitest';
import { withBothChanges } from '../../studio/workspace/both-changes';
import { withTheirs, withUnsaved } from '../../studio/workspace/open-files';
import { bothOf } from '../../studio/workspace/saving';
import { noFile } from '../../studio/workspace/state';

const base = 'title: Pipes\n# ours\nlabel: Home\nsections:\n  - type: hero\n    heading: Pipes\n  - type: cta\n';

type Swap = readonly [from: string, to: string];
const swapped = (text: string, [from, to]: Swap): string => text.replace(from, to);

test.each<[name: string, mine: Swap, theirs: Swap, kept: 'both' | 'neither']>([
  ['other lines', ['Home', 'Start'], ['type: cta', 'type: faq'], 'both'],
  [
    'a line that is new, and one that is gone',
    ['# ours\n', ''],
    ['  - type: cta\n', '  - type: cta\n  - type: faq\n'],
    'both',
  ],
  ['the same line', ['title: Pipes', 'title: Taps'], ['title: Pipes', 'title: Sinks'], 'neither'],
  ['lines side by side', ['# ours', '# theirs'], ['label: Home', 'label: Start'], 'both'],
  [
    'a line, and lines that come after it',
    ['label: Home', 'label: Start'],
    ['label: Home', 'label: Home\ndraft: true'],
    'neither',
  ],
  ['nothing there', ['# ours', '# mine'], ['# none', '# none'], 'both'],
])('changes of two who changed %s', (_, mine, theirs, kept) => {
  const wanted = swapped(swapped(base, mine), theirs);
  expect(withBothChanges(base, swapped(base, mine), swapped(base, theirs))).toBe(kept === 'both' ? wanted : undefined);
});

test('what others changed is kept beside unsaved work that was opened again after a reload', () => {
  const theirs = { path: 'pages/index.yaml', text: swapped(base, ['type: cta', 'type: faq']), version: 'two' };
  const mine = { text: swapped(base, ['Home', 'Start']), saved: base, version: 'one' };
  const { files, conflicts } = withUnsaved([theirs], [[theirs.path, mine]]);
  expect(conflicts).toEqual([theirs]);
  expect(bothOf(files.get(theirs.path) ?? noFile, theirs)).toBe(swapped(mine.text, ['type: cta', 'type: faq']));
});

test.each([
  ['as it was', base],
  ['with its old address noted', `${base}redirectFrom:\n  - /taps\n`],
])('what is not saved of a page goes along to the address that others gave it, %s', (_, text) => {
  const [old, other] = ['pages/taps.yaml', { path: 'pages/sinks.yaml', text: 'title: Sinks\n', version: 'one' }];
  const mine = { text: swapped(base, ['Home', 'Start']), saved: base, version: 'one' };
  const theirs = { path: 'pages/our-taps.yaml', text, version: 'two' };
  const { files, conflicts, taken } = withTheirs(new Map([[old, mine]]), [other, theirs]);
  expect(conflicts).toEqual([]);
  expect(files.has(old)).toBe(false);
  expect(files.get(theirs.path)).toEqual({ text: swapped(text, ['Home', 'Start']), saved: text, version: 'two' });
  expect(taken.map(({ path }) => path)).toEqual([old, theirs.path, other.path]);
  const again = withUnsaved([other, theirs], [[old, mine]]);
  expect(again.conflicts).toEqual([]);
  expect(again.files).toEqual(new Map([...files].reverse()));
});

test('after a reload, what is not saved of a page goes to none that merely says as much, and that was there before', () => {
  const mine = { text: swapped(base, ['Home', 'Start']), saved: base, version: 'one' };
  const longer = { path: 'pages/sinks.yaml', text: `${base}draft: true\n`, version: 'two' };
  const { conflicts } = withUnsaved([longer], [['pages/taps.yaml', mine]]);
  expect(conflicts).toEqual([{ path: 'pages/taps.yaml', text: null, version: null }]);
});

test('what is not saved of a page that others deleted is asked about, though they made one like it', () => {
  const like = { path: 'pages/sinks.yaml', text: swapped(base, ['title: Pipes', 'title: Sinks']), version: 'two' };
  const mine = { text: swapped(base, ['Home', 'Start']), saved: base, version: 'one' };
  const { conflicts } = withTheirs(new Map([['pages/taps.yaml', mine]]), [like]);
  expect(conflicts).toEqual([{ path: 'pages/taps.yaml', text: null, version: null }]);
});
