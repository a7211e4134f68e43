import { z } from 'zod';
import { defineBlock } from '../block';
import { text } from '../fields/text';

/** What kind of thing a cell is: an amount, something with a number, or words. */
const kindOfCell = (cell: string): string => (/[$£€]/.test(cell) ? 'amount' : /\d/.test(cell) ? 'number' : 'words');

/** A row in which two cells are one, at each place where that may be, with the whole cell. */
const joinedCells = (row: readonly string[]) =>
  row.slice(1).map((right, at) => {
    const left = row[at] ?? '';
    // Three digits of a thousand, or what is behind the comma of an amount: "1" and "200", "89" and "95 €".
    const isNumber = /\d$/.test(left) && /^(?:\d{3}(?!\d)|\d{1,2}(?=$| ?[%$£€]))/.test(right);
    const cell = `${left},${isNumber ? '' : ' '}${right}`;
    const areWords = kindOfCell(left) === 'words' && kindOfCell(right) === 'words';
    return { row: [...row.slice(0, at), cell, ...row.slice(at + 2)], cell, isNumber, areWords };
  });

/** The row that is meant where a comma made two cells of one: a number in two parts, or one whose cells are like those of all others. */
function wholeRow(row: readonly string[], rows: readonly (readonly string[])[], width: number) {
  if (row.length !== width + 1) return undefined;
  const ways = joinedCells(row);
  const others = rows.filter((other) => other.length === width);
  const isLike = (cells: readonly string[]): boolean =>
    others.length > 0 &&
    cells.every((cell, at) => others.some((other) => kindOfCell(other[at] ?? '') === kindOfCell(cell)));
  const numbers = ways.filter(({ isNumber }) => isNumber);
  const [meant, ...more] = numbers.length > 0 ? numbers : ways.filter((way) => way.areWords && isLike(way.row));
  return more.length > 0 ? undefined : meant;
}

export const table = defineBlock({
  type: 'table',
  about: 'A table of prices, durations or other facts; readable on phones.',
  fields: {
    caption: text('What the table shows, for people who cannot see it.'),
    columns: z
      .array(text('A column title.'))
      .min(2)
      .max(5)
      .meta({ description: 'The column titles; the first names the rows.' }),
    rows: z
      .array(z.array(text('A cell.')).min(2).max(5))
      .min(1)
      .meta({ description: 'The rows, each with as many cells as there are columns.' }),
    note: text('A small line under the table.').optional(),
  },
  check: ({ columns, rows }) => {
    const [width = 0] = rows.map((row) => row.length);
    if (rows.length > 1 && width !== columns.length && rows.every((row) => row.length === width))
      return [
        {
          code: 'block/cells',
          path: ['columns'],
          found: `there are ${columns.length} columns, and every row has ${width} cells`,
          fix: `write ${width} columns`,
        },
      ];
    return rows.flatMap((row, index) => {
      if (row.length === columns.length) return [];
      const whole = wholeRow(row, rows, columns.length);
      const found = `this row has ${row.length} cells, and the table ${columns.length} columns`;
      const each = `write ${columns.length} cells, one for each of ${columns.join(', ')}`;
      const fix = whole
        ? `put the ${whole.isNumber ? 'number' : 'text'} in quotes: "${whole.cell}"`
        : row.length > columns.length
          ? `${each}; a text with a comma stands in quotes`
          : each;
      return [
        {
          ...{ code: 'block/cells', path: ['rows', index], found, fix },
          ...(whole && { change: { to: whole.row }, unsure: true }),
        },
      ];
    });
  },
  example: {
    type: 'table',
    heading: 'What it costs',
    caption: 'Typical price ranges',
    columns: ['Item', 'Range'],
    rows: [['Permit', '$150–$500']],
    note: 'Your price is written and fixed.',
  },
});
