import { expect, test } from 'vitest';
import { changed, problemsOf } from '../plumber';

test('of words that are still to be written nothing else is told', () => {
  const heading = changed('pages/service-areas/lockhart.yaml', 'heading: ', 'heading: "Write: the h1." # ');
  expect(problemsOf(heading).split('\n\n').slice(0, -1)).toEqual([
    expect.stringContaining('"Write: the h1." is still to be written'),
  ]);
});
