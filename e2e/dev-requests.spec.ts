import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brokenRequests, oddTargets, rawRequest, requestFor } from '../tests/serving/raw-request';

const port = Number(process.env.E2E_PORT ?? 4373) + 200;
const repo = join(import.meta.dirname, '..');
let server: ChildProcess;
let told = '';

const start = () => {
  const env = { ...process.env, NODE_ENV: undefined, PORT: String(port) };
  return spawn(process.execPath, ['scripts/run.mjs', 'dev'], { cwd: repo, env });
};

// Both tests ask one server.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = start();
  server.stderr?.on('data', (text) => (told += text));
  await new Promise<void>((resolve) =>
    server.stdout?.on('data', (text) => String(text).includes(`:${port}`) && resolve()),
  );
});
test.afterAll(() => server.kill());

test('no request ends the live preview, and none is answered with what belongs to the engine @wide', async () => {
  for (const [target, status] of oddTargets) {
    expect(await rawRequest(port, requestFor(target)), target.slice(0, 40)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} `),
    );
  }
  for (const [what, text, said] of brokenRequests) expect(await rawRequest(port, text), what).toMatch(said);
  for (const path of [
    'package.json',
    'site.config.yaml',
    'scripts/dev.ts',
    '.git/HEAD',
    'node_modules/.package-lock.json',
  ]) {
    for (const target of [`/${path}`, `/@fs${repo}/${path}`, `/@fs${repo}/${path}?import&raw`, `/${path}?raw`]) {
      expect(await rawRequest(port, requestFor(target)), target).toMatch(/^HTTP\/1\.1 40[34] /);
    }
  }
  expect(await rawRequest(port, requestFor('/src/client/app.tsx'))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await rawRequest(port, requestFor('/'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*<h1/);
  // A file of public/ at its address without the ending, with the site's facts in it.
  expect(await rawRequest(port, requestFor('/embed/estimate'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*mailto:hello@/);
  expect(told).not.toContain('    at ');
});

test('a second live preview on the same port says so in a sentence and stops', async () => {
  const second = start();
  let output = '';
  for (const stream of [second.stdout, second.stderr]) stream?.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => second.on('close', resolve));
  expect([code, output]).toEqual([
    1,
    `Port ${port} is taken by another program. Stop it, or choose another port: --port ${port + 1}\n`,
  ]);
});
