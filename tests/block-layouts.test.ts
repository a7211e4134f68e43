import { describe, expect, test } from 'vitest';
import { mosaicTiles } from '../src/blocks/card-grid/mosaic-tiles';
import { categoriesOf, categorySlug } from '../src/blocks/gallery/categories';
import { denseTiles } from '../src/blocks/gallery/dense-tiles';
import { equalTiles } from '../src/blocks/gallery/equal-tiles';
import { nextCount } from '../src/blocks/gallery/paging';
import { phaseRows, phasesOf } from '../src/blocks/steps/phases';
import { balancedRows, rowLengths } from '../src/model/balanced-rows';
import { figureColumns } from '../src/model/figure-columns';

describe('balanced rows', () => {
  test.each([
    [1, 4, [1]],
    [3, 3, [3]],
    [4, 3, [2, 2]],
    [5, 3, [2, 3]],
    [7, 4, [3, 4]],
    [10, 4, [3, 3, 4]],
  ])('%i cards, at most %i a row', (count, most, rows) => {
    expect(balancedRows(count, most)).toEqual(rows);
  });

  test('each card knows how many share its row', () => {
    expect(rowLengths(5, 3)).toEqual([2, 2, 3, 3, 3]);
  });
});

const counts = Array.from({ length: 40 }, (_, index) => index + 1);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test.each([
  [12, {}],
  [38, { 'wide-3': 4, 'large-2 wide-3': 2 }],
])('an equal grid of %i photos closes with its larger tiles', (count, expected) => {
  const tiles = equalTiles(count);
  const named = tiles.filter((tile) => tile !== undefined);
  expect(tiles).toHaveLength(count);
  expect(Object.fromEntries(named.map((name) => [name, named.filter((other) => other === name).length]))).toEqual(
    expected,
  );
});

describe('layouts without holes', () => {
  const cells = { full: 4, big: 4, wide: 2, small: 1 };

  test.each(counts)('a mosaic of %i fills whole rows of four', (count) => {
    const tiles = mosaicTiles(count);
    expect(tiles).toHaveLength(count);
    expect(sum(tiles.map((tile) => cells[tile])) % 4).toBe(0);
  });

  // Twelfths of one row's height: a large photo is half as wide as the grid and two rows high.
  const wide = { left: 12, right: 12, small: 3, half: 6, third: 4, full: 12 };

  test.each(counts)('%i dense photos fill whole rows on wide screens', (count) => {
    const tiles = denseTiles(count);
    expect(tiles).toHaveLength(count);
    expect(sum(tiles.map((tile) => wide[tile])) % 12).toBe(0);
  });

  test('fifteen photos are three bands, the large photo left, right, left', () => {
    expect(denseTiles(15).filter((tile) => tile !== 'small')).toEqual(['left', 'right', 'left']);
  });
});

test.each([
  [0, 38, 12],
  [12, 38, 24],
  [24, 38, 38],
  [0, 15, 15],
  [0, 18, 12],
  [12, 18, 18],
  [0, 3, 3],
])('after %i of %i photos, %i show: a small rest comes along', (shown, total, next) => {
  expect(nextCount(shown, total)).toBe(next);
});

test('categories stand once each, in order of first appearance', () => {
  const photos = [{ category: 'Plumbing' }, {}, { category: 'Team' }, { category: 'Plumbing' }];
  expect(categoriesOf(photos)).toEqual(['Plumbing', 'Team']);
});

test('categories of any script have addresses of their own', () => {
  expect(['General Plumbing', 'Cafés', '台所', 'Ванная', 'ガス 2'].map(categorySlug)).toEqual([
    'general-plumbing',
    'cafes',
    '台所',
    'ванная',
    'ガス-2',
  ]);
});

test('phases go on counting, and steps before the first phase stand alone', () => {
  const steps = ['', 'Day one', '', 'Day two'].map((phase, index) => ({
    title: `Step ${index + 1}`,
    text: 'Text.',
    phase: phase || undefined,
  }));
  expect(phasesOf(steps).map(({ name, start, steps: { length } }) => [name, start, length])).toEqual([
    [undefined, 1, 1],
    ['Day one', 2, 2],
    ['Day two', 4, 1],
  ]);
});

test.each([
  [
    [1, 2, 2, 1],
    ['1+2', '2+1'],
  ],
  [
    [3, 2, 1],
    ['3', '2+1'],
  ],
  [
    [3, 2, 2, 1],
    ['3+2', '2+1'],
  ],
  [
    [4, 6],
    ['4', '6'],
  ],
  [[4], ['4']],
])('phases of %j steps share rows of at most five', (lengths, rows) => {
  const phases = lengths.map((length, index) => ({
    name: `Phase ${index + 1}`,
    start: index + 1,
    steps: Array.from({ length }, () => ({ title: 'Step', text: 'Text.' })),
  }));
  expect(phaseRows(phases, 5).map((row) => row.map(({ steps }) => steps.length).join('+'))).toEqual(rows);
});

test('columns of figures are told from columns of words; the first names the rows', () => {
  const rows = [
    ['2001', '$150–$500', '2–4 weeks', 'Large'],
    ['Disposal', '$1,500', '25%', '3 of them'],
  ];
  expect(figureColumns(rows)).toEqual([false, true, true, false]);
});
