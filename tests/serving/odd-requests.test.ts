import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering } from '../../scripts/serving/answering';
import { createSiteServer } from '../../scripts/serving/site-server';
import { brokenRequests, oddTargets, rawRequest, requestFor } from './raw-request';

const folder = mkdtempSync(join(tmpdir(), 'odd-'));
const dist = join(folder, 'dist');
const server = createSiteServer(dist);
let port = 0;

beforeAll(async () => {
  mkdirSync(join(dist, '.git'), { recursive: true });
  for (const path of [
    'index.html',
    '404.html',
    '.env',
    '.git/HEAD',
    '../package.json',
    '../secret.html',
    'large.html',
  ]) {
    writeFileSync(join(dist, path), path === 'large.html' ? 'x'.repeat(5_000_000) : path);
  }
  symlinkSync(join(folder, 'secret.html'), join(dist, 'link.html'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each(oddTargets)('GET %.40s is answered with %d, and tells nothing of other folders', async (target, status) => {
  const answer = await rawRequest(port, requestFor(target));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\n\r\n(index\.html|404\.html|400: this address[^\n]*\n)$/);
});

test.each(brokenRequests)('%s is answered', async (_what, text, said) => {
  expect(await rawRequest(port, text)).toMatch(said);
});

test('a link that leads out of the site is not followed', async () => {
  expect(await rawRequest(port, requestFor('/link'))).toMatch(/^HTTP\/1\.1 404 /);
});

test('a visitor who leaves in the middle ends nothing', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requestFor('/large')));
    socket.once('data', () => socket.destroy());
    socket.on('close', () => resolve());
  });
  expect(await rawRequest(port, requestFor('/'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('a handler that fails is answered with 500, and the next request is answered as before', async () => {
  const told: unknown[] = [];
  const failing = createServer(
    answering(
      async ({ path }, _request, response) => {
        if (path === '/late') response.write('half');
        if (path !== '/') throw new Error(`no ${path}`);
        response.end('whole');
      },
      (line) => told.push(line),
    ),
  );
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const own = (failing.address() as AddressInfo).port;
  expect(await rawRequest(own, requestFor('/early'))).toMatch(/^HTTP\/1\.1 500 [\s\S]*The reason stands in its window/);
  expect(await rawRequest(own, requestFor('/late'))).not.toContain('whole');
  expect(await rawRequest(own, requestFor('/'))).toMatch(/whole/);
  expect(told.map(String)).toEqual([expect.stringContaining('no /early'), expect.stringContaining('no /late')]);
  failing.close();
});
