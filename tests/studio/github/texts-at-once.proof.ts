import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { githubApi } from '../../../studio/store/github/api';
import { readTexts } from '../../../studio/store/github/read-blobs';
import { repositoryOf } from '../../../studio/store/github/repository';
import { type GithubStandIn, githubStandIn } from './github-stand-in';

// There is no database here: a browser that keeps nothing.
vi.stubGlobal('indexedDB', {
  open() {
    throw new Error('nothing is kept');
  },
});

const filesWith = (pages: number) => ({
  'site.config.yaml': '\uFEFFurl: https://x.example\r\n',
  'pages/ä.yaml': 'title: Ä 🏠\n',
  'pages/long.yaml': `title: Long\ntext: ${'x'.repeat(600_000)}\n`,
  'pages/latin.yaml': Buffer.from([0x74, 0x3a, 0x20, 0xe4, 0x0a]),
  ...Object.fromEntries(Array.from({ length: pages }, (_, page) => [`pages/p${page}.yaml`, `title: Page ${page}\n`])),
});

let standIn: GithubStandIn;
beforeEach(async () => {
  standIn = await githubStandIn();
});
afterEach(() => standIn.close());

async function read(pages: number) {
  const commit = standIn.repository.commit('main', filesWith(pages), 'Begin');
  const repository = repositoryOf(
    githubApi('acme/site', () => standIn.token, standIn.address),
    'acme/site',
  );
  const { entries } = await repository.snapshot(commit);
  standIn.asked.length = 0;
  return new Map((await readTexts(repository, [...entries])).map((file) => [file.path, file]));
}

const asked = (what: string) => standIn.asked.filter((one) => one.startsWith(what)).length;

test('a site that is opened first is read by few questions, to the byte', async () => {
  const texts = await read(90);
  expect(texts.size).toBe(94);
  for (const [path, text] of Object.entries(filesWith(90))) {
    if (typeof text === 'string') expect(texts.get(path)?.text, path).toBe(text);
  }
  expect(texts.get('pages/latin.yaml')?.damaged).toBe(true);
  expect(asked('POST /graphql')).toBe(2);
  // What is too long, and what is no text, is asked for by itself.
  expect(asked('GET /git/blobs')).toBe(2);
});

test.each([
  ['refuses the question', { status: 403, body: { message: 'Resource not accessible by personal access token' } }],
  ['answers with errors alone', { status: 200, body: { data: null, errors: [{ type: 'RATE_LIMITED' }] } }],
  ['knows no such question', { status: 200, body: {} }],
])('where GitHub %s, each text is asked for by itself', async (_, fault) => {
  standIn.fault = ({ path }) => (path === '/graphql' ? fault : undefined);
  expect((await read(2)).get('pages/p1.yaml')?.text).toBe('title: Page 1\n');
  expect(asked('GET /git/blobs')).toBe(6);
});
