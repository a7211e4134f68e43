import { expect, test } from 'vitest';
import { openSession } from '../../../studio/store/github/session';
import { githubStandIn } from './github-stand-in';

test('where GitHub still tells of the commit before ours, ours counts; one of others after it does again', async () => {
  const standIn = await githubStandIn();
  const { commit } = standIn.repository;
  const before = commit('main', { 'pages/a.yaml': 'title: A\n' }, 'Begin');
  const session = openSession(
    { repository: 'acme/site', folder: '', branch: 'main', token: standIn.token },
    standIn.address,
  );
  expect((await session.snapshot()).commit).toBe(before);
  const ours = commit('main', { 'pages/a.yaml': 'title: Ours\n' }, 'Ours');
  session.moved('main', before, ours);
  const late = { status: 200, body: { object: { sha: before } } };
  standIn.fault = ({ path }) => (path === '/git/ref/heads/main' ? late : undefined);
  expect((await session.snapshot()).commit).toBe(ours);
  standIn.fault = undefined;
  const theirs = commit('main', { 'pages/a.yaml': 'title: Theirs\n' }, 'Theirs');
  expect((await session.snapshot()).commit).toBe(theirs);
  standIn.close();
});
