import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../scripts/engine-root.mjs';

const text = (path: string): string => readFileSync(join(engineRoot, path), 'utf8');

test('every package is named by one exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(text('package.json'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

/** The files of the engine. */
const modules = ['schemas', 'src', 'scripts'].flatMap((folder) =>
  readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => join(folder, path)),
);

test('what others may have put where a file is read goes by one way that no pipe, folder or device stops', () => {
  const others = modules.filter((path) => /\breadFile(?:Sync)?\(/.test(text(path)) && !path.includes('/bench/'));
  const ofEngine = ['building/bundles', 'building/class-names', 'icons', 'outlines/region-outline'];
  const named = ['new'];
  expect(others.sort()).toEqual(
    [
      ...[...ofEngine, 'studio-files/studio-bundle', ...named].map((name) => `scripts/${name}.ts`),
      ...['plain-file.mjs', 'source-stacks.mjs'].map((name) => `scripts/${name}`),
    ].sort(),
  );
});

test('no file is longer than 250 lines', () => {
  const long = modules.filter((path) => text(path).split('\n').length > 251);
  expect(long).toEqual([]);
});
