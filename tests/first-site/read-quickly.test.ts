import { expect, test } from 'vitest';
import { readContent } from '../../scripts/read-content';
import { quickValue } from '../../src/reading/quick/quick-value';

test('every file of the site can be read the quick way', async () => {
  const { files } = readContent('.');
  expect(files.filter(({ text }) => quickValue(text) === undefined)).toEqual([]);
});
