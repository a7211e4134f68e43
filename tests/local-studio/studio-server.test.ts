import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepJson } from '../../scripts/kept-json';
import { createStudioServer } from '../../scripts/local-studio/studio-server';
import { listen } from '../../scripts/serving/listen';

let folder = '';
let root = '';
let server: Server;
const port = () => (server.address() as AddressInfo).port;

async function start(): Promise<Server> {
  const started = await createStudioServer({ root, app: join(folder, 'app'), token: 'secret', port });
  server = started;
  await listen(started, 0);
  return started;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  root = join(folder, 'site');
  mkdirSync(join(folder, 'app'));
  mkdirSync(join(root, 'pages'), { recursive: true });
  cpSync('tests/sites/plumber/site.config.yaml', join(root, 'site.config.yaml'));
  writeFileSync(join(folder, 'app/index.html'), 'the app');
  writeFileSync(join(root, 'pages/index.yaml'), 'title: Home\n');
  writeFileSync(join(folder, 'outside.yaml'), 'title: Outside\n');
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(root, 'pages/linked'));
  symlinkSync(join(folder, 'outside.yaml'), join(root, 'pages/link.yaml'));
  await start();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** Asks as any program might: with whatever host and origin. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ port: port(), host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

const own = () => ({ host: `localhost:${port()}`, authorization: 'Bearer secret' });
const save = (writes: unknown) =>
  ask('/api/save', { method: 'POST', headers: own(), body: JSON.stringify({ writes }) });
const versionOf = async (path: string): Promise<string | null> => {
  const files = JSON.parse((await ask('/api/files', { headers: own() })).text) as { path: string; version: string }[];
  return files.find((file) => file.path === path)?.version ?? null;
};
const onDisk = (path: string): string => readFileSync(join(root, path), 'utf8');

test.each<[who: string, headers: () => Record<string, string>, status: number]>([
  ['nobody without the token', () => ({ host: `localhost:${port()}` }), 401],
  ['nobody with another token', () => ({ ...own(), authorization: 'Bearer secreT' }), 401],
  ['no page whose name was pointed here', () => ({ ...own(), host: `evil.example:${port()}` }), 421],
  ['no page of another origin', () => ({ ...own(), origin: 'https://evil.example' }), 403],
  ['no page of another server of this computer', () => ({ ...own(), origin: 'http://localhost:1' }), 403],
  ['no picture or script of another site', () => ({ ...own(), 'sec-fetch-site': 'cross-site' }), 403],
  ['who has the token', own, 200],
])('%s is answered', async (_, headers, status) => {
  expect((await ask('/api/files', { headers: headers() })).status).toBe(status);
});

test('the app is there for who opens the address by hand, and nothing else of the disk', async () => {
  expect(await ask('/?token=x', { headers: { host: `localhost:${port()}` } })).toMatchObject({ text: 'the app' });
  for (const path of ['/../outside.yaml', '/%2e%2e/outside.yaml', '/.cache/saving/journal.json', '//etc/passwd']) {
    expect((await ask(path, { headers: own() })).status, path).toBeGreaterThanOrEqual(400);
  }
});

test.each([
  '../outside.yaml',
  'pages/../../outside.yaml',
  '/etc/cron.d/x.yaml',
  'pages/x.txt',
  'package.json',
  'pages/linked/new.yaml',
  'pages/link.yaml',
  'pages\\..\\x.yaml',
])('%s is not written', async (path) => {
  expect((await save([{ path, text: 'x', version: null }])).status).toBe(400);
});

test('of icons there are those that are asked for, or all', async () => {
  const drawingsOf = async (asked: Asked) =>
    JSON.parse((await ask('/api/icons', { headers: own(), ...asked })).text) as Record<string, string>;
  const all = await drawingsOf({});
  expect(Object.keys(all).length).toBeGreaterThan(1000);
  const some = await drawingsOf({ method: 'POST', body: JSON.stringify(['phone', 'arrow-right', 'no/such “icon”']) });
  expect(some).toEqual({ phone: all.phone, 'arrow-right': all['arrow-right'] });
  expect(some.phone).toContain('<path');
});

test('a save writes all files, also new ones and those that go, and says what they are then', async () => {
  writeFileSync(join(root, 'pages/old.yaml'), 'title: Old\n');
  const writes = [
    { path: 'pages/index.yaml', text: 'title: Start\r\n', version: await versionOf('pages/index.yaml') },
    { path: 'pages/deep/new.yaml', text: 'title: New\n', version: null },
    { path: 'pages/old.yaml', text: null, version: await versionOf('pages/old.yaml') },
  ];
  const { status, text } = await save(writes);
  expect(status).toBe(200);
  expect(JSON.parse(text).saved).toContainEqual({
    path: 'pages/index.yaml',
    version: await versionOf('pages/index.yaml'),
  });
  expect([onDisk('pages/index.yaml'), onDisk('pages/deep/new.yaml')]).toEqual(['title: Start\r\n', 'title: New\n']);
  expect(await versionOf('pages/old.yaml')).toBeNull();
});

test('where one file was changed elsewhere nothing is written, and what stands there is given back', async () => {
  const version = await versionOf('pages/index.yaml');
  writeFileSync(join(root, 'pages/index.yaml'), 'title: Theirs\n');
  const { status, text } = await save([
    { path: 'pages/index.yaml', text: 'title: Mine\n', version },
    { path: 'pages/beside.yaml', text: 'title: Beside\n', version: null },
  ]);
  expect(status).toBe(409);
  expect(JSON.parse(text).conflicts).toMatchObject([{ path: 'pages/index.yaml', text: 'title: Theirs\n' }]);
  expect(onDisk('pages/index.yaml')).toBe('title: Theirs\n');
  expect(await versionOf('pages/beside.yaml')).toBeNull();
});

test('a save that a kill interrupted is finished at the next start; what was changed by hand since is left', async () => {
  const version = await versionOf('pages/index.yaml');
  const writes = [
    { path: 'pages/first.yaml', text: 'title: First\n', version: null },
    { path: 'pages/index.yaml', text: 'title: Saved\n', version },
    { path: 'site.config.yaml', text: 'x: 1\n', version: 'of another text' },
    { path: '../outside.yaml', text: 'x', version: null },
  ];
  const config = onDisk('site.config.yaml');
  await keepJson(join(root, '.cache/saving/journal.json'), { owner: 1, writes });
  server.close();
  await start();
  expect([onDisk('pages/first.yaml'), onDisk('pages/index.yaml')]).toEqual(['title: First\n', 'title: Saved\n']);
  expect(onDisk('site.config.yaml')).toBe(config);
  expect(readFileSync(join(folder, 'outside.yaml'), 'utf8')).toBe('title: Outside\n');
});

test('a photo is turned as the camera says, loses what the camera wrote, and gets a name of its own', async () => {
  const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const take = () => ask('/api/pictures/IMG%20Roof.JPG', { method: 'POST', headers: own(), body: photo });
  expect(JSON.parse((await take()).text)).toMatchObject({ name: 'img-roof.jpg' });
  expect(JSON.parse((await take()).text)).toMatchObject({ name: 'img-roof-2.jpg' });
  const { width, height, exif, orientation } = await sharp(join(root, 'public/images/img-roof.jpg')).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 1000,
    height: 3000,
    exif: undefined,
    orientation: undefined,
  });
  const bad = await ask('/api/pictures/x.jpg', { method: 'POST', headers: own(), body: 'no picture' });
  expect(bad).toMatchObject({ status: 422 });
  expect(bad.text).toContain('Save it as JPEG, PNG or WebP');
});

test('a disk that refuses a save is told in a sentence, and nothing is written', async () => {
  const before = readFileSync(join(root, 'pages/index.yaml'), 'utf8');
  rmSync(join(root, '.cache'), { recursive: true, force: true });
  writeFileSync(join(root, '.cache'), 'a file where the folder should be');
  const { version } = JSON.parse((await ask('/api/files', { headers: own() })).text).find(
    ({ path }: { path: string }) => path === 'pages/index.yaml',
  );
  const body = JSON.stringify({ writes: [{ path: 'pages/index.yaml', text: 'title: Other\n', version }] });
  const answer = await ask('/api/save', { method: 'POST', headers: own(), body });
  expect(answer.status).toBe(500);
  expect(answer.text).toMatch(/\.cache.* (?:is below a file|is a file)/);
  expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toBe(before);
  rmSync(join(root, '.cache'));
});
