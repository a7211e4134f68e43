import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSiteServer } from '../../scripts/serving/site-server';

const root = mkdtempSync(join(tmpdir(), 'leads-'));
const dist = join(root, 'dist');
const server = createSiteServer(dist, root);
const endpoint = 'https://forms.example.com/f/1?a=1&b=2';
const fields = [{ type: 'text', label: 'Name' }];
const forms = {
  visit: { provider: 'post', endpoint, thanks: '/thanks', trap: '_gotcha', fields },
  price: { provider: 'netlify', thanks: '/thanks', trap: 'website', fields },
  write: { provider: 'mail', fields },
};
let base = '';

beforeAll(async () => {
  mkdirSync(join(dist, 'data'), { recursive: true });
  const put = (path: string, text: string) => writeFileSync(join(dist, path), text);
  put('index.html', `<form action="${endpoint.replace('&', '&amp;')}"></form>`);
  put('thanks.html', 'thanks');
  put('404.html', 'not found');
  put('data/_site.json', JSON.stringify({ redirects: [], queryRedirects: [], forms }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => rmSync(join(root, '.leads'), { recursive: true, force: true }));
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

const kept = () => {
  const [folder = ''] = readdirSync(join(root, '.leads')).filter((name) => name !== '.gitignore');
  const files = readdirSync(join(root, '.leads', folder)).sort();
  return { files, lead: JSON.parse(readFileSync(join(root, '.leads', folder, 'lead.json'), 'utf8')) };
};

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body, headers, redirect: 'manual' });

test('a document and its data send their forms to this server', async () => {
  expect(await (await fetch(base)).text()).toBe('<form action="/_leads/visit"></form>');
  expect((await (await fetch(`${base}/data/_site.json`)).json()).forms.visit.endpoint).toBe('/_leads/visit');
});

test.each([
  ['/_leads/visit', 'visit'],
  ['/thanks', 'price'],
])('what is sent to %s is kept, and leads to the page that thanks', async (path, form) => {
  const answer = await post(path, new URLSearchParams({ Name: 'Ann' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks']);
  expect(kept()).toEqual({ files: ['lead.json'], lead: { form, answers: { Name: 'Ann' } } });
  expect(readFileSync(join(root, '.leads/.gitignore'), 'utf8')).toBe('*\n');
});

test('photos are kept beside, under names that lead nowhere; a script is told so as JSON', async () => {
  const body = new FormData();
  body.set('Name', 'Ann');
  body.set('photos', new File(['x'], '../../../.evil board.jpg', { type: 'image/jpeg' }));
  const answer = await post('/_leads/visit', body, { Accept: 'application/json' });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(kept().files).toEqual(['2-evil-board.jpg', 'lead.json']);
});

test('what a robot filled in is marked', async () => {
  await post('/_leads/visit', new URLSearchParams({ Name: 'Ann', _gotcha: 'x' }));
  expect(kept().lead.robot).toBe('_gotcha was filled in');
});

test.each([
  ['a page', '/', new URLSearchParams({ Name: 'x' }), {}, 405],
  ['a form that there is not', '/_leads/other', new URLSearchParams({ Name: 'x' }), {}, 405],
  ['a form of another site', '/_leads/visit', new URLSearchParams({}), { Origin: 'https://evil.example' }, 403],
  ['what no form sends', '/_leads/visit', '{"a":1}', { 'Content-Type': 'application/json' }, 400],
  ['too much', '/_leads/visit', 'x'.repeat(31e6), { 'Content-Type': 'text/plain' }, 413],
])('%s takes nothing', async (_what, path, body, headers, status) => {
  expect((await post(path, body, headers)).status).toBe(status);
  expect(readdirSync(root)).toEqual(['dist']);
});
