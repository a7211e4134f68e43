import { expect, test } from 'vitest';
import { z } from 'zod';
import { icon, markdown, text } from '../../schemas/fields/text';
import { formatPath } from '../../src/reading/position';
import { mapLeaves } from '../../src/resolving/walk';

const one = z.strictObject({ type: z.literal('one'), body: markdown('Text.') });
const two = z.strictObject({ type: z.enum(['two', 'three']), names: z.array(text('A name.')).default([]) });
const schema = z.strictObject({
  title: z.string().meta({ kind: 'text' }),
  label: z.string().optional().meta({ kind: 'text' }),
  plain: z.string(),
  count: z.number(),
  blocks: z.array(z.discriminatedUnion('type', [one, two])),
  pair: z.tuple([z.number(), icon('An icon.')]),
  map: z.record(z.string(), text('A text.')),
  maybe: z.strictObject({ inner: text('Inside.') }).nullable(),
  numbers: z.tuple([z.number(), z.number()]),
});

const value = schema.parse({
  title: 'a',
  plain: 'b',
  count: 1,
  blocks: [{ type: 'one', body: 'c' }, { type: 'three', names: ['d', 'e'] }, { type: 'two' }],
  pair: [2, 'f'],
  map: { 'a key': 'g' },
  maybe: null,
  numbers: [1, 2],
});

test('every marked leaf is visited with its kind and path, and replaced; the rest is kept', () => {
  const visited: string[] = [];
  const before = structuredClone(value);
  const result = mapLeaves(schema, value, ['top'], (kind, leaf, path) => {
    visited.push(`${kind} ${formatPath(path)}`);
    return leaf.toUpperCase();
  });
  expect(visited).toMatchInlineSnapshot(`
    [
      "text top.title",
      "markdown top.blocks[0].body",
      "text top.blocks[1].names[0]",
      "text top.blocks[1].names[1]",
      "icon top.pair[1]",
      "text top.map["a key"]",
    ]
  `);
  expect(result).toEqual({
    ...value,
    title: 'A',
    blocks: [
      { type: 'one', body: 'C' },
      { type: 'three', names: ['D', 'E'] },
      { type: 'two', names: [] },
    ],
    pair: [2, 'F'],
    map: { 'a key': 'G' },
  });
  expect(value).toEqual(before);
});
