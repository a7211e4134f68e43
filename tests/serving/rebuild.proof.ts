import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSiteServer } from '../../scripts/serving/site-server';

const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
const dist = join(folder, 'dist');
afterAll(() => rmSync(folder, { recursive: true }));

const sites = ['even '.repeat(5000), 'odd '.repeat(3000)];

test('of 2,000 requests during rebuilds each is answered with a whole page, old or new', async () => {
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'rebuild.mjs'), dist]);
  let printed = '';
  builder.stdout.on('data', (text) => (printed += text));
  await new Promise((resolve) => builder.stdout.once('data', resolve));
  const server = createSiteServer(dist);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  while ((await get('/')).status !== 200);

  const seen = new Map<string, number>();
  for (let round = 0; round < 200; round += 1) {
    const paths = Array.from({ length: 10 }, (_, page) => (page === 0 ? '/' : `/page-${page}`));
    for (const answer of await Promise.all(paths.map(get))) {
      const site = answer.status === 200 ? sites.indexOf(await answer.text()) : -answer.status;
      seen.set(String(site), (seen.get(String(site)) ?? 0) + 1);
    }
  }
  builder.stdin.end();
  await new Promise((resolve) => builder.once('close', resolve));
  server.close();
  expect([...seen.keys()].sort()).toEqual(['0', '1']);
  expect(Number(printed.split('\n')[1])).toBeGreaterThan(2);
}, 120_000);
