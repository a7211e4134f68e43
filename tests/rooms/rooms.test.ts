import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineRoot } from '../../scripts/engine-root.mjs';

/** The rooms from the ground up; each imports from the floors below its own. */
const floors = [
  ['schemas'],
  ['src/model', 'src/styles'],
  ['src/reading'],
  ['src/addresses', 'src/editing'],
  ['src/resolving'],
  ['src/head', 'src/parts', 'src/rules'],
  ['src/blocks'],
  ['src/layout'],
  ['src/pages'],
  ['src/client', 'src/server', 'src/loader', 'src/engine'],
  ['scripts', 'studio'],
];
const rooms = floors.flat();
const floorOf = (room: string): number => floors.findIndex((floor) => floor.includes(room));

/** What nothing takes from outside that runs in a browser. */
const foreign = [
  "import { x } from 'fs';",
  "import { x } from 'node:fs/promises';",
  "const x = require('node:path');",
  "const x = await import('node:os');",
  "import x from 'sharp';",
  "export { x } from 'vite';",
  'const x = process.env.HOME;',
];

/** An import of another room, from a file that lies in a folder. */
const importOf = (folder: string, room: string): string =>
  `import { x } from '${'../'.repeat(folder.split('/').length)}${room}/thing';`;

const wrongLines = (room: string, folder: string): string[] => [
  ...rooms.filter((other) => other !== room && floorOf(other) >= floorOf(room)).map((other) => importOf(folder, other)),
  ...(room === 'scripts' ? ["const x = require('node:path');"] : foreign),
];

const rightLines = (room: string, folder: string): string[] => [
  "import { x } from './thing';",
  "import { x } from './blocks/thing';",
  ...rooms.filter((other) => floorOf(other) < floorOf(room)).map((other) => importOf(folder, other)),
  ...(room === 'schemas' ? [] : [importOf(folder, 'schemas/blocks')]),
];

let folder = '';
/** What the linter objects to, as `path:line`. */
let objections: string[] = [];

function plant(path: string, lines: readonly string[]): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
}

interface Report {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
}

const rules = [
  'style/noRestrictedImports',
  'style/noCommonJs',
  'style/noRestrictedGlobals',
  'suspicious/noImportCycles',
];

/** Runs the rules that hold the rooms, as the configuration of the project has them. */
async function lint(): Promise<string[]> {
  const only = [...rules, 'correctness/noNodejsModules'].flatMap((rule) => ['--only', rule]);
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', ...only, '.'];
  const run = promisify(execFile)(join(engineRoot, 'node_modules/.bin/biome'), args, { cwd: folder, maxBuffer: 1e8 });
  // It ends with 1 where it objects, which it must here.
  const { stdout } = await run.catch((objecting: { stdout: string }) => objecting);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ location }) => `${location.path}:${location.start.line}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  copyFileSync(join(engineRoot, 'biome.json'), join(folder, 'biome.json'));
  for (const room of rooms) {
    for (const place of [room, `${room}/deep/er`]) {
      plant(`${place}/wrong.ts`, wrongLines(room, place));
      plant(`${place}/right.ts`, rightLines(room, place));
    }
  }
  plant('src/model/cycle/one.ts', ["import { two } from './two';", 'export const one = () => two;']);
  plant('src/model/cycle/two.ts', ["import { one } from './one';", 'export const two = () => one;']);
  plant('src/model/type-cycle/one.ts', ["import type { Two } from './two';", 'export type One = Two | 1;']);
  plant('src/model/type-cycle/two.ts', ["import type { One } from './one';", 'export type Two = One | 2;']);
  objections = await lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(rooms.flatMap((room) => [room, `${room}/deep/er`].map((place) => [place, room] as const)))(
  'in %s every import from above, beside or outside is refused, and every one from below is not',
  (place, room) => {
    for (const [index, line] of wrongLines(room, place).entries()) {
      expect(objections, line).toContain(`${place}/wrong.ts:${index + 1}`);
    }
    expect(objections.filter((at) => at.startsWith(`${place}/right.ts`))).toEqual([]);
  },
);

test.each(['cycle', 'type-cycle'])('a planted %s is refused in each of its files', (cycle) => {
  expect(objections).toContain(`src/model/${cycle}/one.ts:1`);
  expect(objections).toContain(`src/model/${cycle}/two.ts:1`);
});

test('every folder of the source is a room', () => {
  const found = readdirSync(join(engineRoot, 'src')).map((name) => `src/${name}`);
  expect(found.sort()).toEqual(rooms.filter((room) => room.startsWith('src/')).sort());
});
