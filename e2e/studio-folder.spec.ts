import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { builtSite } from './built-site';

let site: Awaited<ReturnType<typeof builtSite>>;
let root = '';

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'studio-folder-'));
  cpSync('tests/sites/plumber', root, { recursive: true });
  const config = join(root, 'site.config.yaml');
  const fonts = '  fonts: { heading: { family: Space Grotesk, file: /fonts/space-grotesk.woff2 } }';
  const text = readFileSync(config, 'utf8').replace(/^theme:$/m, `theme:\n${fonts}`);
  writeFileSync(config, `${text}studio: true\n`);
  cpSync('tests/sites/electrician/public/fonts', join(root, 'public/fonts'), { recursive: true });
  site = await builtSite(root);
});
test.afterAll(() => site.remove());

const home = 'pages/index.yaml';
const original = () => readFileSync(join(root, home), 'utf8');

/** The files of the site by path, in base64. */
const siteFiles = (): [path: string, content: string][] =>
  (readdirSync(root, { recursive: true }) as string[])
    .filter((path) => /^(?:pages|public|site\.config)/.test(path) && statSync(join(root, path)).isFile())
    .map((path) => [path, readFileSync(join(root, path)).toString('base64')]);

/** A browser whose dialog for folders gives one of its own, with the site in it. */
async function withFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.showDirectoryPicker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site');
  });
  await page.goto(`${site.base}/studio`);
  await page.evaluate(async (files) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    for (const [path, content] of files) {
      const steps = path.split('/');
      let at = folder;
      for (const step of steps.slice(0, -1)) at = await at.getDirectoryHandle(step, { create: true });
      const stream = await (await at.getFileHandle(steps.at(-1) ?? '', { create: true })).createWritable();
      await stream.write(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
      await stream.close();
    }
  }, siteFiles());
}

async function open(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.frameLocator('iframe').locator('main h1')).toBeVisible();
}

/** Reads a file of the folder, or writes it as another program would. */
const file = (page: Page, path: string, text?: string): Promise<string> =>
  page.evaluate(
    async ([name, wanted]) => {
      let at = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
      const steps = (name ?? '').split('/');
      for (const step of steps.slice(0, -1)) at = await at.getDirectoryHandle(step);
      const handle = await at.getFileHandle(steps.at(-1) ?? '');
      if (wanted !== undefined) {
        const stream = await handle.createWritable();
        await stream.write(wanted);
        await stream.close();
      }
      return (await handle.getFile()).text();
    },
    [path, text] as const,
  );

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const withTitle = (words: string) => original().replace(/^title: .*$/m, `title: ${words}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('a folder is opened, a title written into its file and into nothing else, and found again after a reload @wide', async ({
  page,
}) => {
  await withFolder(page);
  await open(page, 'Choose a folder');
  await title(page).fill('A title for the folder');
  await page.reload();
  await open(page, 'Open “site” again');
  await expect(title(page)).toHaveValue('A title for the folder');
  expect(await file(page, home)).toBe(original());
  await page.getByRole('button', { name: /^Save/ }).click();
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved: 1 file' })).toBeVisible();
  expect(await file(page, home)).toBe(withTitle('A title for the folder'));
});

test('where the fonts of the site are not served, the page is drawn with those of the folder @wide', async ({
  page,
}) => {
  await withFolder(page);
  await page.route('**/fonts/*', (route) => route.fulfill({ status: 404 }));
  await open(page, 'Choose a folder');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  const drawnWith = () =>
    frame?.evaluate(() => {
      const heading = document.querySelector('main h1');
      const named = (family: string) => family.replaceAll('"', '');
      const [first = ''] = heading ? getComputedStyle(heading).fontFamily.split(',') : [];
      return [...document.fonts].some(({ status, family }) => status === 'loaded' && named(family) === named(first));
    });
  await expect.poll(drawnWith).toBe(true);
});

test('what another program has saved meanwhile is shown, and never written over unseen @wide', async ({ page }) => {
  await withFolder(page);
  await open(page, 'Choose a folder');
  await title(page).fill('My own title');
  await file(page, home, withTitle('The title of another program'));
  await page.getByRole('button', { name: /^Save/ }).click();
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The title of another program');
  expect(await file(page, home)).toBe(withTitle('The title of another program'));
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(title(page)).toHaveValue('The title of another program');
  // Taken back, what was written here is there again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveValue('My own title');
});

test('a save that breaks off leaves whole files, keeps the rest in the browser, and is finished by the next @wide', async ({
  page,
}) => {
  await withFolder(page);
  await open(page, 'Choose a folder');
  await title(page).fill('Written before the break');
  await page.getByRole('button', { name: 'More facts' }).click();
  await page.getByRole('button', { name: 'Web address', exact: true }).click();
  await page.getByLabel('Web address', { exact: true }).fill('https://www.other.example');
  // The file that comes second is not written to its end.
  await page.evaluate(() => {
    let written = 0;
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = function (this: FileSystemFileHandle) {
      written += 1;
      return written === 1 ? createWritable.call(this) : new Promise(() => undefined);
    };
  });
  const before = [await file(page, home), await file(page, 'site.config.yaml')];
  await page.getByRole('button', { name: /^Save/ }).click();
  await save(page).click();
  const now = async () => [await file(page, home), await file(page, 'site.config.yaml')];
  await expect.poll(async () => (await now()).filter((text) => !before.includes(text)).length).toBe(1);
  await page.reload();
  await open(page, 'Open “site” again');
  await page.getByRole('button', { name: /^Save \(1\)/ }).click();
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved: 1 file' })).toBeVisible();
  expect(await file(page, home)).toBe(withTitle('Written before the break'));
  expect(await file(page, 'site.config.yaml')).toContain('https://www.other.example');
});

test('a folder that the browser may no longer write to says so', async ({ page }) => {
  await withFolder(page);
  await page.evaluate(() => {
    const answer = (said: PermissionState) => async () => said;
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: answer('prompt'),
      requestPermission: answer('denied'),
    });
  });
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByRole('alert')).toContainText('Without your yes');
});
