import { afterEach, beforeEach, expect, test } from 'vitest';
import { bytesOf, gitName } from '../../../studio/store/git-name';
import { githubApi } from '../../../studio/store/github/api';
import { type Change, commitFiles } from '../../../studio/store/github/commit-files';
import { type Repository, repositoryOf, within } from '../../../studio/store/github/repository';
import { type Fault, type GithubStandIn, githubStandIn } from './github-stand-in';

let standIn: GithubStandIn;
let repository: Repository;
beforeEach(async () => {
  standIn = await githubStandIn();
  standIn.repository.commit('main', files, 'Begin');
  repository = repositoryOf(
    githubApi('acme/site', () => standIn.token, standIn.address),
    'acme/site',
  );
});
afterEach(() => standIn.close());

const files = {
  'site.config.yaml': 'url: https://x.example\r\n',
  'pages/a.yaml': 'title: A\n',
  'pages/b.yaml': 'title: B\n',
};
const version = (path: keyof typeof files) => gitName(bytesOf(files[path]));

const commit = (change: Partial<Change>, within = repository, branch = 'main') =>
  commitFiles(
    within,
    {
      snapshotOf: async () => within.snapshot((await within.head(branch)) ?? ''),
      put: (made, parent) => within.moveBranch(branch, parent, made),
    },
    { writes: [], pictures: new Map(), message: 'Change', ...change },
  );
const write = async (path: keyof typeof files, text: string | null) => ({ path, text, version: await version(path) });
const commits = () => standIn.repository.line(['rev-list', '--count', 'main']);
const once =
  (wanted: string, ...answers: ReturnType<Fault>[]): Fault =>
  ({ method, path }) =>
    `${method} ${path}` === wanted ? answers.shift() : undefined;

test('texts, a new page, one that goes and a picture are one commit, to the byte', async () => {
  const picture = new Uint8Array([0, 255, 10, 13, 128]);
  const outcome = await commit({
    writes: [
      await write('site.config.yaml', '\uFEFFurl: https://y.example\r\n'),
      await write('pages/b.yaml', null),
      { path: 'pages/new/ä.yaml', text: 'title: Neu 🏠\n', version: null },
    ],
    pictures: new Map([['public/images/p.png', picture]]),
  });
  expect(outcome).toMatchObject({ saved: [{ path: 'site.config.yaml' }, { path: 'pages/b.yaml', version: null }, {}] });
  expect(commits()).toBe('2');
  expect(standIn.repository.text('main', 'site.config.yaml')).toBe('\uFEFFurl: https://y.example\r\n');
  expect(standIn.repository.text('main', 'pages/b.yaml')).toBeUndefined();
  expect(standIn.repository.text('main', 'pages/a.yaml')).toBe(files['pages/a.yaml']);
  expect(standIn.repository.text('main', 'pages/new/ä.yaml')).toBe('title: Neu 🏠\n');
  expect(standIn.repository.git(['cat-file', 'blob', 'main:public/images/p.png'])).toEqual(Buffer.from(picture));
});

test('what others did to other files stays; what they did to the same one is given back, and nothing is made', async () => {
  standIn.repository.commit('main', { 'pages/b.yaml': 'title: Theirs\n', 'pages/c.yaml': 'title: C\n' }, 'Others');
  expect(await commit({ writes: [await write('pages/a.yaml', 'title: Mine\n')] })).toMatchObject({ saved: [{}] });
  expect(standIn.repository.text('main', 'pages/c.yaml')).toBe('title: C\n');
  const both = [await write('pages/b.yaml', 'title: Mine\n'), await write('pages/a.yaml', 'title: Again\n')];
  expect(await commit({ writes: both })).toEqual({ conflicts: ['pages/b.yaml', 'pages/a.yaml'] });
  expect(standIn.repository.text('main', 'pages/b.yaml')).toBe('title: Theirs\n');
});

test('a branch that moves between the look and the commit is looked at again', async () => {
  let moves = 0;
  standIn.fault = ({ method }) => {
    if (method === 'PATCH' && moves++ === 0)
      standIn.repository.commit('main', { 'pages/c.yaml': 'title: C\n' }, 'Others');
    return undefined;
  };
  expect(await commit({ writes: [await write('pages/a.yaml', 'title: Mine\n')] })).toMatchObject({ saved: [{}] });
  expect(standIn.repository.text('main', 'pages/a.yaml')).toBe('title: Mine\n');
  expect(standIn.repository.text('main', 'pages/c.yaml')).toBe('title: C\n');
});

test('a commit whose answer was lost is not made twice', async () => {
  standIn.fault = once('PATCH /git/refs/heads/main', 'cut off after');
  const writes = [await write('pages/a.yaml', 'title: Mine\n')];
  await expect(commit({ writes })).rejects.toThrow('GitHub cannot be reached');
  expect(await commit({ writes })).toMatchObject({ saved: [{ path: 'pages/a.yaml' }] });
  expect(commits()).toBe('2');
});

test('a site in a folder of a repository leaves all else alone', async () => {
  standIn.repository.commit('main', { 'web/pages/a.yaml': files['pages/a.yaml'] }, 'A folder');
  const folder = within(repository, 'web');
  expect([...(await folder.snapshot((await folder.head('main')) ?? '')).entries.keys()]).toEqual(['pages/a.yaml']);
  await commit({ writes: [await write('pages/a.yaml', 'title: Web\n')] }, folder);
  expect(standIn.repository.text('main', 'web/pages/a.yaml')).toBe('title: Web\n');
  expect(standIn.repository.text('main', 'pages/a.yaml')).toBe(files['pages/a.yaml']);
});

const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' };
const said = (status: number, message: string, headers = {}) => ({ status, body: { message }, headers });
test.each<[what: string, fault: ReturnType<Fault>, sentence: RegExp]>([
  ['a token that is over', said(401, 'Bad credentials'), /does not know this token, or its time is over/],
  ['a token without the right', said(403, 'Resource not accessible'), /needs “Contents: read and write”/],
  ['a limit', said(403, 'API rate limit exceeded', limit), /takes no more requests for now. Try again at/],
  ['too much at once', said(429, 'secondary rate limit', { 'retry-after': '60' }), /takes no more requests for now/],
  ['what cannot be found', said(404, 'Not Found'), /finds no such repository or branch/],
  ['a fault of the service', said(502, ''), /a fault of its own \(502\)/],
  ['a cut line', 'cut off', /cannot be reached. Look whether you are online/],
])('%s is said in plain words, and leaves the branch as it was', async (_, fault, sentence) => {
  standIn.fault = ({ method }) => (method === 'POST' ? fault : undefined);
  await expect(commit({ writes: [await write('pages/a.yaml', 'title: Mine\n')] })).rejects.toThrow(sentence);
  expect(commits()).toBe('1');
});

test('a branch that may be changed by proposals alone says what GitHub says', async () => {
  const rule = 'Changes must be made through a pull request.';
  standIn.fault = ({ method }) => (method === 'PATCH' ? said(422, rule) : undefined);
  await expect(commit({ writes: [await write('pages/a.yaml', 'title: Mine\n')] })).rejects.toThrow(rule);
});

test('a picture that another has added under the same name is not written over', async () => {
  standIn.repository.commit('main', { 'public/images/p.png': 'theirs' }, 'Others');
  const pictures = new Map([['public/images/p.png', bytesOf('mine')]]);
  await expect(commit({ pictures })).rejects.toThrow('Somebody else has added a picture');
  expect(standIn.repository.text('main', 'public/images/p.png')).toBe('theirs');
});
