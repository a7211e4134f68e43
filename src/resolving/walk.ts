import { z } from 'zod';
import type { LeafKind } from '../../schemas/fields/text';
import { isFields } from '../model/values';
import type { Path } from '../reading/position';

/** Gets a marked leaf and gives what stands there afterwards. The path goes on to the next leaf: a copy of it stays. */
export type Visit = (kind: LeafKind, leaf: string, path: Path) => string;

/** Rebuilds a value of one schema; `undefined` where the schema has no marked leaf, so the value can stay as it is. */
type Walker = ((value: unknown, path: Steps, visit: Visit) => unknown) | undefined;

/** The way to where a walker is: taken along and shared, for a copy at every leaf costs more than the walk. */
type Steps = (string | number)[];

type Def = z.core.$ZodTypes['_zod']['def'];
type DefOf<T extends Def['type']> = Extract<Def, { type: T }>;

/** Walkers by schema: schemas are few and shared, values many. */
const walkers = new WeakMap<z.core.$ZodType, { walker: Walker }>();

function walkerOf(schema: z.core.$ZodType): Walker {
  const known = walkers.get(schema);
  if (known) return known.walker;
  const walker = makeWalker(schema);
  walkers.set(schema, { walker });
  return walker;
}

function makeWalker(schema: z.core.$ZodType): Walker {
  const kind = z.globalRegistry.get(schema)?.kind;
  if (kind) return (value, path, visit) => (typeof value === 'string' ? visit(kind, value, path) : value);
  // The base type of zod's schemas does not list its definitions; $ZodTypes is their union.
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      return objectWalker(def);
    case 'array':
      return arrayWalker(def);
    case 'tuple':
      return tupleWalker(def);
    case 'record':
      return recordWalker(def);
    case 'union':
      return unionWalker(def);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'readonly':
      return walkerOf(def.innerType);
    default:
      return undefined;
  }
}

/** Walks a value that lies one step further. */
function within(step: string | number, walker: Walker, value: unknown, path: Steps, visit: Visit): unknown {
  if (!walker) return value;
  path.push(step);
  const walked = walker(value, path, visit);
  path.pop();
  return walked;
}

function objectWalker({ shape }: DefOf<'object'>): Walker {
  const walked = Object.entries(shape).flatMap(([key, field]) => {
    const walker = walkerOf(field);
    return walker ? [{ key, walker }] : [];
  });
  if (walked.length === 0) return undefined;
  return (value, path, visit) => {
    if (!isFields(value)) return value;
    const copy = { ...value };
    for (const { key, walker } of walked) {
      if (copy[key] !== undefined) copy[key] = within(key, walker, copy[key], path, visit);
    }
    return copy;
  };
}

function arrayWalker({ element }: DefOf<'array'>): Walker {
  const walker = walkerOf(element);
  if (!walker) return undefined;
  return (value, path, visit) =>
    Array.isArray(value) ? value.map((item, index) => within(index, walker, item, path, visit)) : value;
}

function tupleWalker({ items }: DefOf<'tuple'>): Walker {
  const walked = items.map(walkerOf);
  if (walked.every((walker) => walker === undefined)) return undefined;
  return (value, path, visit) =>
    Array.isArray(value) ? value.map((item, index) => within(index, walked[index], item, path, visit)) : value;
}

function recordWalker({ valueType }: DefOf<'record'>): Walker {
  const walker = walkerOf(valueType);
  if (!walker) return undefined;
  return (value, path, visit) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, within(key, walker, item, path, visit)]))
      : value;
}

/** Unions are told apart by their discriminator; others (none in the contract) are left as they are. */
function unionWalker(def: DefOf<'union'>): Walker {
  if (!('discriminator' in def) || typeof def.discriminator !== 'string') return undefined;
  const { discriminator } = def;
  const byName = new Map<unknown, Walker>();
  for (const option of def.options) {
    for (const name of option._zod.propValues?.[discriminator] ?? []) byName.set(name, walkerOf(option));
  }
  return (value, path, visit) =>
    isFields(value) ? (byName.get(value[discriminator])?.(value, path, visit) ?? value) : value;
}

/**
 * A copy of a validated value in which every leaf that its schema marks with a `kind` is replaced by what `visit` gives;
 * everything else is kept. Paths begin with `path`.
 */
export function mapLeaves<S extends z.ZodType>(schema: S, value: z.output<S>, path: Path, visit: Visit): z.output<S> {
  const walker = walkerOf(schema);
  // Strings are replaced by strings and nothing else changes, so the copy has the type of the value.
  return walker ? (walker(value, [...path], visit) as z.output<S>) : value;
}
