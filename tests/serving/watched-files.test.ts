import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUnwatched } from '../../scripts/dev/watch';
import { engineRoot } from '../../scripts/engine-root.mjs';

const content = ['', 'site.config.yaml', 'pages/index.yaml', 'public/images/van.jpg', 'blocks/map.tsx'];
const code = ['', 'src/blocks/hero.tsx', 'schemas/blocks.ts', 'index.html'];
const rest = ['dist/index.html', '.cache/pictures/a.avif', '.git/HEAD', 'notes/plan.md'];

test.each([
  ['the engine itself', engineRoot],
  ['a folder elsewhere', '/sites/bakery'],
  ['a folder in the engine', join(engineRoot, 'tests/sites/bakery')],
  ['a folder around the engine', join(engineRoot, '..')],
])('of a site in %s, its content and the code of the engine are watched, and nothing besides', (_, folder) => {
  const unwatched = isUnwatched(folder);
  const watched = [...content.map((path) => join(folder, path)), ...code.map((path) => join(engineRoot, path))];
  expect(watched.filter(unwatched)).toEqual([]);
  const besides = rest.flatMap((path) => [join(folder, path), join(engineRoot, path)]);
  expect(besides.filter((path) => !unwatched(path))).toEqual([]);
});

test('what stands in neither of them is watched where somebody asks for it', () => {
  expect(isUnwatched('/sites/bakery')('/elsewhere/linked.tsx')).toBe(false);
});
