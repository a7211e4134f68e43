/**
 * Shares `count` cells out to rows of at most `most`, so that no row has an empty cell and rows differ by one at most;
 * the shorter rows, with the larger cells, come first: `balancedRows(5, 3)` is `[2, 3]`.
 */
export function balancedRows(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  const shorter = Math.floor(count / rows);
  const longerRows = count - shorter * rows;
  return Array.from({ length: rows }, (_, row) => (row < rows - longerRows ? shorter : shorter + 1));
}

/** For each cell, how many cells share its row. */
export const rowLengths = (count: number, most: number): number[] =>
  balancedRows(count, most).flatMap((length) => Array.from({ length }, () => length));
