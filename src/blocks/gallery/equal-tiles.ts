import { rowLengths } from '../../model/balanced-rows';

/** How many photos share each one's row, the longer rows first, so that the small remainder closes the grid. */
const rows = (count: number, most: number): number[] => rowLengths(count, most).reverse();

/**
 * For each of `count` photos of the equal grid, how its row differs from the plain three on large screens (`large-2`) and
 * four on extra large ones (`wide-3`), so that the last row has no hole; undefined where it does not.
 */
export function equalTiles(count: number): (string | undefined)[] {
  const wide = rows(count, 4);
  return rows(count, 3).map((large, index) => {
    const names = [large < 3 && `large-${large}`, wide[index] !== 4 && `wide-${wide[index]}`];
    return names.filter(Boolean).join(' ') || undefined;
  });
}
