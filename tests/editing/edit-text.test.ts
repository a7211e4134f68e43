import { expect, test } from 'vitest';
import { editText } from '../../src/editing/edit-text';
import type { Operation } from '../../src/editing/operation';

const page = `# The page of prices
title: Prices   # short
description: 'What it costs, and why it''s so.'
sections:
  # Opens the page
  - type: hero
    heading: "What a visit costs"
    text: >-
      One price for the visit,
      one for the work.
    # image comes later

  # The table
  - type: table
    columns: [Item, "Range"] # two
    rows:
      - [Permit, '150']
      - [Visit, '89']
    note: |
      - first
      - second

  - type: faq
    items: []
`;

/** The lines that an edit takes away and puts in; the text it was made in is the page above unless another is given. */
function changes(operation: Operation, text = page): string[] {
  const outcome = editText(text, operation);
  if ('sentence' in outcome) return [outcome.sentence];
  const [before, after] = [text.split('\n'), outcome.text.split('\n')];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < Math.min(before.length, after.length) - start && before.at(-1 - same) === after.at(-1 - same))
    same += 1;
  return [
    ...before.slice(start, before.length - same).map((line) => `-${line}`),
    ...after.slice(start, after.length - same).map((line) => `+${line}`),
  ];
}

const set = (path: Operation['path'], value: unknown): Operation => ({ kind: 'set', path, value });

test.each<[what: string, operation: Operation, lines: string[]]>([
  ['a plain text', set(['title'], 'What it costs'), ['-title: Prices   # short', '+title: What it costs   # short']],
  [
    'a plain text that needs quotes now',
    set(['title'], 'Prices: all #1'),
    ['-title: Prices   # short', '+title: "Prices: all #1"   # short'],
  ],
  [
    'single quotes stay',
    set(['description'], "What it's like."),
    ["-description: 'What it costs, and why it''s so.'", "+description: 'What it''s like.'"],
  ],
  [
    'double quotes stay',
    set(['sections', 0, 'heading'], 'Say "89"'),
    ['-    heading: "What a visit costs"', '+    heading: "Say \\"89\\""'],
  ],
  [
    'a folded text keeps the lines that are the same',
    set(['sections', 0, 'text'], 'One price for the visit, one for all work.'),
    ['-      one for the work.', '+      one for all work.'],
  ],
  [
    'a text on several lines keeps its lines',
    set(['sections', 1, 'note'], '- first\n- second\n- third\n'),
    ['+      - third'],
  ],
  [
    'a text gets several lines',
    set(['title'], 'One\nTwo'),
    ['-title: Prices   # short', '+title: |-   # short', '+  One', '+  Two'],
  ],
  [
    'a cell between brackets',
    set(['sections', 1, 'rows', 0, 1], '1, 2'),
    ["-      - [Permit, '150']", "+      - [Permit, '1, 2']"],
  ],
  [
    'a number that would be taken for one gets quotes',
    set(['title'], '2026'),
    ['-title: Prices   # short', '+title: "2026"   # short'],
  ],
  [
    'a new field stands behind those that come before it',
    { kind: 'set', path: ['sections', 0, 'eyebrow'], value: 'Costs', order: ['type', 'eyebrow', 'heading'] },
    ['+    eyebrow: Costs'],
  ],
  [
    'a new field with fields in it',
    set(['sections', 0, 'image'], { src: 'a.jpg', alt: 'A tap' }),
    ['+    image:', '+      src: a.jpg', '+      alt: A tap'],
  ],
  [
    'what is missing on the way is made',
    set(['sections', 0, 'actions', 0, 'label'], 'Call'),
    ['+    actions:', '+      - label: Call'],
  ],
  [
    'the first item of an empty list',
    { kind: 'insert', path: ['sections', 2, 'items'], index: 0, value: { question: 'Why?', answer: 'So.' } },
    ['-    items: []', '+    items:', '+      - question: Why?', '+        answer: So.'],
  ],
  [
    'a section stands apart as the others do',
    { kind: 'insert', path: ['sections'], index: 1, value: { type: 'social' } },
    ['+  - type: social', '+'],
  ],
  [
    'the last section',
    { kind: 'insert', path: ['sections'], index: 3, value: { type: 'social' } },
    ['+  - type: social', '+'],
  ],
  [
    'a row is written as its neighbors are',
    { kind: 'insert', path: ['sections', 1, 'rows'], index: 1, value: ['Hour', '60'] },
    ['+      - [Hour, "60"]'],
  ],
  [
    'what is taken away takes the comment above it along',
    { kind: 'remove', path: ['sections', 1, 'columns'] },
    ['-    columns: [Item, "Range"] # two'],
  ],
  ['the last item of a list', { kind: 'remove', path: ['sections', 1, 'rows', 1] }, ["-      - [Visit, '89']"]],
  ['a copy', { kind: 'duplicate', path: ['sections', 1, 'rows', 1] }, ["+      - [Visit, '89']"]],
  ['half a letter', set(['title'], '\ud83c!'), ['-title: Prices   # short', '+title: "\\ud83c!"   # short']],
  ['nothing', set(['title'], 'Prices'), []],
  [
    'no such place',
    { kind: 'move', path: ['title'], from: 0, to: 1 },
    ['There is nothing at this place that could be changed so.'],
  ],
])('%s', (_, operation, lines) => {
  expect(changes(operation)).toEqual(lines);
});

test('a moved section takes its comments along, and what stands between sections stays', () => {
  const moved = editText(page, { kind: 'move', path: ['sections'], from: 1, to: 0 });
  expect('text' in moved && moved.text).toMatchInlineSnapshot(`
    "# The page of prices
    title: Prices   # short
    description: 'What it costs, and why it''s so.'
    sections:
      # The table
      - type: table
        columns: [Item, "Range"] # two
        rows:
          - [Permit, '150']
          - [Visit, '89']
        note: |
          - first
          - second

      # Opens the page
      - type: hero
        heading: "What a visit costs"
        text: >-
          One price for the visit,
          one for the work.
        # image comes later

      - type: faq
        items: []
    "
  `);
});

test('a removed section leaves no gap and no comment of its own', () => {
  const left = editText(page, { kind: 'remove', path: ['sections', 1] });
  expect('text' in left && left.text.split('\n').slice(9, 14)).toMatchInlineSnapshot(`
    [
      "      one for the work.",
      "    # image comes later",
      "",
      "  - type: faq",
      "    items: []",
    ]
  `);
});

test('the only item gone, brackets stay; the only field of a file gone as well', () => {
  expect(changes({ kind: 'remove', path: ['a', 0] }, 'a:\n  - b # c\nd: 1\n')).toEqual(['-a:', '-  - b # c', '+a: []']);
  expect(changes({ kind: 'remove', path: ['a'] }, 'a: 1\n')).toEqual(['-a: 1', '+{}']);
});

test('a comment in the header of a text stays where the text becomes something else', () => {
  expect(changes(set(['a'], { b: 1 }), 'a: |- # c\n  d\ne: 1\n')).toEqual(['-a: |- # c', '-  d', '+a: # c', '+  b: 1']);
  expect(changes(set(['a'], []), 'a: |- # c\n  d\ne: 1\n')).toEqual(['-a: |- # c', '-  d', '+a: [] # c']);
});

test('line ends of Windows and a byte order mark stay', () => {
  const text = '\uFEFFa: 1\r\nb:\r\n  - c\r\n';
  const edited = editText(text, { kind: 'insert', path: ['b'], index: 1, value: { d: 'x\ny' } });
  expect(edited).toMatchObject({ text: '\uFEFFa: 1\r\nb:\r\n  - c\r\n  - d: |-\r\n      x\r\n      y\r\n' });
});

test('an empty file and one of comments get their first field', () => {
  expect(editText('', set(['title'], 'A page'))).toMatchObject({ text: 'title: A page\n' });
  expect(editText('{}\n', set(['title'], 'A page'))).toMatchObject({ text: 'title: A page\n' });
  expect(editText('# Later', set(['title'], 'A page'))).toMatchObject({ text: '# Later\ntitle: A page\n' });
});

test('a text that cannot be read is left alone', () => {
  expect(editText('a: [1\nb: 2\n', set(['b'], 3))).toEqual({
    sentence: 'This file has a mistake in it that keeps it from being read; mend it in the YAML view first.',
  });
});

test('another name for a field', () => {
  expect(changes({ kind: 'rename', path: ['links', 'tv'], name: 'show' }, 'links:\n  tv: x # y\n')).toEqual([
    '-  tv: x # y',
    '+  show: x # y',
  ]);
});

test('what is repeated elsewhere is not changed there, too, and what repeats it can be written out', () => {
  const text = 'a: &x { b: 1 }\nc: *x\nd: 2\n';
  const refused = ['This change cannot be made without touching what stands beside it; make it in the YAML view.'];
  expect(changes(set(['a', 'b'], 3), text)).toEqual(refused);
  expect(changes(set(['c', 'b'], 3), text)).toEqual(refused);
  expect(changes({ kind: 'remove', path: ['a'] }, text)).toEqual(refused);
  expect(changes(set(['c'], { b: 3 }), text)).toEqual(['-c: *x', '+c:', '+  b: 3']);
  expect(changes(set(['d'], 3), text)).toEqual(['-d: 2', '+d: 3']);
});
