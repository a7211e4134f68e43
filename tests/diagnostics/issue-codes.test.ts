import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { issueCodes } from '../../src/reading/issue-codes';

const sources = ['src', 'scripts', 'schemas']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => /\.tsx?$/.test(entry.name) && entry.name !== 'issue-codes.ts')
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
  .join('\n');

test('every code is that of a mistake, and there once', () => {
  expect(issueCodes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  expect(new Set(issueCodes).size).toBe(issueCodes.length);
});

test('codes are an area and a name in lower case', () => {
  expect(issueCodes.filter((code) => !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
});
