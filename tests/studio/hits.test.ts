import { expect, test } from 'vitest';
import { hitsOf, replaced, withWords } from '../../studio/find/hits';

const page = `title: Pipes and taps # the home page
description: Pipes that hold, and no pipework.
sections:
  - type: prose
    id: pipes
    text: |-
      We mend pipes, and [pipes](/pipes) of {pipes}.

      Old pipes too.
  - { type: hero, heading: Taps, image: { src: pipes.jpg, alt: "Two pipes" } }
`;
const files = new Map([
  ['pages/index.yaml', page],
  ['pages/gone.yaml', null],
]);

test('words are found in what readers read, in large and small letters, and not in addresses, names and pictures', () =>
  expect(hitsOf(files, 'pipes').map(({ path, at }) => [path.join('.'), at.length])).toEqual([
    ['title', 1],
    ['description', 1],
    ['sections.0.text', 3],
    ['sections.1.image.alt', 1],
  ]));

test('other words in their place leave all else of the file as it is', () => {
  const { texts, left } = replaced(files, hitsOf(files, 'pipes'), 'pipes', 'drains');
  expect(left).toBe(0);
  expect(texts.get('pages/index.yaml')).toBe(`title: Drains and taps # the home page
description: Drains that hold, and no pipework.
sections:
  - type: prose
    id: pipes
    text: |-
      We mend drains, and [drains](/pipes) of {pipes}.

      Old drains too.
  - { type: hero, heading: Taps, image: { src: pipes.jpg, alt: "Two drains" } }
`);
});

test.each([
  ['a tap (old)', 'tap (old)', 'valve', 'a valve'],
  ['TAP, Tap and tap', 'tap', 'valve', 'Valve, Valve and valve'],
  ['Tap and tap', 'Tap', 'valve', 'valve and valve'],
])('%s: %s becomes %s', (text, words, others, now) => {
  const [hit] = hitsOf([['pages/a.yaml', `title: ${JSON.stringify(text)}\n`]], words);
  expect(hit && withWords(hit, words, others)).toBe(now);
});

test('nothing is found of no words, nor in a file that cannot be read', () => {
  expect(hitsOf(files, ' ')).toEqual([]);
  expect(hitsOf([['pages/a.yaml', 'title: [pipes']], 'pipes')).toEqual([]);
});
