import { expect, test } from 'vitest';
import { changed, problemsOf } from '../plumber';

const config = 'site.config.yaml';
const mistaken = changed('pages/index.yaml', 'href: /services }', 'href: /servces }');

test.each([
  ['a value of the wrong form', 'url: ', 'url: htps://', 'site.config.yaml:1:6  url'],
  ['an unknown field', 'founded:', 'begun: x\n  founded:', 'field'],
])('pages are looked at beside %s in the configuration', (_, from, to) => {
  const told = problemsOf({ ...changed(config, from, to), ...mistaken });
  expect(told).toContain('site.config.yaml:');
  expect(told).toContain('there is no page "/servces"');
  expect(told).toContain('2 errors in 2 files');
});

test('what follows from the fault of the configuration alone is not told', () => {
  const office = changed(config, 'id: luling', 'id: Lu ling!');
  expect(problemsOf({ ...office, ...mistaken })).toContain('2 errors in 2 files');
});
