import { z } from 'zod';
import { explain } from './explain/explain';
import type { Explanation } from './explain/field';
import { mend } from './explain/mend';
import { asWritten, type Move } from './explain/moves';
import type { Parsed } from './parse';
import { formatPath } from './position';
import { mostProblems, type Problem } from './problem';

/**
 * Checks a file against its schema. Gives the value with its defaults when it fits; otherwise every mistake, one problem
 * each, of very many only the first. Says nothing of a file that could not be read as YAML: that is in `parsed.problems`.
 */
export function validate<S extends z.ZodType>(schema: S, parsed: Parsed): { value?: z.output<S>; problems: Problem[] } {
  if (parsed.value === undefined) return { problems: [] };
  const result = schema.safeParse(parsed.value, plainly);
  if (result.success) return { value: result.data, problems: [] };
  const { explanations, moves, issues, root } = mend({ schema, parsed, root: parsed.value }, (value) =>
    issuesOf(schema, value),
  );
  const context = { schema, parsed, root, moves };
  const problems = [
    ...explanations.map((explanation) => problemOf(explanation, parsed, moves)),
    ...issues.slice(0, mostProblems + 1).map((issue) => problemOf(explain(issue, context), parsed, moves)),
  ];
  return { problems };
}

/** zod's own wording is left out, so that a message that is not empty is one the schema has written itself. */
const plainly = { error: () => '', reportInput: true } as const;

function issuesOf(schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodIssue[] {
  return z.core.safeParse(schema, value, plainly).error?.issues ?? [];
}

function problemOf(explanation: Explanation, parsed: Parsed, moves: readonly Move[]): Problem {
  const { found, fix } = explanation;
  const path = asWritten(explanation.path, moves);
  const { line, column } = explanation.at
    ? parsed.at(asWritten(explanation.at.path, moves), explanation.at.part)
    : parsed.at(path);
  return { file: parsed.file, line, column, path: formatPath(path), found, fix, severity: 'error' };
}
