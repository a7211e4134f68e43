import { expect, test } from 'vitest';
import { firstDayIn } from '../../src/resolving/first-day';

test.each([
  ['2026-03-02', 'en', '2026-03-02'],
  ['March 2, 2026', 'en', '2026-03-02'],
  ['2nd of March 2026', 'en', '2026-03-02'],
  ['Dec 2026', 'en', '2026-12-01'],
  ['el 14 de diciembre de 2026', 'es', '2026-12-14'],
  ['03/02/2026', 'en', '2026-01-01'],
  ['summer 2026', 'en', '2026-01-01'],
  ['2 months ago', 'en', undefined],
  ['last May', 'en', undefined],
])('the first day that "%s" can mean in %s', (words, language, day) => {
  expect(firstDayIn(words, language)).toBe(day);
});
