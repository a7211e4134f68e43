import { expect, test } from 'vitest';
import { changed, problemsOf } from '../plumber';

test('a claim with signs in it is found in bold as well', () => {
  const claimed = changed('pages/contact.yaml', 'text: Call or write.', 'text: "**100%** satisfaction, each time."');
  expect(problemsOf(claimed)).toContain('100%');
});
