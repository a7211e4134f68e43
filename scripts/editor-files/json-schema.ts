import { z } from 'zod';
import type { LeafKind } from '../../schemas/fields/text';

/** A JSON schema (draft 7), or a part of one. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name that a variant of a union goes by, and the field it stands in. */
function nameOf(variant: unknown): { field: string; name: string } | undefined {
  const properties = isSchema(variant) && isSchema(variant.properties) ? variant.properties : {};
  const found = Object.entries(properties).find(([, property]) => isSchema(property) && 'const' in property);
  return found && isSchema(found[1]) ? { field: found[0], name: String(found[1].const) } : undefined;
}

interface Variant {
  name: string;
  schema: JsonSchema;
}

/** What a field chooses between, in a form that editors can follow while the rest is still being typed. */
export const variantsBy = (field: string, variants: readonly Variant[]) => ({
  properties: {
    [field]: {
      enum: variants.map(({ name }) => name),
      description: variants.map(({ name, schema }) => `${name}: ${schema.description ?? ''}`).join('\n\n'),
    },
  },
  allOf: variants.map(({ name, schema }) =>
    whenIt({ properties: { [field]: { const: name } }, required: [field] }, schema),
  ),
});

/** What holds where something else does. */
export const whenIt = (holds: JsonSchema, schema: JsonSchema): JsonSchema => ({
  if: holds,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: schema,
});

/** Whole examples, to be put in where a variant is to be chosen (a keyword of the YAML language server). */
const snippets = (variants: readonly Variant[]) =>
  variants.flatMap(({ name, schema: { description, examples } }) =>
    Array.isArray(examples) ? [{ label: name, description, body: examples[0] }] : [],
  );

/** A union whose variants are told apart by a field becomes a choice by that field; others stay. */
function asChoice(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  if (!Array.isArray(oneOf)) return schema;
  const named = oneOf.map((variant) => ({ ...nameOf(variant), schema: variant as JsonSchema }));
  const field = named[0]?.field;
  const variants = named.flatMap(({ name, schema: variant }) =>
    name === undefined ? [] : [{ name, schema: variant }],
  );
  return field === undefined || variants.length < named.length
    ? schema
    : {
        ...rest,
        type: 'object',
        required: [field],
        ...variantsBy(field, variants),
        defaultSnippets: snippets(variants),
      };
}

/** Leaves whose values are names of the site, or of the engine; the other kinds are free text. */
export const namedKinds = ['link', 'picture', 'icon', 'office', 'form', 'text'] as const satisfies LeafKind[];

const isNamed = (kind: string): boolean => namedKinds.some((named) => named === kind);

function forEditors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forEditors);
  if (!isSchema(value)) return value;
  const { kind, ...rest } = asChoice(value);
  const inside = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, forEditors(inner)]));
  // `kind` is also the name of a field in some mappings; there its value is a schema.
  if (typeof kind !== 'string') return kind === undefined ? inside : { ...inside, kind: forEditors(kind) };
  return isNamed(kind) ? { ...inside, allOf: [{ $ref: `names.schema.json#/definitions/${kind}` }] } : inside;
}

/**
 * The JSON schema of what may be written where a zod schema is asked for, with sentences as descriptions. What leaves with
 * names may be is in a schema of its own (`namesSchema`), which changes with the site and not with the engine.
 */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...plain } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
  return forEditors(plain) as JsonSchema;
}
