import { expect, test } from 'vitest';
import { joined, listsOf, textIndex, wordsHash } from '../../src/rules/text-index';

const index = textIndex([{ words: ['clic', 'aquí'] }, { sign: /[{}]/ }, { twice: true }, { sign: /\p{Lu}/u }]);

/** The places of the texts of each list. */
const placesIn = (...texts: string[]): number[][] => {
  const found = listsOf(index, joined(texts));
  return [0, 1, 2, 3].map((list) => [...new Set(found.filter((_, at) => at % 2 === 1 && found[at - 1] === list))]);
};

test('texts are found by whole words, by signs and by a word twice in a row, each by itself', () => {
  expect(placesIn('clics', 'haga clic', '', 'aquÍ.')).toEqual([[1, 3], [], [], [3]]);
  expect(placesIn('{', 'none', 'ends in }')).toEqual([[], [0, 2], [], []]);
  expect(placesIn('the', 'the cat', 'so  so', 'so, so', 'That\nthat')).toEqual([[], [], [2, 4], [4]]);
  expect(placesIn()).toEqual([[], [], [], []]);
});

test('texts that differ in capitals, spaces and signs alone have one number', () => {
  const [first, ...others] = ['New roofs, fast', '  new roofs -- FAST!', 'new roof s fast', 'newroofs fast'].map(
    (text) => wordsHash(text),
  );
  expect(others.map((hash) => hash === first)).toEqual([true, false, false]);
});
