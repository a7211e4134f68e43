import { z } from 'zod';
import { childValue, isFields, schemasAlong, valueAt } from './explain/schema-at';
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

/**
 * What of a value that does not fit is good: what is wrong is taken out of a copy, and something plain put in its place
 * where there must be something. Undefined where too little is left.
 */
export function salvaged<S extends z.ZodType>(schema: S, written: unknown): z.output<S> | undefined {
  const root: unknown = structuredClone(written);
  for (let round = 0; round < mostRounds; round++) {
    const result = schema.safeParse(root);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    if (!issue || !isTakenOut(schema, root, issue)) return undefined;
  }
  return undefined;
}

function isTakenOut(schema: z.core.$ZodType, root: unknown, issue: z.core.$ZodIssue): boolean {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) take(root, [...path, key]);
    return true;
  }
  if (path.length === 0) return false;
  if (valueAt(root, path) !== undefined) return take(root, path);
  const trail = schemasAlong(schema, root, path);
  const own = trail[path.length];
  const fitting = own && standIns.find((value) => z.core.safeParse(own, value).success);
  const owner = valueAt(root, path.slice(0, -1));
  if (fitting === undefined || !isFields(owner)) return take(root, path.slice(0, -1));
  owner[String(path.at(-1))] = structuredClone(fitting);
  return true;
}

/** Takes a value out of the one that it is in; false where it is in none. */
function take(root: unknown, path: Path): boolean {
  const owner = valueAt(root, path.slice(0, -1));
  const step = path.at(-1);
  if (step === undefined || childValue(owner, step) === undefined) return false;
  if (Array.isArray(owner)) owner.splice(Number(step), 1);
  else if (isFields(owner)) delete owner[step];
  return true;
}
