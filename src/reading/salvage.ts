import { z } from 'zod';
import { childValue, isFields, valueAt } from '../model/values';
import { schemasAlong } from './explain/schema-at';
import type { Path } from './position';

/** What stands in the place of a value that must be there and is wrong, the plainest first. */
const standIns: readonly unknown[] = [
  'x',
  'en-US',
  'https://www.example.com',
  'x@example.com',
  '/x',
  '08:00',
  '#000000',
  1,
  true,
  [],
  {},
];

/** More rounds than a file has told mistakes. */
const mostRounds = 200;

/** What is good of a value that does not fit. */
export interface Salvaged<T> {
  value: T;
  /** What was taken out, or has something else in its place. */
  lost: readonly Path[];
  /** The path that something had before others were taken out beside it. */
  pathBefore(path: Path): Path;
}

/** The numbers that the items of a list had at first. */
type Numbers = WeakMap<readonly unknown[], number[]>;

/**
 * What of a value that does not fit is good: what is wrong is taken out of a copy, and something plain put in its place
 * where there must be something. Undefined where too little is left.
 */
export function salvaged<S extends z.ZodType>(schema: S, written: unknown): Salvaged<z.output<S>> | undefined {
  const root: unknown = structuredClone(written);
  const numbers: Numbers = new WeakMap();
  const pathBefore = (path: Path) => beforeIn(root, path, numbers);
  const lost: Path[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const result = schema.safeParse(root);
    if (result.success) return { value: result.data, lost, pathBefore };
    const [issue] = result.error.issues;
    if (!issue) return undefined;
    lost.push(pathBefore(issue.path.map(stepOf)));
    if (!isTakenOut(schema, root, issue, numbers)) return undefined;
  }
  return undefined;
}

const stepOf = (step: PropertyKey): string | number => (typeof step === 'number' ? step : String(step));

function isTakenOut(schema: z.core.$ZodType, root: unknown, issue: z.core.$ZodIssue, numbers: Numbers): boolean {
  const path = issue.path.map(stepOf);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) take(root, [...path, key], numbers);
    return true;
  }
  if (path.length === 0) return false;
  const trail = schemasAlong(schema, root, path);
  const own = trail[path.length];
  const fitting = own && standIns.find((value) => z.core.safeParse(own, value).success);
  if (valueAt(root, path) !== undefined) return take(root, path, numbers);
  const owner = valueAt(root, path.slice(0, -1));
  if (fitting === undefined || !isFields(owner)) return take(root, path.slice(0, -1), numbers);
  owner[String(path.at(-1))] = structuredClone(fitting);
  return true;
}

/** Takes a value out of the one that it is in; false where it is in none. */
function take(root: unknown, path: Path, numbers: Numbers): boolean {
  const owner = valueAt(root, path.slice(0, -1));
  const step = path.at(-1);
  if (step === undefined || childValue(owner, step) === undefined) return false;
  if (Array.isArray(owner)) {
    const known = numbers.get(owner) ?? owner.map((_, index) => index);
    numbers.set(owner, known);
    known.splice(Number(step), 1);
    owner.splice(Number(step), 1);
  } else if (isFields(owner)) delete owner[step];
  return true;
}

function beforeIn(root: unknown, path: Path, numbers: Numbers): Path {
  let at = root;
  return path.map((step) => {
    const before = Array.isArray(at) ? (numbers.get(at)?.[Number(step)] ?? step) : step;
    at = childValue(at, step);
    return before;
  });
}
