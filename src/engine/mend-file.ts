import { applied, type Edit, placeBefore } from '../reading/edit';
import type { Problem } from '../reading/problem';
import { lineBreak, lineNumber, lineText, sourceText } from '../reading/source-text';

/** A mistake that was mended. */
export interface Mend {
  file: string;
  /** Where it was in the file as it was written, from 1. */
  line: number;
  column: number;
  code: Problem['code'];
  found: string;
  /** The line as it is now, without its indentation. */
  now: string;
}

/** A file on its way. */
export interface Work {
  written: string;
  /** The edits of each round, so that a place in the newest text is found in the first. */
  rounds: (readonly Edit[])[];
  mends: Mend[];
  /** What was tried and did not help, by name. */
  refused: Set<string>;
  /** True once several changes at once did not help: then one is tried after the other. */
  single: boolean;
}

/** Changes of one file that are tried at once. */
export interface Try {
  file: string;
  text: string;
  work: Work;
  chosen: readonly Problem[];
  edits: readonly Edit[];
  after: string;
}

/** The problems whose edits do not meet; the others have their turn in a later round. */
export function chosenOf(problems: readonly Problem[], { refused, single }: Work): Problem[] {
  const chosen: Problem[] = [];
  const taken: Edit[] = [];
  for (const problem of problems.filter((one) => !refused.has(problemName(one)))) {
    const edits = problem.edits ?? [];
    if (edits.some((edit) => taken.some((other) => edit.start <= other.end && other.start <= edit.end))) continue;
    chosen.push(problem);
    taken.push(...edits);
    if (single) break;
  }
  return chosen;
}

/** A text with its mistakes mended, and lines that end as its own do. */
export function withEdits(text: string, problems: readonly Problem[]): Pick<Try, 'edits' | 'after'> {
  const ending = lineBreak({ text });
  const edits = problems
    .flatMap((problem) => problem.edits ?? [])
    .map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, ending) }));
  return { edits, after: applied(text, edits) };
}

/** Tells a problem from others, wherever its lines have gone to. */
export const problemName = ({ file, code, path, found }: Problem): string => JSON.stringify([file, code, path, found]);

/** What is told of changes that stay. */
export function mendsOf({ file, text, after, work, chosen, edits }: Try): Mend[] {
  const [first, before, now] = [work.written, text, after].map(sourceText) as [Source, Source, Source];
  return chosen.map((problem) => {
    const offset = (before.starts[problem.line - 1] ?? 0) + problem.column - 1;
    const place = work.rounds.reduceRight(placeBefore, offset);
    const line = lineNumber(first, place);
    const start = Math.min(...(problem.edits ?? []).map((edit) => edit.start));
    const grown = edits
      .filter((edit) => edit.start < start)
      .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
    return {
      file,
      line: line + 1,
      column: place - (first.starts[line] ?? 0) + 1,
      code: problem.code,
      found: problem.found,
      now: lineText(now, lineNumber(now, start + grown)).trim(),
    };
  });
}

type Source = ReturnType<typeof sourceText>;
