import type { StateCore } from 'markdown-it';
import { figureColumns } from '../model/figure-columns';

type Token = StateCore['tokens'][number];

/** The tokens of one table, from its opening to its end. */
function tablesIn(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap(({ type }, start) => {
    if (type !== 'table_open') return [];
    const end = tokens.findIndex((token, at) => at > start && token.type === 'table_close');
    return [tokens.slice(start, end)];
  });
}

const isCell = ({ type }: Token): boolean => type === 'th_open' || type === 'td_open';

/** The cells of a table row by row, each as its opening token and its words. */
function rowsOf(table: readonly Token[]): { open: Token; close: Token | undefined; words: string }[][] {
  const rows: ReturnType<typeof rowsOf> = [];
  for (const [at, open] of table.entries()) {
    if (open.type === 'tr_open') rows.push([]);
    const words = (table[at + 1]?.children ?? []).map(({ content }) => content).join('');
    if (isCell(open)) rows.at(-1)?.push({ open, close: table[at + 2], words });
  }
  return rows;
}

function markTable(table: readonly Token[]): void {
  const [head = [], ...body] = rowsOf(table);
  const figures = figureColumns(body.map((row) => row.map(({ words }) => words)));
  table[0]?.attrSet('class', 'data-table');
  table[0]?.attrSet('data-stacked', String(head.length > 2));
  for (const [index, row] of [head, ...body].entries()) {
    for (const [column, { open, close }] of row.entries()) {
      const isFigure = figures[column] || /right/.test(String(open.attrGet('style')));
      open.attrs = isFigure ? [['data-figure', 'true']] : [];
      if (index > 0 && column > 0) open.attrSet('data-label', head[column]?.words ?? '');
      else open.attrSet('scope', index === 0 ? 'col' : 'row');
      if (index > 0 && column === 0 && close) [open.tag, close.tag] = ['th', 'th'];
    }
  }
}

/**
 * Gives the tables of a Markdown text the markup of the table block: row titles, figures flush right, the name of its
 * column at each cell, for phones, where a table of three columns or more stands as a list.
 */
export function markTables(tokens: readonly Token[]): void {
  for (const table of tablesIn(tokens)) markTable(table);
}
