import type { z } from 'zod';
import { z as zod } from 'zod';
import type { Block, blockDefinitions } from '../../schemas/blocks';

type Def = z.core.$ZodTypes['_zod']['def'];

/** What stands for a leaf of each kind; a picture and an icon that there are, and an address that a page has. */
const leaves = {
  text: 'Some words',
  markdown: '<p>Some words</p>',
  link: '/contact',
  picture: 'house-evening.jpg',
  icon: 'home',
  form: 'main',
  film: '/tour.webm',
  frame: 'https://book.example.com/heron',
  office: 'seguin',
} as const;

/** How many items lists have. */
const items = 2;

/** What texts and numbers of any form are: each field takes one of them. */
const samples = ['part', '2025-05-06', '2:35', 3, 400];

/** A value of a schema in which nothing is left out: every field filled in, every list with two items, switches on. */
export function complete(schema: z.core.$ZodType): unknown {
  const kind = zod.globalRegistry.get(schema)?.kind;
  if (kind) return leaves[kind];
  // The base type of zod's schemas does not list its definitions; $ZodTypes is their union.
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, complete(field)]));
    case 'array':
      return Array.from({ length: items }, () => complete(def.element));
    case 'optional':
    case 'default':
      return complete(def.innerType);
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'union':
      return def.options[0] && complete(def.options[0]);
    case 'boolean':
      return true;
    case 'number':
    case 'string':
      return samples.find((sample) => zod.safeParse(schema, sample).success);
    default:
      throw new Error(`a schema of type ${def.type}: say here what a value of it is`);
  }
}

/** The choices of a block: each of its words to choose from and its switches, with what can be chosen. */
const choicesOf = (schema: z.ZodObject): [field: string, values: unknown[]][] =>
  Object.entries(schema.shape).flatMap(([name, field]): [string, unknown[]][] => {
    const inner = (field as z.core.$ZodType)._zod.def as Def;
    const def = inner.type === 'default' || inner.type === 'optional' ? (inner.innerType._zod.def as Def) : inner;
    if (def.type === 'enum') return [[name, Object.values(def.entries)]];
    return def.type === 'boolean' ? [[name, [true, false]]] : [];
  });

type Definition = (typeof blockDefinitions)[number];

/** The complete block, with one choice made otherwise, and with one field left out, for every choice and field. */
export function variantsOf({ schema }: Definition): [name: string, block: Block][] {
  const whole = complete(schema) as Record<string, unknown>;
  const others = choicesOf(schema).flatMap(([field, values]) =>
    values.map((value): [string, unknown] => [`${field}: ${value}`, { ...whole, [field]: value }]),
  );
  const without = Object.entries(schema.shape)
    .filter(([, field]) => field.safeParse(undefined).success)
    .map(([name]): [string, unknown] => [`no ${name}`, { ...whole, [name]: undefined }]);
  return [['as it comes', whole] as [string, unknown], ...others, ...without].map(([name, value]) => [
    name,
    schema.parse(value) as Block,
  ]);
}
