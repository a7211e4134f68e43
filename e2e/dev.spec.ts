import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const port = 4473;
const repo = join(import.meta.dirname, '..');
let root = '';
let server: ChildProcess;

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'roofline-dev-'));
  await cp(join(repo, 'pages'), join(root, 'pages'), { recursive: true });
  await cp(join(repo, 'site.config.yaml'), join(root, 'site.config.yaml'));
  await symlink(join(repo, 'public'), join(root, 'public'));
  const env = { ...process.env, NODE_ENV: undefined, PORT: String(port) };
  server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--root', root], { cwd: repo, env });
  await new Promise<void>((resolve) =>
    server.stdout?.on('data', (text) => String(text).includes(`:${port}`) && resolve()),
  );
});

test.afterAll(async () => {
  server.kill();
  await rm(root, { recursive: true });
});

const edit = async (from: string, to: string) => {
  const file = join(root, 'pages/terms.yaml');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};

test('a saved page shows without a reload; a mistake is an overlay over the last good page until it is mended', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`http://localhost:${port}/terms`);
  const heading = page.locator('h1');
  const before = await heading.innerText();
  await page.waitForFunction(
    () => document.querySelector('main') && Object.keys(document.querySelector('main') ?? {}).length > 0,
  );
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await edit('type: hero', 'type: hero\n    eyebrow: Saved just now');
  await expect(page.getByText('Saved just now')).toBeVisible();

  await edit('type: hero', 'type: hreo');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/pages\/terms\.yaml:\d+:\d+/);
  await expect(overlay).toContainText('hero');
  await expect(heading).toHaveText(before);

  await edit('type: hreo', 'type: hero');
  await expect(overlay).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
