import type { Browser } from '@playwright/test';

/** What a visitor waits for, in ms, and how far things move (CLS). */
export interface Waits {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** A phone in a slow network, as Lighthouse has it: times in ms, bytes a second, times slower. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slower = 4;
/** How long after the page has loaded it may still move, in ms. */
const settled = 1500;

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tasks: [] as [start: number, length: number][] };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  watch('layout-shift', (entry) => {
    // The types of the DOM have no layout shifts yet.
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
}

/** Opens an address for the first time, on a slow phone in a slow network. */
export async function visit(browser: Browser, address: string): Promise<Waits> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settled);
    return await page.evaluate(() => {
      // Put there by `observe`.
      const { seen } = window as unknown as { seen: { lcp: number; cls: number; tasks: [number, number][] } };
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const blocked = seen.tasks.filter(([start]) => start >= fcp).reduce((sum, [, length]) => sum + length - 50, 0);
      return { fcp, lcp: seen.lcp, tbt: blocked, cls: seen.cls };
    });
  } finally {
    await context.close();
  }
}
