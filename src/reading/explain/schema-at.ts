import { z } from 'zod';
import { childValue, isFields } from '../../model/values';
import type { Path } from '../position';

type Schema = z.core.$ZodType;

/** The schema under its wrappers: what an optional or defaulted field holds when it is written. */
export function bare(schema: Schema): Schema {
  if (schema instanceof z.core.$ZodPipe) return bare(schema._zod.def.in);
  if (schema instanceof z.core.$ZodLazy) return bare(schema._zod.innerType);
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodNonOptional ||
    schema instanceof z.core.$ZodReadonly ||
    schema instanceof z.core.$ZodCatch
  ) {
    return bare(schema._zod.def.innerType);
  }
  return schema;
}

/** The fields of an object schema by name; none for any other schema. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const inner = bare(schema);
  return inner instanceof z.core.$ZodObject ? inner._zod.def.shape : {};
}

/** The option of a union whose discriminator has the value that `value` has; the schema itself otherwise. */
export function optionFor(schema: Schema, value: unknown): Schema {
  const inner = bare(schema);
  if (!(inner instanceof z.core.$ZodDiscriminatedUnion) || !isFields(value)) return inner;
  const { discriminator, options } = inner._zod.def;
  const chosen = value[discriminator];
  return (
    options.find((option) => [...(option._zod.propValues?.[discriminator] ?? [])].some((name) => name === chosen)) ??
    inner
  );
}

/** The schemas from the root to the value at `path`, as that value chooses among unions; shorter when a step is unknown. */
export function schemasAlong(root: Schema, value: unknown, path: Path): Schema[] {
  const trail = [root];
  let at = value;
  for (const step of path) {
    const next = childOf(optionFor(trail[trail.length - 1] ?? root, at), step);
    if (!next) break;
    trail.push(next);
    at = childValue(at, step);
  }
  return trail;
}

function childOf(schema: Schema, step: string | number): Schema | undefined {
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.core.$ZodTuple)
    return schema._zod.def.items[Number(step)] ?? schema._zod.def.rest ?? undefined;
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.map((option) => childOf(bare(option), step)).find((child) => child !== undefined);
  }
  const fields = fieldsOf(schema);
  return Object.hasOwn(fields, step) ? fields[step] : undefined;
}

/** The sentence that the contract has about a field. */
export function descriptionOf(schema: Schema | undefined): string | undefined {
  if (!schema) return undefined;
  const own = z.globalRegistry.get(schema)?.description;
  const inner = bare(schema);
  return own ?? (inner === schema ? undefined : z.globalRegistry.get(inner)?.description);
}

/** True when a field may be left out. */
export const isOptional = (schema: Schema): boolean => schema._zod.optin !== undefined;
