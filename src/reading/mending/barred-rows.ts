import { inOtherLines } from '../explain/show';
import { cut } from '../parsing/source-line';
import { around, bodyOf, leadOf, type Suspicion } from './slip';

/** The cells of a row of a table with bars between, as tables in Markdown have them. */
export const barredRows: Suspicion = (suspect) => {
  const rows = [suspect.line, ...around(suspect, 0, 30)].map((line) => ({ ...bodyOf(line), line }));
  const cellsOf = (body: string): string[] | undefined => {
    const inner = /^(?:- +)?\|?(.*\S(?:\s+\|\s+|\t+)\S.*?)\|?$/.exec(body)?.[1];
    return inner?.split(/\s\|\s|\t+/).map((cell) => cell.trim());
  };
  const lead = leadOf(suspect.line).length;
  const end = rows.findIndex(({ body, line }) => leadOf(line).length !== lead || cellsOf(body) === undefined);
  const own = end < 0 ? rows : rows.slice(0, end);
  const [first] = own;
  if (!first) return [];
  const inList = (cells: readonly string[]): string =>
    `[${cells.map((cell) => (/^["']/.test(cell) ? cell : JSON.stringify(cell))).join(', ')}]`;
  const written = (body: string): string => `- ${inList(cellsOf(body) ?? [])}`;
  return [own, [first]].map((lines) => ({
    code: 'yaml/list-mark',
    at: { offset: first.offset },
    found: `${first.body.includes('|') ? 'bars' : 'tabs'} part nothing here`,
    fix: `write  ${cut(written(first.body), 70)}${inOtherLines(lines.length - 1)}`,
    edits: lines.map(({ body, offset }) => ({ start: offset, end: offset + body.length, text: written(body) })),
  }));
};
