import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diffText } from '../../scripts/fixing/diff-text';
import { fixFiles } from '../../scripts/fixing/fix-files';
import { fixJson, mendsText } from '../../scripts/fixing/fix-report';
import { readContent } from '../../scripts/read-content';
import { openContent } from '../../src/engine/open-content';
import { inventory } from '../plumber';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fix-'));
  cpSync(join(import.meta.dirname, '../sites/plumber'), root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const page = 'pages/contact.yaml';
const read = (path = page) => readFileSync(join(root, path), 'utf8');
const write = (text: string, path = page) => writeFileSync(join(root, path), text);

/** The content of the folder, as `check` opens it. */
async function opened() {
  const { files } = readContent(root);
  return {
    paths: files.map(({ path }) => path),
    content: openContent({ year: 2026, inventory, files: files.map(({ path, text }) => [path, text]) }),
  };
}

test('a file that is moved is shown as one, with what changes in it and in others', () => {
  const written = new Map([
    ['pages/old.yaml', 'title: Old\nlabel: Old\n'],
    ['pages/index.yaml', 'href: /old\n'],
  ]);
  const changes = new Map([
    ['pages/new.yaml', 'title: Old\nlabel: Old\nredirectFrom: [/old]\n'],
    ['pages/index.yaml', 'href: /new\n'],
    ['pages/old.yaml', undefined],
  ]);
  expect(diffText(changes, written)).toMatchInlineSnapshot(`
    "diff --git a/pages/old.yaml b/pages/new.yaml
    rename from pages/old.yaml
    rename to pages/new.yaml
    --- a/pages/old.yaml
    +++ b/pages/new.yaml
    @@ -1,2 +1,3 @@
     title: Old
     label: Old
    +redirectFrom: [/old]
    --- a/pages/index.yaml
    +++ b/pages/index.yaml
    @@ -1,1 +1,1 @@
    -href: /old
    +href: /new
    "
  `);
});

test('a dry run shows a diff and writes nothing; the same run writes it, and says what was done', async () => {
  const sound = read();
  write(sound.replace('label', 'lable'));
  const wrong = read();
  const dry = await fixFiles(root, await opened(), false);
  expect(diffText(dry.files, dry.written)).toMatchInlineSnapshot(`
    "--- a/pages/contact.yaml
    +++ b/pages/contact.yaml
    @@ -1,5 +1,5 @@
     title: Contact Heron
    -lable: Contact
    +label: Contact
     description: How to reach us, told in one sentence that is long enough for a list of search results.
     aliases: [/contact-us]
     redirectFrom: [/kontakt]
    "
  `);
  expect(read()).toBe(wrong);
  chmodSync(join(root, page), 0o640);
  const fixing = await fixFiles(root, await opened(), true);
  expect(mendsText(fixing, false)).toMatchInlineSnapshot(`
    "pages/contact.yaml:2:1  "lable" is not a field of this page
      now:  label: Contact

    1 mistake mended in 1 file.
    "
  `);
  expect(JSON.parse(fixJson(fixing, []))).toMatchObject({
    mended: [{ file: page, line: 2 }],
    diff: diffText(dry.files, dry.written),
    problems: [],
  });
  expect(read()).toBe(sound);
  expect(statSync(join(root, page)).mode & 0o777).toBe(0o640);
});

test('a file that may only be read, or was changed meanwhile, stays as it is, and what is wrong in it is told', async () => {
  const faq = 'pages/services.yaml';
  write(read().replace('label', 'lable'));
  write(read(faq).replace('type: hero', 'type: herro'), faq);
  const root1 = await opened();
  chmodSync(join(root, page), 0o444);
  write(`${read(faq)}# a note\n`, faq);
  const before = [read(), read(faq)];
  const fixing = await fixFiles(root, root1, true);
  expect(mendsText(fixing, false)).toMatchInlineSnapshot(`
    "pages/contact.yaml  not mended: it may only be read: let it be written, and run the command again

    pages/services.yaml  not mended: it was changed while it was checked: run the command again

    There is nothing that can be mended in one way only.
    "
  `);
  expect([read(), read(faq)]).toEqual(before);
  expect(root1.content.problems().map(({ found }) => found)).toHaveLength(2);
});
