import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { blockDefinitions } from '../schemas/blocks';
import { meter, writeBlock } from '../tests/own-blocks/meter';

/** All of it is seen in one tab, as by an editor at work: the modules of a page come to a browser once, and cost most of a visit. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: ({ tab }, use) => use(tab),
});
test.describe.configure({ mode: 'serial' });

const port = Number(process.env.E2E_PORT ?? 4373) + 100;
const repo = join(import.meta.dirname, '..');
let root = '';
let server: ChildProcess;
let printed = '';

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'roofline-dev-'));
  await cp(join(repo, 'pages'), join(root, 'pages'), { recursive: true });
  await cp(join(repo, 'site.config.yaml'), join(root, 'site.config.yaml'));
  await cp(join(repo, 'public'), join(root, 'public'), { recursive: true });
  const env = { ...process.env, NODE_ENV: undefined, PORT: String(port) };
  server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--root', root], { cwd: repo, env });
  server.stderr?.on('data', (text) => {
    printed += text;
  });
  await new Promise<void>((resolve) =>
    server.stdout?.on('data', (text) => String(text).includes(`:${port}`) && resolve()),
  );
});

test.afterAll(async () => {
  server.kill();
  await rm(root, { recursive: true });
});

async function edit(name: string, from: string, to: string): Promise<void> {
  const file = join(root, name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

/** Opens a page and waits until it is live; marks its document, so that a reload would show. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(`http://localhost:${port}${route}`);
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const notices = (page: Page) => page.locator('#roofline-notices');
const problems = (page: Page) => notices(page).locator('details');

test('a saved page shows without a reload; a mistake is told over the last good page until it is mended', async ({
  page,
}) => {
  await open(page, '/terms');
  const before = await page.locator('h1').innerText();
  await edit('pages/terms.yaml', 'type: hero', 'type: hero\n    eyebrow: Saved just now');
  await expect(page.getByText('Saved just now')).toBeVisible();

  await edit('pages/terms.yaml', 'type: hero', 'type: hreo');
  await expect(problems(page)).toHaveAttribute('open', '');
  await expect(problems(page)).toContainText(/1 mistake/);
  await expect(problems(page)).toContainText(/pages\/terms\.yaml, line \d+/);
  await expect(problems(page)).toContainText('write "hero"');
  await expect(page.locator('h1')).toHaveText(before);
  expect(printed).toContain('pages/terms.yaml');

  await edit('pages/terms.yaml', 'type: hreo', 'type: hero');
  await expect(problems(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

/** A page that listens late: what the server tells it before that is lost. And what lets it listen. */
async function listeningLate(browser: Browser): Promise<{ page: Page; listen: () => void }> {
  const page = await browser.newPage();
  const held: (() => void)[] = [];
  let listens = false;
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void held.push(() => server.send(message)));
    server.onMessage((message) => {
      if (listens || String(message).includes('"connected"')) socket.send(message);
    });
  });
  const listen = () => {
    listens = true;
    for (const send of held) send();
  };
  return { page, listen };
}

test('what is saved while a page is on its way shows too', async ({ browser, request }) => {
  const { page, listen } = await listeningLate(browser);
  await open(page, '/terms');
  await edit('pages/terms.yaml', 'eyebrow: Saved just now', 'eyebrow: Saved meanwhile');
  await expect
    .poll(async () => (await request.get(`http://localhost:${port}/data/terms.json`)).text())
    .toContain('Saved meanwhile');
  listen();
  await expect(page.getByText('Saved meanwhile')).toBeVisible();
  await page.close();
});

test('a page that goes while it is on its way says so, and says it still when others are saved', async ({
  browser,
  request,
}) => {
  const [file, text] = [join(root, 'pages/terms-of-old.yaml'), await readFile(join(root, 'pages/terms.yaml'), 'utf8')];
  const status = async () => (await request.get(`http://localhost:${port}/terms-of-old`)).status();
  await writeFile(file, text.replace(/^title:.*$/m, 'title: Terms of old'));
  await expect.poll(status).toBe(200);
  const { page, listen } = await listeningLate(browser);
  await open(page, '/terms-of-old');
  await rm(file);
  await expect.poll(status).toBe(404);
  listen();
  await expect(notices(page)).toContainText('taken out');
  await edit('pages/about.yaml', 'type: hero', 'type: hreo');
  await expect(problems(page)).toContainText('pages/about.yaml');
  await expect(notices(page)).toContainText('taken out');
  await edit('pages/about.yaml', 'type: hreo', 'type: hero');
  await expect(problems(page)).toBeHidden();
  await page.close();
});

test('a page has its looks before its scripts have come', async ({ browser }) => {
  const looks = async (javaScriptEnabled: boolean): Promise<unknown[]> => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`http://localhost:${port}/terms`);
    if (javaScriptEnabled)
      await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0);
    const boxes = [];
    for (const name of ['header', 'h1']) boxes.push(await page.locator(name).first().boundingBox());
    await page.close();
    return boxes;
  };
  expect(await looks(false)).toEqual(await looks(true));
});

test('a mistake elsewhere is a small count, opened on demand', async ({ page }) => {
  await open(page, '/terms');
  await edit('pages/about.yaml', 'type: hero', 'type: hreo');
  // Whoever has just made it is told where, and the page is not covered.
  await expect(problems(page).locator('summary')).toHaveText(/^1 mistake: pages\/about\.yaml, line \d+$/);
  await expect(problems(page)).not.toHaveAttribute('open', '');
  await open(page, '/terms');
  await expect(problems(page).locator('summary')).toHaveText('1 mistake');
  await expect(problems(page)).not.toHaveAttribute('open', '');
  await problems(page).locator('summary').click();
  await expect(problems(page)).toContainText('pages/about.yaml');
  await edit('pages/terms.yaml', 'Saved meanwhile', 'Mended meanwhile');
  await expect(page.getByText('Mended meanwhile')).toBeVisible();
  await expect(problems(page)).toHaveAttribute('open', '');
  const other = await page.context().newPage();
  await other.goto(`http://localhost:${port}/about`);
  await expect(problems(other)).toContainText('pages/about.yaml');
  await other.close();
  await edit('pages/about.yaml', 'type: hreo', 'type: hero');
  await expect(problems(page)).toBeHidden();
});

test('every block is shown with what it is for and an example, and the page hydrates without a word', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await open(page, '/_blocks');
  for (const { type, about } of blockDefinitions) {
    const words = page.locator(`#about-${type}`);
    await expect(words.getByRole('heading', { name: type, exact: true })).toBeVisible();
    await expect(words).toContainText(about);
    await expect(words.locator('code').first()).toContainText(`- type: ${type}`);
    await expect(page.locator(`[data-block="${type}"]`).first()).toBeAttached();
  }
  expect(said).toEqual([]);
  // On a phone a long line of an example is moved by itself, and the page is not wider than the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a warning shows in the browser too', async ({ page }) => {
  await open(page, '/terms');
  await edit('pages/terms.yaml', 'type: hero', 'type: hero\n    eyebrow: Ask for #1');
  await expect(problems(page)).toContainText('warning');
  await edit('pages/terms.yaml', '\n    eyebrow: Ask for #1', '');
  await expect(problems(page)).toBeHidden();
});

test('an edit of the configuration shows in place: scroll and open answers stay', async ({ page }) => {
  await open(page, '/');
  const answer = page.locator('[data-block=faq] details').nth(1);
  await answer.locator('summary').click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const before = await answer.boundingBox();
  await edit('site.config.yaml', 'learnMore: { label: Learn More', 'learnMore: { label: Learn much more');
  await edit('site.config.yaml', 'ground: "#F7F4EE"', 'ground: "#EEF4F7"');
  await expect(page.getByText('Learn much more').first()).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground')))
    .toBe('#EEF4F7');
  await expect(answer).toHaveAttribute('open', '');
  // What is read stays where it is, whatever becomes of the page above it.
  await expect.poll(async () => Math.abs(((await answer.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(30);
  expect(await isSameDocument(page)).toBe(true);
});

test('mistakes in the configuration are told, and its leaving and coming back, like those of pages', async ({
  page,
}) => {
  await open(page, '/terms');
  await edit('site.config.yaml', 'url:', 'urll:');
  await expect(problems(page)).toContainText('"urll"');
  await edit('site.config.yaml', 'urll:', 'url:');
  await expect(problems(page)).toBeHidden();
  await rename(join(root, 'site.config.yaml'), join(root, 'kept.yaml'));
  await expect(problems(page)).toContainText('there is no site.config.yaml');
  await rename(join(root, 'kept.yaml'), join(root, 'site.config.yaml'));
  await expect(problems(page)).toBeHidden();
  await edit('site.config.yaml', 'url:', 'urll:');
  await expect(problems(page)).toContainText('"urll"');
  await edit('site.config.yaml', 'urll:', 'url:');
  await expect(problems(page)).toBeHidden();
});

test('a draft is shown with a ribbon, checked like any page, and published by taking the line out', async ({
  page,
}) => {
  await edit('pages/flooring.yaml', 'title:', 'draft: true\ntitle:');
  await open(page, '/flooring');
  await expect(notices(page)).toContainText('Draft');
  await edit('pages/flooring.yaml', 'draft: true\n', '');
  await expect(notices(page).getByText('Draft: only you')).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that was missing shows as soon as it is made; an emptied one stays, and is not said to be gone', async ({
  page,
}) => {
  const text = await readFile(join(root, 'pages/terms.yaml'), 'utf8');
  await page.goto(`http://localhost:${port}/terms-of-old`);
  await writeFile(
    join(root, 'pages/terms-of-old.yaml'),
    `draft: true\n${text.replace(/^title:.*$/m, 'title: Terms of old')}`,
  );
  await expect(page).toHaveTitle(/^Terms of old/);
  await writeFile(join(root, 'pages/terms-of-old.yaml'), '');
  await expect(problems(page)).toContainText('the file is empty');
  await expect(notices(page)).not.toContainText(/another address|taken out/);
  await rm(join(root, 'pages/terms-of-old.yaml'));
  await expect(notices(page)).toContainText('taken out');
});

test('a page whose file was renamed or deleted says so', async ({ page }) => {
  await open(page, '/terms');
  await rename(join(root, 'pages/terms.yaml'), join(root, 'pages/conditions.yaml'));
  await expect(notices(page)).toContainText('another address');
  await expect(notices(page).getByRole('link')).toHaveAttribute('href', '/conditions');
  await rename(join(root, 'pages/conditions.yaml'), join(root, 'pages/terms.yaml'));
  await expect(notices(page).getByRole('link')).toBeHidden();
});

test('a page that a block of the site cannot draw says so, and shows as soon as its code is mended @wide', async ({
  page,
}) => {
  const text = await readFile(join(root, 'pages/terms.yaml'), 'utf8');
  writeBlock(root, 'meter', meter);
  await writeFile(
    join(root, 'pages/terms.yaml'),
    `${text}\n  - type: meter\n    readings: [{ label: Pipes laid, value: 70 }]\n`,
  );
  // The preview begins anew with the block.
  await expect(async () => {
    await page.goto(`http://localhost:${port}/terms`);
    await expect(page.locator('meter')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const component = 'blocks/meter/component.tsx';
  await edit(component, 'block.readings', 'block.reedings');
  await expect(async () => {
    await page.goto(`http://localhost:${port}/terms`);
    await expect(page.locator('h1')).toHaveText('This page cannot be drawn', { timeout: 2_000 });
  }).toPass();
  await expect(page.locator('pre')).toContainText(
    `${component} fails when it draws its section of /terms: Cannot read`,
  );
  await edit(component, 'block.reedings', 'block.readings');
  await expect(page.locator('meter')).toBeVisible();
  await writeFile(join(root, 'pages/terms.yaml'), text);
  await rm(join(root, 'blocks'), { recursive: true });
  await expect(async () => {
    await page.goto(`http://localhost:${port}/terms`);
    await expect(page.locator('h1')).toHaveText('Terms of use', { timeout: 2_000 });
    await expect(page.locator('meter')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('a picture that was replaced shows, and one that was deleted is named', async ({ page }) => {
  await open(page, '/flooring');
  const picture = page.locator('[data-block=hero] img').first();
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const before = await source();
  const name = /\/pictures\/([\w-]+)-[0-9a-f]{8}-/.exec(before)?.[1] ?? '';
  const file = join(root, `public/images/${name}.jpg`);
  const bytes = await readFile(file);
  await writeFile(file, await readFile(join(root, 'public/images/hero-storm.jpg')));
  await expect.poll(source).not.toBe(before);
  // The watcher takes a file that goes while it is looked at for one that was saved.
  await page.waitForTimeout(500);
  await rm(file);
  await expect(problems(page)).toContainText(`${name}.jpg`);
  await writeFile(file, bytes);
  await expect(problems(page)).toBeHidden();
  await expect.poll(source).toBe(before);
});

test('no request ends the server, and what is not there is a page that says so', async ({ request }) => {
  for (const path of ['//', '/%', '/%00', '/data/no-such.json', '/..%2f..%2fetc/passwd', '/@fs/etc/passwd']) {
    const answer = await request.get(`http://localhost:${port}${path}`).catch(() => undefined);
    expect(answer?.status() ?? 400, path).toBeGreaterThanOrEqual(200);
  }
  expect((await request.get(`http://localhost:${port}/no-such-page`)).status()).toBe(404);
  expect((await request.get(`http://localhost:${port}/`)).status()).toBe(200);
});
