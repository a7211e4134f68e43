import { expect, test } from 'vitest';
import { readContent } from '../../scripts/read-content';
import { plainValue } from '../../src/reading/parsing/plain';

test('every file of the site can be read the quick way', async () => {
  const { files } = await readContent('.');
  expect(files.filter(({ text }) => plainValue(text) === undefined)).toEqual([]);
});
