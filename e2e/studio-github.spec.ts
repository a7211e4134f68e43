import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { type GithubStandIn, githubStandIn } from '../tests/studio/github/github-stand-in';
import { builtSite } from './built-site';

test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof builtSite>>;
let root = '';
let github: GithubStandIn;

/** All files of the site by path, as its repository has them. */
const siteFiles = (): Record<string, Uint8Array> =>
  Object.fromEntries(
    (readdirSync('tests/sites/plumber', { recursive: true }) as string[])
      .filter((path) => /^(?:pages|public|site\.config)/.test(path) && statSync(join(root, path)).isFile())
      .map((path) => [path, readFileSync(join(root, path))]),
  );

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'studio-github-'));
  cpSync('tests/sites/plumber', root, { recursive: true });
  const config = join(root, 'site.config.yaml');
  writeFileSync(config, `${readFileSync(config, 'utf8')}studio: true\n`);
  site = await builtSite(root);
});
test.afterAll(() => site.remove());
test.beforeEach(async () => {
  github = await githubStandIn();
  github.repository.commit('main', siteFiles(), 'Begin');
});
test.afterEach(() => github.close());

const home = 'pages/index.yaml';
const titleOf = (branch = 'main') => /^title: (.*)$/m.exec(github.repository.text(branch, home) ?? '')?.[1];
const commits = () => Number(github.repository.line(['rev-list', '--count', 'main']));

/** What of a request GitHub looks at. */
function requestOf(route: Route) {
  const request = route.request();
  const { accept = '', authorization = '' } = request.headers();
  const postData = request.postData() ?? undefined;
  return { method: request.method(), url: request.url(), postData, headers: { accept, authorization } };
}

/** A browser of somebody's own, that finds the stand-in where GitHub is. */
async function somebody(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.base });
  await page.route('https://api.github.com/**', async (route) => {
    const { method, postData, url, headers } = requestOf(route);
    const asked = url.replace('https://api.github.com', github.address);
    const answer = await fetch(asked, { method, headers, body: postData }).catch(() => undefined);
    if (!answer) return route.abort();
    const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
    return route.fulfill({
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), ...open },
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  return page;
}

async function connect(page: Page): Promise<void> {
  await page.goto('/studio');
  await page.getByLabel('Repository').fill('https://github.com/acme/site');
  await page.getByRole('textbox', { name: 'Token' }).fill(github.token);
  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.frameLocator('iframe').locator('main h1')).toBeVisible();
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish \(/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}
const said = (page: Page) => page.getByRole('status');
/** The icons that elements of the drawn page name. */
const namesIn = (page: Page, elements: string) =>
  page
    .frameLocator('iframe')
    .locator(elements)
    .evaluateAll((all) =>
      [...new Set(all.map(({ id, attributes }) => id || attributes.getNamedItem('href')?.value.slice(1)))].sort(),
    );

test('from the site’s own address: a title is written, published in one commit, and brought back', async ({
  browser,
}) => {
  const page = await somebody(browser);
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  await connect(page);
  const before = github.repository.text('main', home) ?? '';
  const picture = page.frameLocator('iframe').locator('main img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [shown, drawn] = ['use[href^="#icon-"]', 'symbol[id^="icon-"]:not(:empty)'];
  await expect.poll(() => namesIn(page, drawn)).toEqual(await namesIn(page, shown));
  await title(page).fill('A title from the studio');
  await publish(page);
  await expect(said(page)).toContainText('Published to main');
  expect(commits()).toBe(2);
  expect(github.repository.text('main', home)).toBe(before.replace(/^title: .*$/m, 'title: A title from the studio'));
  expect(github.repository.line(['log', '-1', '--format=%s'])).toBe(`Change ${home}`);

  await page.getByRole('button', { name: /^Earlier states of/ }).click();
  await page.getByRole('button', { name: 'Bring back' }).last().click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => github.repository.text('main', home)).toBe(before);
  expect(blocked).toEqual([]);
  await page.close();
});

test('two people edit one file: the second sees the difference and chooses, and neither is overwritten unseen @wide', async ({
  browser,
}) => {
  const [ann, bob] = [await somebody(browser), await somebody(browser)];
  await connect(ann);
  await connect(bob);
  await title(ann).fill('The title of Ann');
  await title(bob).fill('The title of Bob');
  await publish(ann);
  await expect(said(ann)).toContainText('Published');
  await publish(bob);
  const dialog = bob.getByRole('dialog');
  await expect(dialog).toContainText('The title of Ann');
  await expect(dialog).toContainText('The title of Bob');
  expect(titleOf()).toBe('The title of Ann');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await bob.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(said(bob)).toContainText('Published');
  expect(titleOf()).toBe('The title of Bob');
  // Ann, who has nothing unsaved, has it as soon as she comes back to the window.
  await ann.evaluate(() => dispatchEvent(new Event('focus')));
  await ann.getByRole('button', { name: 'Back to the page' }).click();
  await expect(title(ann)).toHaveValue('The title of Bob');
  await Promise.all([ann.close(), bob.close()]);
});

test('cut off, turned away and reloaded in mid-save, the work is there and is published once @wide', async ({
  browser,
}) => {
  const page = await somebody(browser);
  await connect(page);
  await title(page).fill('A title that was nearly lost');
  github.fault = ({ method }) =>
    method === 'POST' ? { status: 401, body: { message: 'Bad credentials' } } : undefined;
  await publish(page);
  await expect(said(page)).toContainText('does not know this token');
  // Whose token is over gives a new one where they are, and what was on its way goes on.
  github.token = 'github_pat_made_anew';
  github.fault = ({ method }) => (method === 'PATCH' ? 'cut off after' : undefined);
  await expect(page.getByRole('textbox', { name: 'New token' })).toBeFocused();
  await page.keyboard.type('github_pat_mistyped');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Go on with it' })).toBeEnabled();
  await expect(said(page)).toContainText('does not know this token');
  await page.getByRole('textbox', { name: 'New token' }).fill(github.token);
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('GitHub cannot be reached');
  github.fault = undefined;
  await page.reload();
  await expect(title(page)).toHaveValue('A title that was nearly lost');
  expect(titleOf()).toBe('A title that was nearly lost');
  expect(commits()).toBe(2);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.close();
});

test('who wants a look first gets a branch and a pull request; more work goes there until it is closed @wide', async ({
  browser,
}) => {
  const page = await somebody(browser);
  await connect(page);
  const before = titleOf();
  await title(page).fill('A title to be looked at');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('button', { name: 'Let somebody look first' }).click();
  await expect(said(page)).toContainText('https://github.com/acme/site/pull/1');
  expect(titleOf()).toBe(before);
  const [pull] = github.pulls;
  expect(pull).toMatchObject({ base: 'main', state: 'open' });
  expect(titleOf(pull?.head)).toBe('A title to be looked at');

  await page.reload();
  await title(page).fill('A second thought');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('button', { name: 'Add to the proposal' }).click();
  await expect(said(page)).toContainText('Added to the proposal');
  expect(titleOf(pull?.head)).toBe('A second thought');
  expect(titleOf()).toBe(before);

  if (pull) pull.state = 'closed';
  await page.reload();
  await expect(title(page)).toHaveValue(before ?? '');
  await page.close();
});

test('a picture that is dropped waits through a reload and goes into the same commit as the page that shows it @wide', async ({
  browser,
}) => {
  const page = await somebody(browser);
  await connect(page);
  await page.locator('[data-section]').first().click();
  const [photo = ''] = readdirSync(join(root, 'public/images')).filter((name) => name.endsWith('.jpg'));
  const buffer = readFileSync(join(root, 'public/images', photo));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Our New Van.JPG', mimeType: 'image/jpeg', buffer });
  const question = page.getByRole('dialog', { name: 'What is seen in it?' });
  await question.getByLabel('What is seen').fill('Our van before a house');
  await page.keyboard.press('Enter');
  await expect(page.getByText('our-new-van.jpg').first()).toBeVisible();
  await page.reload();
  const shown = page.frameLocator('iframe').locator('main img[src^="blob:"]');
  await expect(shown.first()).toBeVisible();
  await publish(page);
  await expect(said(page)).toContainText('Published');
  expect(commits()).toBe(2);
  expect(github.repository.git(['cat-file', '-s', 'main:public/images/our-new-van.jpg']).length).toBeGreaterThan(1);
  expect(github.repository.text('main', home)).toContain('our-new-van.jpg');
  await page.close();
});

test('the studio on a site is kept from search engines, and no page leads to it', async ({ request }) => {
  for (const path of ['/studio', '/studio/frame.html', '/studio/icon-names.json']) {
    const answer = await request.get(site.base + path);
    expect([path, answer.status(), answer.headers()['x-robots-tag']]).toEqual([path, 200, 'noindex']);
  }
  expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).not.toContain('studio');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).not.toContain('studio');
});
