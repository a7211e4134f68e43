/**
 * A tile of the dense grid of twelve columns: `left` and `right` are two by two photos at that edge, `lead` and `third`
 * share a row of three, `lead` being a row of its own on phones.
 */
type DenseTile = 'left' | 'right' | 'small' | 'half' | 'lead' | 'third' | 'full';

const endings: DenseTile[][] = [
  [],
  ['full'],
  ['half', 'half'],
  ['lead', 'third', 'third'],
  ['small', 'small', 'small', 'small'],
];

/**
 * Tiles for `count` photos that leave no hole on wide screens or phones: bands of one large photo and four small, then
 * what is left over in rows of its own.
 */
export function denseTiles(count: number): DenseTile[] {
  const alone = count % 5 === 1 && count > 5;
  const bands = Math.floor(count / 5) - (alone ? 1 : 0);
  const large = (band: number): DenseTile => (band % 2 === 0 ? 'left' : 'right');
  const tiles = Array.from({ length: bands }, (_, band) => [large(band), ...(endings[4] ?? [])]).flat();
  const ending = alone ? Array.from({ length: 6 }, (): DenseTile => 'third') : (endings[count % 5] ?? []);
  return [...tiles, ...ending];
}
