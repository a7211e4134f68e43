/** A tile of the four-column mosaic: `big` is two by two cells, `wide` two by one, `full` a whole row. */
export type MosaicTile = 'full' | 'big' | 'wide' | 'small';

// Each pattern fills whole rows of four cells.
const patterns: MosaicTile[][] = [
  [],
  ['full'],
  ['wide', 'wide'],
  ['big', 'wide', 'wide'],
  ['big', 'wide', 'small', 'small'],
  ['big', 'small', 'small', 'small', 'small'],
  ['big', 'wide', 'wide', 'small', 'wide', 'small'],
  ['big', 'wide', 'small', 'small', 'small', 'wide', 'small'],
];

/** The tile of each of `count` cards, so that the mosaic has no hole. */
export function mosaicTiles(count: number): MosaicTile[] {
  const pattern = patterns[count];
  return pattern ?? [...(patterns[4] ?? []), ...mosaicTiles(count - 4)];
}
