import { z } from 'zod';
import type { LeafKind } from '../../schemas/fields/text';
import type { Path } from '../reading/position';

/** Gets a marked leaf and gives what stands there afterwards. */
export type Visit = (kind: LeafKind, leaf: string, path: Path) => string;

/** Rebuilds a value of one schema; `undefined` where the schema has no marked leaf, so the value can stay as it is. */
type Walker = ((value: unknown, path: Path, visit: Visit) => unknown) | undefined;

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
    case 'nullable':
    case 'readonly':
      return walkerOf(def.innerType);
    default:
      return undefined;
  }
}

function objectWalker({ shape }: DefOf<'object'>): Walker {
  const walked = Object.entries(shape).flatMap(([key, field]) => {
    const walker = walkerOf(field);
    return walker ? [{ key, walker }] : [];
  });
  if (walked.length === 0) return undefined;
  return (value, path, visit) => {
    if (!isRecord(value)) return value;
    const copy = { ...value };
    for (const { key, walker } of walked) {
      if (copy[key] !== undefined) copy[key] = walker(copy[key], [...path, key], visit);
    }
    return copy;
  };
}

function arrayWalker({ element }: DefOf<'array'>): Walker {
  const walker = walkerOf(element);
  if (!walker) return undefined;
  return (value, path, visit) =>
    Array.isArray(value) ? value.map((item, index) => walker(item, [...path, index], visit)) : value;
}

function tupleWalker({ items }: DefOf<'tuple'>): Walker {
  const walked = items.map(walkerOf);
  if (walked.every((walker) => walker === undefined)) return undefined;
  return (value, path, visit) =>
    Array.isArray(value) ? value.map((item, index) => walked[index]?.(item, [...path, index], visit) ?? item) : value;
}

function recordWalker({ valueType }: DefOf<'record'>): Walker {
  const walker = walkerOf(valueType);
  if (!walker) return undefined;
  return (value, path, visit) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walker(item, [...path, key], visit)]))
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
    isRecord(value) ? (byName.get(value[discriminator])?.(value, path, visit) ?? value) : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy of a validated value in which every leaf that its schema marks with a `kind` is replaced by what `visit` gives;
 * everything else is kept. Paths begin with `path`.
 */
export function mapLeaves<S extends z.ZodType>(schema: S, value: z.output<S>, path: Path, visit: Visit): z.output<S> {
  const walker = walkerOf(schema);
  // Strings are replaced by strings and nothing else changes, so the copy has the type of the value.
  return walker ? (walker(value, path, visit) as z.output<S>) : value;
}
