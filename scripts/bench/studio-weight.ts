import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Takes down which files of the app a page asks for, and gives the bytes of brotli of those that were asked for before a site was drawn. */
export function watchWeight(page: Page, app: string): () => Promise<number> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    const drawn = (await frameOf(page)?.evaluate(() => (window as unknown as { drawn: number }).drawn)) ?? 0;
    const names = requests
      .map((request) => ({ url: request.url(), began: request.timing().startTime }))
      // One that is still on its way has no time yet.
      .filter(({ began }) => began > 0 && began < drawn)
      .map(({ url }) => new URL(url).pathname)
      .filter((name) => /\.(?:js|css)$/.test(name));
    return [...new Set(names)].reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(app, name))).length, 0);
  };
}

/** The frame that the page is drawn in. */
export const frameOf = (page: Page) => page.frames().find((candidate) => candidate.url().includes('frame.html'));
