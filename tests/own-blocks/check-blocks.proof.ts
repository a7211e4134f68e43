import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkBlocks } from '../../scripts/own-blocks/check-blocks';
import { folderIn } from '../../scripts/own-blocks/own-folder.mjs';
import { meter, writeBlock } from './meter';

const folder = mkdtempSync(join(tmpdir(), 'own-blocks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Record<string, string>;
const schema = (from: string | RegExp, to: string): Files => ({
  ...meter,
  'schema.ts': meter['schema.ts'].replace(from, to),
});
const component = (from: string | RegExp, to: string): Files => ({
  ...meter,
  'component.tsx': meter['component.tsx'].replace(from, to),
});
const importing = (what: string) => component(/^/, `import x from '${what}';\nconsole.log(x);\n`);

/** What is said of the blocks of a site, without the count at its end. */
async function said(root: string): Promise<string> {
  const error = await checkBlocks(folderIn(root) ?? '').catch((thrown: Error) => thrown);
  return error instanceof Error ? error.message.replace(/\n\n\d+ mistakes? in the site's own blocks$/, '') : 'sound';
}

async function saidOf(files: Files, name = 'meter'): Promise<string> {
  const root = mkdtempSync(join(folder, 'site-'));
  writeBlock(root, name, files);
  return said(root);
}

test('blocks that are right are let alone', async () => {
  expect(await saidOf(meter)).toBe('sound');
});

test.each<[string, Files, string]>([
  ['a bracket too many', schema('fields: {', 'fields: {{'), 'blocks/meter/schema.ts:11:12  Unexpected token\n  10 |'],
  [
    'a name that the engine has not',
    schema(/defineBlock/g, 'defineBlok'),
    'schema.ts:1:10  "defineBlok" is not exported by roofline/schema',
  ],
  [
    'a type of another name',
    schema("'meter',\n", "'metre',\n"),
    'blocks/meter/schema.ts  its type is "metre"  write type: \'meter\'',
  ],
  [
    'an example that does not fit',
    schema('value: 70', 'value: 700'),
    'blocks/meter/schema.ts  its example does not fit: readings[0].value',
  ],
  [
    'a field without a sentence',
    schema(".meta({ description: 'The bars, top to bottom.' })", ''),
    'blocks/meter/schema.ts  readings has no sentence  say what it is',
  ],
  ['no sentence of its own', schema('How far something is, as bars.', ''), 'blocks/meter/schema.ts  has no about'],
  [
    'what throws',
    schema('const reading', 'null.x; const reading'),
    'blocks/meter/schema.ts  fails when it is read: Cannot read',
  ],
  [
    'a default export of another kind',
    schema(/export default[\s\S]*/, 'export default reading;'),
    "schema.ts  its default export is no block  write export default defineBlock({ type: 'meter'",
  ],
  ['no default export', component('export default', 'export'), 'blocks/meter/component.tsx  has no default export'],
  [
    'a part that the engine has not',
    component(/Section/g, 'Sectoin'),
    'component.tsx:1:10  "Sectoin" is not exported by roofline/blocks',
  ],
  ['a tag that does not end', component('</ul>', '</ol>'), 'blocks/meter/component.tsx:14:'],
  ['a module of Node', importing('node:fs'), 'component.tsx  a block runs in a browser, where there is no "node:fs"'],
  ['a file outside of blocks/', importing('../../site'), 'component.tsx  "../../site" is not there'],
  [
    'a package that is not installed',
    importing('no-such-package-here'),
    'npm install no-such-package-here in the folder of the site',
  ],
  ['a file that is not there', importing('./thing'), 'blocks/meter/component.tsx  "./thing" is not there'],
  [
    'no component',
    { 'schema.ts': meter['schema.ts'] },
    'blocks/meter/component.tsx  is missing  add the file that draws it',
  ],
])('%s is told with its file and what to write', async (_, files, told) => {
  expect(await saidOf(files)).toContain(told);
});

test('a name that a block of the engine has, or that can be none, is told', async () => {
  expect(await saidOf(meter, 'faq')).toBe('blocks/faq  faq is a block of Roofline  give yours another name');
  expect(await saidOf(meter, 'My Block')).toContain('blocks/My Block  is no name of a block');
});

test('code outside of a folder is told, a link that leads out is refused, and so is a file of another folder', async () => {
  const root = mkdtempSync(join(folder, 'site-'));
  writeBlock(root, '_later', {});
  writeFileSync(join(root, 'blocks/odd.tsx'), '');
  writeFileSync(join(root, 'secret.ts'), 'export default 1;');
  writeBlock(root, 'meter', importing('../../secret'));
  symlinkSync(tmpdir(), join(root, 'blocks/away'));
  const told = await said(root);
  expect(told).toContain("blocks/odd.tsx  stands outside of a block's folder  put it into blocks/odd/ as schema.ts");
  expect(told).toContain('blocks/away  is a link that leads out of blocks/');
  expect(told).toContain('"../../secret" leads out of blocks/');
  expect(told).not.toContain('_later');
});
