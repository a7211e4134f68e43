import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { layoutShift } from './layout-shift';

let server: Server;
let base = '';

/** Hands on what the site answers; documents in two pieces, with a pause in front of the first picture of their content. */
test.beforeAll(async ({ baseURL }) => {
  server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL));
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    const place = type.startsWith('text/html') ? bytes.indexOf('<picture', bytes.indexOf('<main')) : -1;
    if (place < 0) return response.end(bytes);
    response.write(bytes.subarray(0, place));
    setTimeout(() => response.end(bytes.subarray(place)), 700);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

for (const width of [360, 768]) {
  const tag = width === 360 ? '' : ' @wide';
  test(`nothing moves at ${width} px where a page comes in pieces${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const route of ['/', '/about', '/claremore', '/blog/custom-shower']) {
      await page.goto(base + route);
      await expect(page.locator('main picture').first()).toBeAttached();
      expect(await page.evaluate(layoutShift), route).toBe(0);
    }
  });
}
