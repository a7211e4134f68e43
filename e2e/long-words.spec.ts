import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { stringify } from 'yaml';
import { blockDefinitions } from '../schemas/blocks';
import type { LeafKind } from '../schemas/fields/text';
import { mapLeaves } from '../src/resolving/walk';

const port = 4475;
const repo = join(import.meta.dirname, '..');
const word = 'Donaudampfschifffahrtsgesellschaften';
let root = '';
let server: ChildProcess;

const pictures = readdirSync(join(repo, 'public/images'));
let given = 0;

/** What leaves say on this site, of which the examples know nothing; its texts with the long word in front. */
const writtenHere: Partial<Record<LeafKind, (leaf: string) => string>> = {
  text: (leaf) => `${word} ${leaf}`,
  markdown: (leaf) => `${word} ${leaf}`,
  link: (leaf) => (/\.\w+$/.test(leaf) ? '/logo.svg' : 'call'),
  // Each another one: two alike in one block are a mistake.
  picture: () => pictures[given++ % pictures.length] ?? '',
};

/** The example of every block that does not open a page, a word of 36 letters before each of its texts. */
const sections = blockDefinitions
  .filter(({ opensPage }) => !opensPage)
  .map(({ schema, example }) =>
    mapLeaves(schema, schema.parse(example), [], (kind, leaf) => writtenHere[kind]?.(leaf) ?? leaf),
  );

const longPage = {
  title: 'Very long words',
  description: 'A page on which every text of every block begins with a word of thirty-six letters, to try it.',
  sections: [{ type: 'hero', layout: 'plain', heading: `${word} roofs`, text: `${word}.` }, ...sections],
};

test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'roofline-words-'));
  for (const name of ['pages', 'site.config.yaml']) cpSync(join(repo, name), join(root, name), { recursive: true });
  symlinkSync(join(repo, 'public'), join(root, 'public'));
  appendFileSync(join(root, 'site.config.yaml'), 'frames: [{ from: "https://book.example.com" }]\n');
  writeFileSync(join(root, 'pages/long-words.yaml'), stringify(longPage));
  const env = { ...process.env, NODE_ENV: undefined, PORT: String(port) };
  execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--root', root], { cwd: repo, env });
  server = spawn(process.execPath, ['scripts/run.mjs', 'preview', '--root', root], { cwd: repo, env });
  await expect
    .poll(() => fetch(`http://localhost:${port}/long-words`).catch(() => undefined), { timeout: 30_000 })
    .toBeTruthy();
});

test.afterAll(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

/**
 * The texts whose lines stick out of the section they stand in, or are so short that the word is a column of letters, and by
 * how much the content is wider than the window.
 */
const sticksOut = (page: Page) =>
  page.evaluate((long) => {
    const main = document.querySelector('main') ?? document.body;
    const beyond = main.scrollWidth - main.clientWidth;
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const section = text.parentElement?.closest('section');
      // What only screen readers meet is one pixel wide, and seen by nobody.
      let around = text.parentElement;
      while (around && around !== section && getComputedStyle(around).position !== 'absolute')
        around = around.parentElement;
      const isSeen = (around?.offsetWidth ?? 0) > 1;
      if (!section || !isSeen || !text.textContent?.includes(long)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const edge = section.getBoundingClientRect().right;
      const lines = [...range.getClientRects()];
      const letters = text.textContent.length / lines.length;
      if (lines.some(({ right }) => right > edge) || letters < 4)
        texts.push(`${section.dataset.block}: ${text.textContent}`);
    }
    return { beyond, texts };
  }, word);

test('a word of 36 letters in any text of any block makes nothing wider than the window', async ({ page }) => {
  await page.goto(`http://localhost:${port}/long-words`);
  expect(await page.getByText(word).count()).toBeGreaterThan(60);
  for (const width of [320, 360, 390, 600, 768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sticksOut(page), `at ${width}`).toEqual({ beyond: 0, texts: [] });
  }
});
