import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

let root = '';
let port = 0;
let server: ChildProcess;

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port: free } = probe.address() as { port: number };
      probe.close(() => resolve(free));
    });
  });

/** Makes a process kill itself when it puts its second page in place. */
const dying = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { rename } = fs.promises;
  let put = 0;
  fs.promises.rename = async (from, to) => {
    if (String(to).includes('/pages/') && (put += 1) === 2) process.kill(process.pid, 'SIGKILL');
    return rename(from, to);
  };
  syncBuiltinESMExports();
`)}`;

/** `npm run edit` as a process of its own, so that it can be killed. */
function start(...flags: string[]): Promise<void> {
  server = spawn(process.execPath, [...flags, 'scripts/run.mjs', 'edit', '--root', root], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), STUDIO_TOKEN: 'secret' },
  });
  return new Promise((resolve) => server.stdout?.on('data', (text) => `${text}`.includes('studio:') && resolve()));
}

test.beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'studio-lost-'));
  cpSync('tests/sites/plumber', root, { recursive: true });
  port = await freePort();
  await start();
});
test.afterEach(() => {
  server.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

const open = async (page: Page) => {
  await page.goto(`http://localhost:${port}/?token=secret`);
  await expect(page.frameLocator('iframe').locator('main h1')).toBeVisible();
};
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The texts of the site by path. */
const texts = (): Record<string, string> =>
  Object.fromEntries(
    (readdirSync(root, { recursive: true }) as string[])
      .filter((path) => /^(?:pages\/.*|site\.config)\.yaml$/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

test('the server killed in mid-save: no file is half written, all of them or none are new, and nothing is lost', async ({
  page,
}) => {
  server.kill('SIGKILL');
  await start('--import', dying);
  await open(page);
  // A page with another address changes every file that leads to it.
  await page.getByRole('navigation', { name: 'Site' }).getByTitle('/contact', { exact: true }).click();
  await page.getByRole('button', { name: /^Change the address of/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('/write-to-us');
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('status').filter({ hasText: 'The page is at /write-to-us now' })).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  const before = texts();
  const journal = join(root, '.cache/saving/journal.json');
  const killed = new Promise((resolve) => server.once('exit', resolve));
  await save(page).click();
  await killed;
  expect(existsSync(journal)).toBe(true);
  const cut = texts();
  await start();
  const after = texts();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(existsSync(journal)).toBe(false);
  expect(changed.length).toBeGreaterThan(2);
  expect(after['pages/contact.yaml']).toBeUndefined();
  // What stood there in between was what was before or what is now, whole.
  for (const [path, text] of Object.entries(cut)) expect([before[path], after[path]], path).toContain(text);
  expect(cut).not.toEqual(before);
  expect(cut).not.toEqual(after);

  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(texts()).toEqual(after);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

test('two people edit one file on one server: the second is shown what the first has saved @wide', async ({
  browser,
}) => {
  const [ann, bob] = [await browser.newPage(), await browser.newPage()];
  await open(ann);
  await open(bob);
  await title(ann).fill('The title of Ann');
  await title(bob).fill('The title of Bob');
  for (const person of [ann, bob]) {
    await person.getByRole('button', { name: /^Save/ }).click();
    await save(person).click();
  }
  const dialog = bob.getByRole('dialog');
  await expect(dialog).toContainText('The title of Ann');
  expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toContain('title: The title of Ann');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await bob.getByRole('button', { name: 'Undo' }).click();
  await save(bob).click();
  await expect(bob.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toContain('title: The title of Bob');
  await Promise.all([ann.close(), bob.close()]);
});

test('two windows of one person keep the unsaved work of each, also when both are closed at once @wide', async ({
  context,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one);
  await open(two);
  await title(one).fill('Written in the first window');
  await two.getByRole('navigation', { name: 'Site' }).getByTitle('/contact', { exact: true }).click();
  await title(two).fill('Written in the second window');
  await title(one).press('End');
  await title(one).pressSequentially('!');
  await Promise.all([one.close(), two.close()]);
  const page = await context.newPage();
  await open(page);
  await expect(title(page)).toHaveValue('Written in the first window!');
  await page.getByRole('navigation', { name: 'Site' }).getByTitle('/contact', { exact: true }).click();
  await expect(title(page)).toHaveValue('Written in the second window');
});

test('a browser without room says that it keeps nothing, and what a window leaves in its last moment is there @wide', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    };
  });
  await open(page);
  await title(page).fill('Written without room');
  await expect(page.getByText('Not kept in this browser')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'save before you close it' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  await (await asked).accept();
  await expect(title(page)).toHaveValue('Written without room');
});

test('the browser dies while letters are typed: they are there when it is opened again @wide', async ({ page }) => {
  await open(page);
  await title(page).fill('Written before the crash');
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await open(next);
  await expect(title(next)).toHaveValue('Written before the crash');
});
