/** A price, a number or a range of them, with its unit: `$150–$500`, `15+`, `2–4 weeks`, `25%`. */
const figure = /^[$€~]?\d/;

/** For each column, whether every cell in it is a figure; such columns are set flush right. The first names the rows. */
export function figureColumns(rows: readonly string[][]): boolean[] {
  const [first = []] = rows;
  return first.map((_, column) => column > 0 && rows.every((row) => figure.test(row[column] ?? '')));
}
