import { mkdtemp, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../browser';
import { readInventory } from '../inventory';
import { createStudioServer } from '../local-studio/studio-server';
import { readContent } from '../read-content';
import { listen } from '../serving/listen';
import { studioFiles } from '../studio-files/studio-bundle';
import { generateSite } from './generated-site';
import { type KeyTimes, type Opened, recordTimes } from './studio-times';
import { frameOf, watchWeight } from './studio-weight';

/** One line of the measurements: times in ms, CPU in seconds, or kB. */
interface StudioLine {
  what: string;
  value: string;
}

const token = 'bench';
const keys = 60;

/** What the studio costs who edits: its weight, opening a site, and what follows a key. */
export async function* studioCosts(root: string, pages: number): AsyncGenerator<StudioLine> {
  const app = await studioFiles();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const folder = await mkdtemp(join(tmpdir(), 'roofline-bench-'));
  try {
    const pictures = [...(await readInventory(root)).pictures.keys()].slice(0, 40);
    await generateSite(root, folder, pages, pictures);
    for (const [site, size] of [
      [root, 'the site'],
      [folder, `${pages.toLocaleString('en-US')} pages`],
    ] as const) {
      const { weight, opened, again, times } = await measureSite(browser, site, app);
      yield { what: `${size}: the app before the first page, brotli`, value: inKilobytes(weight) };
      yield { what: `${size}: opened, the first page on screen`, value: inSeconds(opened.drawn) };
      yield { what: `${size}: opened, all pages looked at`, value: inSeconds(opened.looked) };
      yield { what: `${size}: opened again, the first page on screen`, value: inSeconds(again.drawn) };
      yield { what: `${size}: opened again, all pages looked at`, value: inSeconds(again.looked) };
      yield { what: `${size}: key to changed page, 4 times slower`, value: inMs(times.shown) };
      yield { what: `${size}: main thread for a key`, value: `${times.cpu.toFixed(1)} ms CPU` };
      yield { what: `${size}: key to problems of the whole site`, value: inMs(times.checked) };
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

const inMs = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `${at(0.5)} ms median, ${at(0.95)} ms p95, of ${sorted.length}`;
};

const inSeconds = (cpu: number): string => `${cpu.toFixed(2)} s CPU`;

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

async function measureSite(browser: Browser, root: string, app: string) {
  const server = await createStudioServer({
    ...{ root, app, token },
    port: () => (server.address() as AddressInfo).port,
  });
  const [address = ''] = await listen(server, 0);
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const open = async (page: Page): Promise<Record<Opened, number>> => {
    await page.addInitScript(recordTimes);
    const before = await cpuOf(browser);
    const cost: Partial<Record<Opened, number>> = {};
    await page.exposeFunction('benchTold', async (what: Opened) => {
      cost[what] ??= (await cpuOf(browser)) - before;
    });
    await page.goto(`${address}/?token=${token}`);
    await expect.poll(() => cost.drawn && cost.looked, { timeout: 60_000 }).toBeTruthy();
    return { drawn: cost.drawn ?? 0, looked: cost.looked ?? 0 };
  };
  try {
    const first = await context.newPage();
    const weigh = watchWeight(first, app);
    const opened = await open(first);
    const weight = await weigh();
    // What was found out is kept a while later.
    await first.waitForTimeout(8000);
    await first.close();
    const page = await context.newPage();
    const again = await open(page);
    await openLargest(page, root);
    return { weight, opened, again, times: await typeKeys(page) };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** CPU in seconds of all that draws pages and runs their scripts. */
async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Opens the page whose file is the largest of those that the site itself has. */
async function openLargest(page: Page, root: string): Promise<void> {
  const { files } = readContent(root);
  const sizes = await Promise.all(files.map(async ({ path }) => ({ path, size: (await stat(join(root, path))).size })));
  const [largest] = sizes
    .filter(({ path }) => path.startsWith('pages/') && !/\/_|generated/.test(path))
    .sort((a, b) => b.size - a.size);
  const route = largest?.path.replace(/^pages|\.yaml$/g, '') ?? '';
  await page
    .getByRole('navigation')
    .getByTitle(route === '/index' ? '/' : route, { exact: true })
    .click();
  await page.waitForTimeout(1500);
}

/** Types into a heading of the page, at a processor that is made four times slower. */
async function typeKeys(page: Page): Promise<KeyTimes & { cpu: number }> {
  const frame = page.frameLocator('iframe');
  await frame.locator('main h2').first().dblclick();
  await frame.getByLabel('Text on the page').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskTime(session);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefghij'[key % 10] ?? 'a');
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1000);
  const cpu = (await taskTime(session)) - before;
  const shown = (await frameOf(page)?.evaluate(() => (window as unknown as { shown: number[] }).shown)) ?? [];
  const checked = await page.evaluate(() => (window as unknown as { checked: number[] }).checked);
  return { shown, checked, cpu: (cpu * 1000) / keys };
}

/** Seconds of CPU that the page's own thread has worked. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
