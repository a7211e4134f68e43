import { expect, test } from 'vitest';
import { pageLister } from '../../studio/side/page-lister';
import { noFile } from '../../studio/workspace/state';

const standing = {
  problems: [],
  isLooking: false,
  pages: [
    { file: 'pages/index.yaml', route: '/', title: 'Home', label: 'Home', description: '', draft: false },
    { file: 'pages/roofs.yaml', route: '/roofs', title: 'Roofs', label: 'Roofs', description: '', draft: true },
  ],
};
const filesOf = (texts: Record<string, string>, saved = texts) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { ...noFile, text, saved: saved[path] ?? null }]));
const texts = { 'site.config.yaml': '', 'pages/index.yaml': 'title: Home', 'pages/roofs.yaml': 'title: Roofs' };

test('the letters of a page leave the list of pages as it is, once that says that it was changed', () => {
  const lister = pageLister();
  const first = lister({ files: filesOf(texts), standing });
  expect(first.map(({ route, label, draft, changed }) => [route, label, draft, changed])).toEqual([
    ['/', 'Home', false, false],
    ['/roofs', 'Roofs', true, false],
  ]);
  const changed = lister({ files: filesOf({ ...texts, 'pages/roofs.yaml': 'title: Roofs!' }, texts), standing });
  expect(changed).not.toBe(first);
  expect(changed[1]).toMatchObject({ changed: true });
  expect(lister({ files: filesOf({ ...texts, 'pages/roofs.yaml': 'title: Roofs!!' }, texts), standing })).toBe(changed);
});

test('a page that cannot be listed any more keeps its name, and a new one has that of its text', () => {
  const lister = pageLister();
  lister({ files: filesOf(texts), standing });
  const files = filesOf({ ...texts, 'pages/roofs.yaml': 'title: [', 'pages/new.yaml': 'title: Gutters' });
  const now = lister({ files, standing: { ...standing, pages: standing.pages.slice(0, 1) } });
  expect(now.map(({ label }) => label)).toEqual(['Home', 'Roofs', 'Gutters']);
});
