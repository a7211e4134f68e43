import { z } from 'zod';
import { isFields, valueAt } from '../model/values';
import { explain } from './explain/explain';
import { mend, pathOf } from './explain/mend';
import { isAnother, missingTogether } from './explain/missing';
import { asWritten, type Move } from './explain/moves';
import { toldAsOne } from './explain/told-as-one';
import type { Issue } from './issue';
import type { Parsed } from './parsed';
import { placesIn } from './places';
import { formatPath, type Path } from './position';
import { mostProblems } from './problem';

/** What is wrong with a value that does not fit its schema. */
export interface Unfit {
  issues: Issue[];
  /** The value with its mistakes put right as far as they could be, and the names that were moved for it. */
  near: { root: unknown; moves: readonly Move[]; guessed: readonly Path[] };
}

/** Every mistake of a value that does not fit, one issue each, of very many only the first. */
export function unfit(schema: z.ZodType, parsed: Parsed): Unfit {
  const { explanations, moves, issues, root } = mend({ schema, parsed, root: parsed.value }, (value) =>
    issuesOf(schema, value),
  );
  const context = { schema, parsed, root, moves };
  const paths = new Set<string>();
  // Two rules that one value breaks are one mistake.
  const first = issues.filter((issue) => paths.size < paths.add(formatPath(pathOf(issue))).size);
  const unfit = first.slice(0, mostProblems + 1).map((issue) => explain(issue, context));
  const told = missingTogether(unfit);
  const names = isAnother(unfit) ? explanations.filter((issue) => !isNowhere(issue)) : explanations;
  return {
    issues: toldAsOne(names, told, context).map((issue) => inFile(issue, moves)),
    near: { root, moves, guessed: mendValues(root, unfit) },
  };
}

/** A field of a file that belongs nowhere in it. */
const isNowhere = ({ code, at, change, edits }: Issue): boolean =>
  code === 'field/unknown' && at?.path?.length === 1 && !change && !edits;

/** Puts all into a value that is known of how its parts were meant; gives their paths. */
function mendValues(root: unknown, issues: readonly Issue[]): Path[] {
  const guessed: Path[] = [];
  for (const { at: { path = [], mark, needle } = {}, change } of issues) {
    const owner = valueAt(root, path.slice(0, -1));
    const step = path.at(-1);
    if (!change || mark || needle !== undefined || step === undefined) continue;
    if (Array.isArray(owner)) owner[Number(step)] = change.to;
    else if (isFields(owner)) owner[String(step)] = change.to;
    guessed.push(path);
  }
  return guessed;
}

/** zod's own wording is left out, so that a message that is not empty is one the schema has written itself. */
const plainly = { error: () => '', reportInput: true } as const;

function issuesOf(schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodIssue[] {
  return z.core.safeParse(schema, value, plainly).error?.issues ?? [];
}

/** The paths of all that would be told of a value: each unknown name, each value, each missing field. */
export function misfitsOf(schema: z.ZodType, parsed: Pick<Parsed, 'value'>): Path[] {
  const context = {
    schema,
    parsed: { ...placesIn({ path: '', text: '' }), file: '', faults: [], traps: [], ...parsed },
    root: parsed.value,
  };
  const { explanations, issues } = mend(context, (value) => issuesOf(schema, value));
  // A value of the wrong kind may be of the wrong size as well.
  const places = new Map(issues.map((issue) => [formatPath(pathOf(issue)), pathOf(issue)]));
  return [...explanations.map(({ at }) => at?.path ?? []), ...places.values()];
}

/** An issue of the mended copy, where the file has it. */
function inFile({ at: { path = [], mark } = {}, ...issue }: Issue, moves: readonly Move[]): Issue {
  const marked = mark && { mark: { ...mark, path: asWritten(mark.path, moves) } };
  return { ...issue, at: { path: asWritten(path, moves), ...marked } };
}
