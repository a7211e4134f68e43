/** A tile of the dense grid of twelve columns: `left` and `right` are two by two photos at that edge. */
type DenseTile = 'left' | 'right' | 'small' | 'half' | 'third' | 'full';

const endings: DenseTile[][] = [
  [],
  ['full'],
  ['half', 'half'],
  ['third', 'third', 'third'],
  ['small', 'small', 'small', 'small'],
];

/** Tiles for `count` photos that leave no hole: bands of one large photo and four small, then what is left in rows. */
export function denseTiles(count: number): DenseTile[] {
  const alone = count % 5 === 1 && count > 5;
  const bands = Math.floor(count / 5) - (alone ? 1 : 0);
  const large = (band: number): DenseTile => (band % 2 === 0 ? 'left' : 'right');
  const tiles = Array.from({ length: bands }, (_, band) => [large(band), ...(endings[4] ?? [])]).flat();
  const ending = alone ? Array.from({ length: 6 }, (): DenseTile => 'third') : (endings[count % 5] ?? []);
  return [...tiles, ...ending];
}
