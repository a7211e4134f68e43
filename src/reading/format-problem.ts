import { byText } from '../model/order';
import type { SourceFile } from '../model/site';
import { count } from './explain/show';
import type { Position } from './position';
import type { Problem } from './problem';
import { lineText, type SourceText, sourceText } from './source-text';

/** Widest line of a file that a frame shows, in characters; longer ones are shown around the column. */
const frameWidth = 100;

/**
 * Problems as a person reads them, by file, line and column: what and where in one line, the lines of the file with a mark
 * under the place, and a count at the end. `texts` has the text of each file by its path. Empty without problems.
 */
export function formatProblems(problems: readonly Problem[], texts: ReadonlyMap<string, string>): string {
  if (problems.length === 0) return '';
  const sources = new Map<string, SourceText>();
  const sourceOf = (file: string): SourceText | undefined => {
    const text = texts.get(file);
    const source = sources.get(file) ?? (text === undefined ? undefined : sourceText(text));
    if (source) sources.set(file, source);
    return source;
  };
  const parts = sortProblems(problems).map((problem) => {
    const source = sourceOf(problem.file);
    return [headline(problem), ...(source ? frame(problem, source) : [])].join('\n');
  });
  return `${printable(parts.join('\n\n'))}\n\n${summary(problems)}\n`;
}

/** A text without the signs that a terminal takes for commands. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '\ufffd');

/** The text of each file by its path, as `formatProblems` wants it. */
export const textsOf = (files: readonly SourceFile[]): Map<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

/** The same problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** `pages/index.yaml:9:5  sections[1].titel  what was found  what to write`. */
function headline({ file, line, column, severity, path, found, fix }: Problem): string {
  const name = file.replace(/\s/g, ' ');
  const parts = [`${name}:${line}:${column}`, severity === 'warning' ? 'warning' : '', path, found, fix];
  return parts.filter((part) => part !== '').join('  ');
}

/** The line of a place with the ones before and after it, and a mark under the place. */
export const linesAround = (place: Position, text: string): string => frame(place, sourceText(text)).join('\n');

function frame({ line, column }: Position, source: SourceText): string[] {
  const lines = source.starts.length;
  const digits = String(Math.min(line + 1, lines)).length;
  const from = Math.max(0, column - Math.floor(frameWidth * 0.7));
  const rows: string[] = [];
  for (let number = Math.max(1, line - 1); number <= Math.min(line + 1, lines); number++) {
    const row = lineText(source, number - 1);
    // The empty line after the last line break is no line to an author.
    if (number === lines && row === '' && number !== line) continue;
    rows.push(`  ${String(number).padStart(digits)} | ${clip(row, from)}`.trimEnd());
    if (number !== line) continue;
    const space = row.slice(from, column - 1).replace(/[^\t]/g, ' ');
    rows.push(`  ${' '.repeat(digits)} | ${space}^`);
  }
  return rows;
}

/** The part of a row that is shown, with `…` where something is left out. */
function clip(row: string, from: number): string {
  const part = row.slice(from, from + frameWidth);
  const end = from + frameWidth < row.length ? `${part.slice(0, -1)}…` : part;
  return from > 0 && end !== '' ? `…${end.slice(1)}` : end;
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''].filter(
    Boolean,
  );
  return `${counts.join(' and ')} in ${count(new Set(problems.map((problem) => problem.file)).size, 'file')}`;
}
