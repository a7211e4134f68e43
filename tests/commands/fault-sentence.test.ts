import { expect, test } from 'vitest';
import { faultSentence } from '../../scripts/command-line/fault-sentence';
import { usageError } from '../../scripts/command-line/usage-error';

const fault = (code: string, paths: { path?: string; dest?: string }) =>
  Object.assign(new Error('system'), { code, ...paths });
const write = { path: '/site/dist/a.html' };
const move = { path: '/site/dist/.roofline/a.html', dest: '/site/dist/a.html' };

test.each([
  ['ENOSPC', {}, 'The disk is full: a file cannot be written. Make room and try again.'],
  ['ENOSPC', move, 'The disk is full: /site/dist/a.html cannot be written. Make room and try again.'],
  ['EDQUOT', write, 'Your share of the disk is used up: /site/dist/a.html cannot be written. Make room and try again.'],
  ['EROFS', write, '/site/dist/a.html is on a disk that can only be read. Choose a folder on another disk.'],
  [
    'EACCES',
    move,
    '/site/dist/.roofline/a.html, on its way to /site/dist/a.html, may not be read or written by you. Change its permissions, or choose another folder.',
  ],
  ['EPERM', write, '/site/dist/a.html may not be changed. Is it locked, or owned by someone else?'],
  ['EBUSY', write, '/site/dist/a.html is in use by another program. Close that and try again.'],
  ['ENOTDIR', write, '/site/dist/a.html is below a file, where no folder can be. Choose another folder.'],
  [
    'ENOENT',
    { path: '/site/public/a.jpg' },
    '/site/public/a.jpg is not there, or not any more. If it was moved or saved while this ran, run the command again; else put it back.',
  ],
  ['EISDIR', write, '/site/dist/a.html is a folder, where a file is expected. Put a file in its place.'],
  ['ENAMETOOLONG', write, '/site/dist/a.html is a longer name than the disk can hold. Shorten it.'],
])('%s on %j is told in a sentence', (code, paths, sentence) => {
  expect(faultSentence(fault(code, paths))).toBe(sentence);
});

test('what a command was told wrong is told as it is', () => {
  expect(faultSentence(usageError('--out is a file'))).toBe('--out is a file');
});

test.each([[new Error('ours')], [fault('constructor', {})], ['text'], [undefined]])('%s keeps its stack', (error) => {
  expect(faultSentence(error)).toBeUndefined();
});
