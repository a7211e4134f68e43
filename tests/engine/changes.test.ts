import { expect, test } from 'vitest';
import { type Changes, inTurn } from '../../src/engine/changes';
import type { Problem } from '../../src/reading/problem';

const problem = (found: string): Problem => ({
  ...{ file: 'pages/index.yaml', line: 1, column: 1, severity: 'error', code: 'token/unknown' },
  ...{ found, fix: 'remove it', path: '' },
});

const [tall, wide] = [problem('"tall" is not a field'), problem('"wide" is not a field')];

const nothing: Changes = { pages: [], gone: [], site: false, problems: { came: [], went: [] } };

test.each<[string, Changes, Changes, Changes]>([
  [
    'what came stays told when nothing follows',
    { ...nothing, pages: ['/a'], problems: { came: [tall], went: [wide] } },
    nothing,
    { ...nothing, pages: ['/a'], problems: { came: [tall], went: [wide] } },
  ],
  [
    'what came and went again is not told',
    { ...nothing, problems: { came: [tall], went: [] } },
    { ...nothing, problems: { came: [wide], went: [tall] } },
    { ...nothing, problems: { came: [wide], went: [] } },
  ],
  [
    'what went and came again is not told',
    { ...nothing, problems: { came: [], went: [tall] } },
    { ...nothing, problems: { came: [tall], went: [] } },
    nothing,
  ],
  [
    'a page that was gone for a moment is a changed one',
    { ...nothing, gone: ['/a'] },
    { ...nothing, pages: ['/a'], site: true },
    { ...nothing, pages: ['/a'], site: true },
  ],
])('%s', (_, first, second, both) => {
  expect(inTurn(first, second)).toEqual(both);
});
