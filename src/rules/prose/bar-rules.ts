import type { RuleFinding, TextRule } from '../rule';

/** The parts of a row between its bars. */
const partsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** Rows of tables that have not as many parts as the line of dashes above: what is too much is left out. */
const rowsAmiss = (written: string): RuleFinding[] =>
  [...written.matchAll(/^[^\n]*\|[^\n]*\n( *\|?[ :]*-[-: |]*)((?:\n[^\n]*\|[^\n]*)+)/gm)].flatMap(
    ([, dashes = '', body = '']) => {
      const columns = partsIn(dashes);
      const row = body.split('\n').find((line) => line !== '' && partsIn(line) !== columns);
      if (row === undefined) return [];
      const found = `this row has ${partsIn(row)} parts, and its table ${columns} columns`;
      return [
        { found, fix: `write ${columns} parts between the bars, an empty one as | |`, at: { needle: row.trim() } },
      ];
    },
  );

/** Tables in Markdown, whose cells have bars between them. */
export const barRules: readonly TextRule[] = [
  {
    code: 'prose/table-broken',
    severity: 'error',
    only: 'markdown',
    why: 'A table in Markdown needs a line of dashes under its first row; without it the bars are printed.',
    sign: /\|/,
    find: ({ written, shown }) => {
      const rows = written.match(/^ *\|.*\|.*$/gm) ?? [];
      if (shown.includes('<table')) return rowsAmiss(written);
      return rows.length > 1
        ? [
            {
              found: 'these rows are no table',
              fix: 'add a line such as | --- | --- | under the first row, with as many parts',
              at: { needle: rows[0]?.trim() ?? '' },
            },
          ]
        : [];
    },
  },
];
