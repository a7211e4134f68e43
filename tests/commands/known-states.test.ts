import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameOfState, stateOf } from '../../scripts/known-states.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'states-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'below/states.json');

/** Names states one after the other, and says which of them had to be named. */
const named = (...states: [state: string, isSettled: boolean][]): string[] => {
  const made: string[] = [];
  for (const [state, isSettled] of states)
    nameOfState(file(), { state, isSettled }, () => {
      made.push(state);
      return `name of ${state}`;
    });
  return made;
};

test('a state that files were left in is named once, whatever comes between', () => {
  expect(named(['a', true], ['b', true], ['a', true], ['b', true])).toEqual(['a', 'b']);
  expect(nameOfState(file(), { state: 'a', isSettled: true }, () => 'another')).toBe('name of a');
  expect(readdirSync(join(folder, 'below'))).toEqual(['states.json']);
});

test('one that may be of files saved twice at one time is named each time', () => {
  expect(named(['a', false], ['a', false])).toEqual(['a', 'a']);
});

test.each(['', '{"a": 1}', '[["a"', 'null', '[["a", 1]]'])('what is written down as %j counts as nothing', (text) => {
  named(['b', true]);
  writeFileSync(file(), text);
  expect(named(['a', true])).toEqual(['a']);
});

test('a file that was just saved is not settled, and another text of it is another state', () => {
  const page = join(folder, 'page');
  writeFileSync(page, 'one');
  const before = stateOf([page]);
  writeFileSync(page, 'other');
  expect(before.isSettled).toBe(false);
  expect(stateOf([page]).state).not.toBe(before.state);
});
