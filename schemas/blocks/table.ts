import { z } from 'zod';
import { defineBlock } from '../block';
import { text } from '../fields/text';

/** What to write where a comma in a number made two cells of one. */
function partedNumber(row: readonly string[]): string | undefined {
  const at = row.findIndex((cell, index) => /\d$/.test(cell) && /^\d{3}(?!\d)/.test(row[index + 1] ?? ''));
  return at < 0 ? undefined : `put the number in quotes: "${row[at]},${row[at + 1]}"`;
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
    return rows.flatMap((row, index) =>
      row.length === columns.length
        ? []
        : [
            {
              code: 'block/cells',
              path: ['rows', index],
              found: `this row has ${row.length} cells, and the table ${columns.length} columns`,
              fix: partedNumber(row) ?? `write ${columns.length} cells`,
            },
          ],
    );
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
