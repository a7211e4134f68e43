import { expect, test } from 'vitest';
import { widestShown } from '../../src/model/widest-shown';

test.each([
  ['200px', 200],
  ['(min-width: 60em) 32rem, 100vw', 960],
  ['(min-width: 75em) 290px, (min-width: 62em) 22vw, 40vw', 396.8],
  ['(min-width: 75em) 290px, 40vw', 480],
  ['(min-width: 60em) 72vw, 100vw', Number.POSITIVE_INFINITY],
  ['100vw', Number.POSITIVE_INFINITY],
  ['calc(100vw - 2rem)', Number.POSITIVE_INFINITY],
])('a picture of sizes %s is at most %d px wide', (sizes, most) => {
  expect(widestShown(sizes)).toBe(most);
});
