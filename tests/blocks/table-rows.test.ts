import { expect, test } from 'vitest';
import { type Block, rulesFor } from '../../schemas/blocks';

test.each([
  [
    'a thousand',
    [
      ['Deck', '$900'],
      ['Roof', '$1', '200'],
    ],
    'put the number in quotes: "$1,200"',
  ],
  [
    'cents',
    [
      ['Visit', '45,00 €'],
      ['Hour', '89', '95 €'],
    ],
    'put the number in quotes: "89,95 €"',
  ],
  [
    'a list of numbers',
    [
      ['Rabies', 'at 16 weeks'],
      ['Flu', 'at 8', '12 and 16 weeks'],
    ],
    'write 2 cells',
  ],
])('a comma within %s that made two cells of one', (_, rows, fix) => {
  const block = { type: 'table', caption: 'Prices', columns: ['What', 'How'], rows } as unknown as Block;
  const [told] = rulesFor(block).check?.(block, { article: false, reviews: false } as never) ?? [];
  expect(told?.fix).toContain(fix);
});
