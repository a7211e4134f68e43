/** A tile of the dense grid of twelve columns: `left` and `right` are two by two photos at that edge. */
type DenseTile = 'left' | 'right' | 'small' | 'half' | 'third' | 'full';

const endings: DenseTile[][] = [
  [],
  ['full'],
  ['half', 'half'],
  ['third', 'third', 'third'],
  ['small', 'small', 'small', 'small'],
];

// In the order in which the eye and the Tab key go along the rows, so that no photo has to be moved up.
const leftBand: DenseTile[] = ['left', 'small', 'small', 'small', 'small'];
const rightBand: DenseTile[] = ['small', 'small', 'right', 'small', 'small'];

/** Tiles for `count` photos that leave no hole: bands of one large photo and four small, then what is left in rows. */
export function denseTiles(count: number): DenseTile[] {
  const alone = count % 5 === 1 && count > 5;
  const bands = Math.floor(count / 5) - (alone ? 1 : 0);
  const tiles = Array.from({ length: bands }, (_, band) => (band % 2 === 0 ? leftBand : rightBand)).flat();
  const ending = alone ? Array.from({ length: 6 }, (): DenseTile => 'third') : (endings[count % 5] ?? []);
  return [...tiles, ...ending];
}
