import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentRoot } from './content-root';

let root = '';
beforeAll(async () => {
  root = await contentRoot();
});
afterAll(() => rm(root, { recursive: true }));

/** Runs a command of package.json's scripts as a person would; gives its exit code and what it printed. */
function run(command: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };
  const child = spawn(process.execPath, ['scripts/run.mjs', command, '--root', root, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Every file of a built site with its bytes, but for what it notes down for the next build. */
function filesOf(dist: string): Record<string, string> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/\.roofline[\\/]\w+\.json$/.test(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [path.slice(dist.length + 1), readFileSync(path, 'latin1')]));
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(root, path);
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
  await writeFile(file, text.replace(from, to));
}

test('a build writes every page, alias, picture and file; a mistake or --production leaves it as it was', async () => {
  const built = await run('build');
  expect(built.output).toMatch(/Built \d+ pages in/);
  expect(built.code).toBe(0);
  const dist = join(root, 'dist');
  const before = filesOf(dist);
  const names = Object.keys(before);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['index.html', 'contact.html', 'contact-us.html', 'service-areas/lockhart.html', 'data/index.json'],
      ...['sitemap.xml', 'robots.txt', '_redirects', '_headers', 'embed/visit.html', 'prices.pdf'],
    ]),
  );
  expect(names.filter((name) => /^pictures\/hero-\w{8}-(400|720|920|1280|1600)\.(avif|jpg)$/.test(name))).toHaveLength(
    7,
  );
  expect(names.filter((name) => name.startsWith('images/'))).toEqual([]);
  expect(names.filter((name) => /(^|\/)\./.test(name))).toEqual(['.roofline/output', '.well-known/security.txt']);
  expect(before['contact-us.html']).toBe(before['contact.html']);
  expect(before._redirects).toContain('/kontakt /contact 301');

  // The same input gives the same bytes.
  expect((await run('build', '--out', join(root, 'again'))).code).toBe(0);
  expect(filesOf(join(root, 'again'))).toEqual(before);

  // An edit changes the files of its own page, and the day in the sitemap where the page has another one now.
  await edit('pages/contact.yaml', 'heading: Contact us', 'heading: Contact us today');
  expect((await run('build', '--out', join(root, 'again'))).code).toBe(0);
  const edited = filesOf(join(root, 'again'));
  // The names of the search index follow its words.
  const besideIndex = (all: string[]) => all.filter((name) => !name.startsWith('pagefind/'));
  expect(besideIndex(Object.keys(edited))).toEqual(besideIndex(names));
  expect(besideIndex(names).filter((name) => edited[name] !== before[name] && name !== 'sitemap.xml')).toEqual([
    'contact-us.html',
    'contact.html',
    'data/contact.json',
  ]);
  await edit('pages/contact.yaml', 'heading: Contact us today', 'heading: Contact us');

  const refused = await run('build', '--production');
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /Not built, for this is left:\n {2}sample content[\s\S]*pages\/\S+ {2}sections\[\d+\]/,
  );
  expect(filesOf(dist)).toEqual(before);

  await edit('pages/contact.yaml', 'heading: Contact us', 'headign: Contact us');
  const broken = await run('build');
  expect(broken.code).toBe(1);
  expect(broken.output).toContain('pages/contact.yaml:9:5  sections[0].headign');
  expect(filesOf(dist)).toEqual(before);

  const report = await run('check', '--format', 'json');
  expect(report.code).toBe(1);
  expect(JSON.parse(report.output)).toMatchObject([
    { file: 'pages/contact.yaml', line: 9, column: 5, severity: 'error' },
  ]);
  await edit('pages/contact.yaml', 'headign: Contact us', 'heading: Contact us');
}, 180_000);
