import { expect, test } from 'vitest';
import { lettersIn, otherLetters } from '../../scripts/building/letters';
import { siteOf } from '../plumber';

test('the letters of a site are all that its texts have, and all that can be typed anywhere', () => {
  const site = siteOf();
  const [first] = site.pages;
  if (!first) throw new Error('the fixture has a page');
  const letters = lettersIn({ ...site, pages: [{ ...first, label: 'Žižkov 🏠 ½' }] });
  for (const letter of ['Ž', 'ž', '🏠', '½', 'a', 'Z', '~', '’', '…', '\u2060']) expect(letters).toContain(letter);
  expect(letters).not.toContain('\n');
  expect(new Set(letters).size).toBe([...letters].length);
});

test('letters that a site has not are named in the ranges of a style sheet', () => {
  expect(otherLetters('ABCZ🏠🏡')).toBe('U+0-40,U+44-59,U+5B-1F3DF,U+1F3E2-10FFFF');
  expect(otherLetters('\u0000')).toBe('U+1-10FFFF');
});
