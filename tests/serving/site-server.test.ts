import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { livePublicFiles } from '../../scripts/dev/live-public-files';
import { headerRules } from '../../scripts/hosts/headers';
import { createSiteServer } from '../../scripts/serving/site-server';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const server = createSiteServer(dist);
/** Serves the files of `public/` as `dev` does. */
const files = livePublicFiles(dist, { preview: () => undefined });
const live = createServer((request, response) => void files(request.url ?? '', request, response));
const policy = "default-src 'none'; script-src 'self'";

function put(path: string, text: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

const long = 'A pipe keeps the rain out. '.repeat(100);
const redirects = [
  { from: '/home', to: '/' },
  { from: '/contact-us/', to: '/contact' },
  { from: '/author/*', to: '/contact' },
];

beforeAll(() => {
  put('index.html', 'home');
  put('contact.html', 'contact');
  put('contact-us.html', 'contact');
  put('seguin.html', 'seguin');
  put('seguin/plumbing.html', long);
  put('404.html', 'not found');
  put('sitemap.xml', '<urlset/>');
  put('robots.txt', 'User-agent: *');
  put('assets/app-abc.js', 'app()');
  put('pictures/a-abc-400.avif', 'picture');
  put('tour.webm', '0123456789');
  put('public/tour.webm', '0123456789');
  put('embed/visit.html', 'form');
  put('_redirects', 'secret');
  put('.htaccess', 'secret');
  put('data/_site.json', JSON.stringify({ redirects, queryRedirects: [{ parameter: 'p', to: '/' }] }));
  put('data/_headers.json', JSON.stringify(headerRules({ noindex: ['/hidden'], policy })));
  put('hidden.html', 'hidden');
  return Promise.all([server, live].map((each) => new Promise<void>((resolve) => each.listen(0, resolve))));
});
afterAll(async () => {
  await Promise.all([server, live].map((each) => new Promise((resolve) => each.close(resolve))));
  rmSync(dist, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks with the path as it is: nothing is normalised on the way. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', from = server): Promise<Answer> {
  const { port } = from.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/contact-us', 'contact'],
  ['/seguin', 'seguin'],
  ['/seguin/plumbing', long],
  ['/embed/visit', 'form'],
  ['/?p=3', 'home'],
])('%s is answered', async (path, text) => {
  const { status, body, headers } = await ask(path);
  expect([status, String(body)]).toEqual([200, text]);
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
});

test.each([
  ['/home', '/'],
  ['/home/?utm=1&p=3', '/?utm=1'],
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact-us/', '/contact'],
  ['/seguin/', '/seguin'],
  ['/seguin/plumbing.html', '/seguin/plumbing'],
  ['/index.html', '/'],
  ['/author/jo/', '/contact'],
  ['/nope?p=3', '/'],
])('%s is sent on to %s', async (path, target) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, target]);
});

test.each(['/nope', '/nope/', '/404', '/404.html', '/404/', '/embed', '/embed/', '/assets/none.js'])(
  '%s is not found, and says so',
  async (path) => {
    const { status, body, headers } = await ask(path);
    expect([status, String(body), headers['x-robots-tag']]).toEqual([404, 'not found', 'noindex']);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  },
);

test('a page that search engines are to leave out says so in its headers, and no other page does', async () => {
  expect((await ask('/hidden')).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/contact')).headers['x-robots-tag']).toBeUndefined();
});

test.each([
  ['/nope', 'GET', 404],
  ['/home', 'GET', 301],
  ['/contact', 'DELETE', 405],
  ['/%zz', 'GET', 400],
])('%s by %s is answered with %d and the headers of every page', async (path, method, expected) => {
  const { status, headers } = await ask(path, {}, method);
  expect(status).toBe(expected);
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each(['/../site-server.test.ts', '/%2e%2e/x', '/..%2fx', '/a/../../x', '//contact', '/%5c..%5cx', '/%00'])(
  '%s finds nothing outside',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test.each(['/_redirects', '/.htaccess', '/%5fredirects'])('%s is for hosts only', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each(['/%zz', '/%', '/%c3', '*', 'nope'])('%s cannot be read', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test('an address longer than the disk allows is not found', async () => {
  expect((await ask(`/${'x'.repeat(5000)}`)).status).toBe(404);
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/assets/app-abc.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/pictures/a-abc-400.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/data/_site.json', 'application/json', 'public, max-age=0, must-revalidate'],
  ['/seguin', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
])('%s has its type and caching', async (path, type, caching) => {
  const { headers } = await ask(path);
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBe(policy);
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s where it is asked for', async (encoding, unpack) => {
    const { headers, body } = await ask('/seguin/plumbing', { 'accept-encoding': encoding });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(String(unpack(body))).toBe(long);
    expect(body.length).toBeLessThan(long.length / 10);
  });

  test('none where it is not', async () => {
    const { headers } = await ask('/seguin/plumbing');
    expect(headers['content-encoding']).toBeUndefined();
  });
});

test('a page that is known is not sent again', async () => {
  const { etag = '' } = (await ask('/seguin')).headers;
  const { status, body, headers } = await ask('/seguin', { 'if-none-match': etag });
  expect([status, body.length]).toEqual([304, 0]);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=4-99', 206, '456789', 'bytes 4-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['lines=1-2', 200, '0123456789', undefined],
])('of a film %s is answered %d with what is asked for, by preview and dev', async (range, status, text, told) => {
  for (const from of [server, live]) {
    const {
      status: answered,
      headers,
      body,
    } = await ask('/tour.webm', { range, 'accept-encoding': 'br' }, 'GET', from);
    expect([answered, `${body}`, headers['content-range']]).toEqual([status, text, told]);
    expect(headers['content-encoding']).toBeUndefined();
    if (status < 400) expect(headers['accept-ranges']).toBe('bytes');
  }
});

test('a page is always sent whole', async () => {
  const { status, headers } = await ask('/seguin/plumbing', { range: 'bytes=0-3' });
  expect([status, headers['content-range'], headers['accept-ranges']]).toEqual([200, undefined, undefined]);
});

test.each([
  ['/seguin', 200],
  ['/home', 301],
  ['/nope', 404],
])('HEAD of %s answers %d without a body', async (path, status) => {
  const answer = await ask(path, {}, 'HEAD');
  expect([answer.status, answer.body.length]).toEqual([status, 0]);
});

test('other methods are refused', async () => {
  const { status, headers } = await ask('/contact', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['bytes=9-2', 'bytes=x', 'bytes=99999999-'])('a range of %s gets the whole page', async (range) => {
  const { status, body } = await ask('/seguin', { range });
  expect([status, String(body)]).toEqual([200, 'seguin']);
});

test('a new build is served at once, with its redirects', async () => {
  put('seguin.html', 'a new seguin');
  put('data/_site.json', JSON.stringify({ redirects: [{ from: '/fresh', to: '/contact' }], queryRedirects: [] }));
  expect(String((await ask('/seguin')).body)).toBe('a new seguin');
  expect((await ask('/fresh')).headers.location).toBe('/contact');
  expect((await ask('/home')).status).toBe(404);
});
