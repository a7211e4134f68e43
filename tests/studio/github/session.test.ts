import { expect, test, vi } from 'vitest';
import { githubStore } from '../../../studio/store/github/github-store';
import { openSession } from '../../../studio/store/github/session';
import type { Store } from '../../../studio/store/store';
import { noHistory } from '../../../studio/workspace/history';
import type { Renewal } from '../../../studio/workspace/renewal';
import { saving } from '../../../studio/workspace/saving';
import { cellOf, changedFiles, type State } from '../../../studio/workspace/state';
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

test('a save that is turned away goes on with the token that is given then; a limit asks for none', async () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  vi.stubGlobal('localStorage', shelf);
  vi.stubGlobal('sessionStorage', { ...shelf, getItem: () => null });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const standIn = await githubStandIn();
  standIn.repository.commit('main', { 'pages/a.yaml': 'title: A\n' }, 'Begin');
  const connection = { repository: 'acme/site', folder: '', branch: 'main', token: 'github_pat_withdrawn' };
  const store = githubStore(connection, standIn.address);
  const file = { text: 'title: Ours\n', saved: 'title: A\n', version: '1' };
  const files = new Map([['pages/a.yaml', file]]);
  const cell = cellOf({ files, history: noHistory, saving: false } as unknown as State);
  const sent = vi.fn<Store['save']>(async (writes) => {
    await store.files();
    return { saved: writes.map(({ path }) => ({ path, version: '2' })) };
  });
  const { save } = saving(cell, { ...store, save: sent }, {} as Renewal, () => undefined);
  await save();
  expect(cell.now().notice?.text).toContain('does not know this token');
  cell.now().turnedAway?.('github_pat_mistyped');
  await vi.waitFor(() => expect(cell.now().saving).toBe(false));
  expect(changedFiles(cell.now().files)).toHaveLength(1);
  standIn.fault = () => ({ status: 403, body: {}, headers: { 'x-ratelimit-remaining': '0' } });
  cell.now().turnedAway?.(standIn.token);
  await vi.waitFor(() => expect(cell.now().notice?.text).toContain('no more requests'));
  expect(cell.now().turnedAway).toBeUndefined();
  standIn.fault = undefined;
  await save();
  expect(changedFiles(cell.now().files)).toEqual([]);
  expect(kept.get('studio-github')).toContain(standIn.token);
  standIn.close();
});
