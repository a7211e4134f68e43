import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'stacks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The stack of a fault in a script with such a map beside it. */
function stackWith(map: string): string {
  const script = join(folder, 'made.mjs');
  writeFileSync(script, 'export default () => { throw new Error("broken"); };\n');
  writeFileSync(`${script}.map`, map);
  const code = `
    const { nameSources } = await import('${pathToFileURL('scripts/source-stacks.mjs')}');
    nameSources();
    const { default: fail } = await import('${pathToFileURL(script)}');
    try { fail(); } catch (error) { console.log(error.stack); }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
}

test('a fault of a compiled script is told at its place in the source', () => {
  const map = { version: 3, sources: ['written/source.ts'], names: [], mappings: 'AAIA' };
  const stack = stackWith(JSON.stringify(map));
  expect(stack).toMatch(/^Error: broken\n/);
  expect(stack).toContain(`${join(folder, 'written/source.ts')}:5:1`);
});

test('a map that cannot be read leaves the place in the script', () => {
  expect(stackWith('{')).toMatch(/made\.mjs:1:\d+/);
});
