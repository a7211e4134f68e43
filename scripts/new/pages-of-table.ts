import { parse } from 'csv-parse/sync';
import { isKind, type Kind, kinds } from './kinds';
import { type Given, questionsFor } from './questions';
import type { SiteFacts } from './site-facts';

/** A table as rows of cells, the heads first. */
function cellsOf(text: string): { cells: string[][]; mistakes: string[] } {
  try {
    const delimiter = [',', ';', '\t'];
    return { cells: parse(text, { bom: true, trim: true, skip_empty_lines: true, delimiter }), mistakes: [] };
  } catch (error) {
    return { cells: [], mistakes: [error instanceof Error ? error.message : String(error)] };
  }
}

/**
 * The answers for a page in each row of a table (CSV, UTF-8) whose heads are fields of its kind of page, `route` among
 * them. Gives sentences about heads that are none and answers that are wrong, each with its line; then no page is to be
 * made.
 */
export function rowsOf(text: string, given: Given, facts: SiteFacts): { rows: Given[]; mistakes: string[] } {
  const { kind = '' } = given;
  if (!isKind(kind)) return { rows: [], mistakes: [`--kind is needed: one of ${Object.keys(kinds).join(', ')}`] };
  const { cells, mistakes } = cellsOf(text);
  const [heads = [], ...others] = cells;
  const wrong = [...mistakes, ...headMistakes(heads, kind)];
  if (wrong.length > 0) return { rows: [], mistakes: wrong };
  const made = others.map((row, index) => {
    const answers = { ...given, ...Object.fromEntries(heads.map((head, column) => [head, row[column] ?? ''])) };
    return completed(answers, index + 2, facts);
  });
  return {
    rows: made.map(({ answers }) => answers),
    mistakes: [...made.flatMap((row) => row.mistakes), ...doubles(made)],
  };
}

function headMistakes(heads: readonly string[], kind: Kind): string[] {
  const known = ['route', ...Object.keys(kinds[kind].shape)];
  return heads
    .filter((head) => !known.includes(head))
    .map((head) => `line 1: "${head}" is no field of a page of this kind; its fields are ${known.join(', ')}`);
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
