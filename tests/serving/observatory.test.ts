import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPolicy } from '../../scripts/building/content-policy';
import { headerRules } from '../../scripts/hosts/headers';
import { createSiteServer } from '../../scripts/serving/site-server';
import { siteOf } from '../plumber';
import { observatoryScore } from './observatory';

const page = '<!doctype html><script type="module" src="/assets/a.js"></script><script>wake()</script>';
const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const server = createSiteServer(dist);

beforeAll(() => {
  for (const folder of ['data', 'assets']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, '404.html'), page);
  writeFileSync(join(dist, 'assets/a.js'), 'a()');
  const redirects = [{ from: '/home', to: '/' }];
  writeFileSync(join(dist, 'data/_site.json'), JSON.stringify({ redirects, queryRedirects: [] }));
  const rules = headerRules({ noindex: [], policy: contentPolicy(siteOf(), [page]) });
  writeFileSync(join(dist, 'data/_headers.json'), JSON.stringify(rules));
  return new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dist, { recursive: true });
});

const headersOf = async (path: string): Promise<Record<string, string>> => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  return Object.fromEntries(answer.headers);
};

test.each(['/', '/home', '/no-such-page', '/assets/a.js'])(
  '%s has an A+ by the rules of the Observatory',
  async (path) => {
    const { score, by } = observatoryScore(await headersOf(path), page);
    expect(score, JSON.stringify(by)).toBeGreaterThanOrEqual(100);
  },
);

test.each([
  ['no policy', { 'content-security-policy': undefined }, 85],
  [
    'a policy that runs any script in a page',
    { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'self'" },
    80,
  ],
  ['scripts of any host', { 'content-security-policy': "script-src https:; frame-ancestors 'self'" }, 80],
  ['a policy that does not say who may frame a page', { 'content-security-policy': "default-src 'none'" }, 80],
  ['a month of https', { 'strict-transport-security': 'max-age=2592000' }, 100],
  ['guessed types', { 'x-content-type-options': undefined }, 105],
])('%s costs what the rules say', async (_what, changed, most) => {
  const headers = { ...(await headersOf('/')), ...changed };
  expect(observatoryScore(headers).score).toBeLessThanOrEqual(most);
  expect(observatoryScore(headers).score).toBeLessThan(observatoryScore(await headersOf('/')).score);
});
