import { expect, test } from 'vitest';
import { phrasesOf } from '../../src/model/phrases';

const wholes = (text: string): string[] =>
  phrasesOf(text)
    .filter(({ manner }) => manner === 'whole')
    .map(({ words }) => words);

test.each([
  // Phone numbers of several countries.
  ['Call (830) 555-0142 today', ['(830) 555-0142']],
  ['Call (830)\u00a0555-0142.', ['(830)\u00a0555-0142']],
  ['830-555-0142 or +1 830 555 0142', ['830-555-0142', '+1 830 555 0142']],
  ['London +44 20 7946 0958, Paris 01 99 00 12 34', ['+44 20 7946 0958', '01 99 00 12 34']],
  // Ranges with what they count.
  ['done in 3–5 days', ['3–5 days']],
  ['within 24–48 hours of rain', ['24–48 hours']],
  ['a 1-3 day job', ['1-3 day']],
  ['from $8,000–$15,000 for it', ['$8,000–$15,000 for']],
  ['2,5–3,5 m and 8.000–15.000 €', ['2,5–3,5 m', '8.000–15.000 €']],
  ['70–80% of it; 30%–50%.', ['70–80% of', '30%–50%']],
  ['4 – 6 weeks', ['4 – 6 weeks']],
  ['1–3 contractors', ['1–3']],
  // Fractions, dates, times.
  ['the 24/7 line', ['24/7 line']],
  ['Effective 8/18/2025', ['8/18/2025']],
  ['8 am to 6 pm', ['8 am', '6 pm']],
  // Words with a hyphen, where a part is short.
  ['Makeovers and add-ons', ['add-ons']],
  ['a tie-in, a 24-hour line and state-of-the-art fans', ['tie-in', '24-hour', 'state-of-the-art']],
  ['peel-and-stick', []],
  ['weather-resistant, cross-section', []],
  ['an anti-inflammatory-adjacent re-establishment-of-things', []],
  // Plain words and numbers stay as they are.
  ['Pipes since 2001, 1,000+ customers, 25%', []],
  ['hello@copper-up.example and https://a-b.example/c-d', []],
  ['', []],
])('%j keeps %j whole', (text, expected) => {
  expect(wholes(text)).toEqual(expected);
});

test.each([
  ['a Donaudampfschifffahrtsgesellschaft, no less', ['Donaudampfschifffahrtsgesellschaft,']],
  ['write to somebody@example-of-a-long-name.example', ['somebody@example-of-a-long-name.example']],
  ['uncharacteristically fine', ['uncharacteristically']],
  ['responsibilities', []],
])('%j may break anywhere in %j', (text, expected) => {
  const long = phrasesOf(text).filter(({ manner }) => manner === 'long');
  expect(long.map(({ words }) => words)).toEqual(expected);
});

test('the phrases together are the text', () => {
  for (const text of ['Call (830) 555-0142 in 3–5 days', '24/7', 'no phrase', '3–5 days-and-a-very-long-word'])
    expect(
      phrasesOf(text)
        .map(({ words }) => words)
        .join(''),
    ).toBe(text);
});
