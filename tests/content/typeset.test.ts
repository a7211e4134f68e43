import { expect, test } from 'vitest';
import { typeset } from '../../src/resolving/typeset';

test.each([
  ["Claremore's roofers don't rush at 5 o'clock", 'Claremore’s roofers don’t rush at 5 o’clock'],
  ["the owners' list", 'the owners’ list'],
  ['They said "dry by Friday" and ("no rush").', 'They said “dry by Friday” and (“no rush”).'],
  ['a 6" gutter and a 2" gap', 'a 6" gutter and a 2" gap'],
  ['call (918) 555-0142 now', 'call (918)\u00a0555-0142 now'],
  ['nothing to set', 'nothing to set'],
])('%s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
});
