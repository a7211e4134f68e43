import { parse } from 'csv-parse/sync';
import { closest, listed } from '../../src/reading/closest';
import { isKind, type Kind, kinds } from './kinds';
import { type Given, questionsFor } from './questions';
import type { SiteFacts } from './site-facts';

/** A table as rows of cells, the heads first; a spreadsheet may write a row longer or shorter than its heads. */
function cellsOf(text: string): { cells: string[][]; mistakes: string[] } {
  try {
    const delimiter = [',', ';', '\t'];
    const options = {
      bom: true,
      trim: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      delimiter,
    };
    return { cells: parse(text, options), mistakes: [] };
  } catch (error) {
    return { cells: [], mistakes: [error instanceof Error ? error.message : String(error)] };
  }
}

/**
 * The answers for a page in each row of a table (CSV) whose heads are fields of its kind of page, `route` among
 * them; an empty cell says nothing. Gives sentences about heads that are none and answers that are wrong, each with its
 * line; then no page is to be made.
 */
export function rowsOf(text: string, given: Given, facts: SiteFacts): { rows: Given[]; mistakes: string[] } {
  const { kind = '' } = given;
  if (!isKind(kind)) return { rows: [], mistakes: [`--kind is needed: one of ${Object.keys(kinds).join(', ')}`] };
  const { cells, mistakes } = cellsOf(text);
  const [written = [], ...others] = cells;
  const { heads, mistakes: wrongHeads } = headsOf(written, kind);
  const unread = [...mistakes, ...wrongHeads];
  const wrong = [
    ...(unread.length > 0 ? unread : notThere(heads, others, given)),
    ...others.flatMap((row, index) => beyondHeads(row, heads, index + 2)),
  ];
  if (wrong.length > 0) return { rows: [], mistakes: wrong };
  const made = others.map((row, index) => {
    const told = heads.flatMap((head, column) => (head && row[column] ? [[head, row[column]]] : []));
    return completed({ ...given, ...Object.fromEntries(told) }, index + 2, facts);
  });
  return {
    rows: made.map(({ answers }) => answers),
    mistakes: [...made.flatMap((row) => row.mistakes), ...doubles(made)],
  };
}

/** The fields that the heads of a table name, in capitals or not; a column without a head has none. */
function headsOf(written: readonly string[], kind: Kind): { heads: string[]; mistakes: string[] } {
  const known = ['route', ...Object.keys(kinds[kind].shape)];
  const heads = written.map((head) => known.find((name) => name.toLowerCase() === head.toLowerCase()) ?? head);
  const mistakes = heads
    .filter((head) => head !== '' && !known.includes(head))
    .map((head) => {
      const near = closest(head, known);
      const fix = near === undefined ? `its fields are ${listed(known, head)}` : `write ${near}`;
      return `line 1: "${head}" is no field of a page of this kind; ${fix}`;
    });
  return { heads, mistakes };
}

/** What is wrong with a table as a whole: it has no rows, or no column for what each page needs. */
function notThere(heads: readonly string[], rows: readonly string[][], given: Given): string[] {
  if (rows.length === 0) return ['the table has no rows; write the heads in line 1 and a page in each line below'];
  const missing = ['route', 'title'].filter((name) => given[name] === undefined && !heads.includes(name));
  return missing.map((name) => `line 1: there is no column ${name}, and each page needs one`);
}

/** A row that says more than there are heads: most likely a comma in a text. */
function beyondHeads(row: readonly string[], heads: readonly string[], line: number): string[] {
  const beyond = row.slice(heads.length).find((cell) => cell !== '');
  if (beyond === undefined) return [];
  return [`line ${line}: "${beyond}" stands under no head; put a text that has a comma in it in double quotes`];
}

/** A row with suggestions where it says nothing, and what is wrong with it. */
function completed(given: Given, line: number, facts: SiteFacts) {
  // A page that is there already is no mistake here: it is left as it is.
  const here: SiteFacts = { ...facts, taken: (route) => (facts.isThere(route) ? undefined : facts.taken(route)) };
  const answers: Record<string, string | undefined> = { ...given };
  const mistakes = questionsFor(given, here).flatMap(({ name, mistake, suggestion }) => {
    const answer = given[name] || suggestion;
    answers[name] = answer;
    const wrong = answer === undefined ? 'this is missing' : mistake(answer);
    return wrong === undefined ? [] : [`line ${line}: ${name}: ${wrong}`];
  });
  return { line, answers, mistakes };
}

/** Rows that name an address of an earlier row. */
function doubles(rows: readonly { line: number; answers: Given }[]): string[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, answers: { route = '' } }) => {
    const first = lines.get(route) ?? line;
    lines.set(route, first);
    return first === line ? [] : [`line ${line}: route: ${route} is in line ${first} already`];
  });
}
