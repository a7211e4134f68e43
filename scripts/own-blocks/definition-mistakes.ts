import { runInThisContext } from 'node:vm';
import { z } from 'zod';
import type { defineBlock } from '../../schemas/block';
import { formatPath } from '../../src/reading/position';
import { blockFiles } from './own-folder.mjs';

type Definition = ReturnType<typeof defineBlock>;

/** What the code of a schema gives when it is run. Throws what it throws. */
function definedBy(code: string): unknown {
  const module: { exports: { default?: unknown } } = { exports: {} };
  runInThisContext(`(function (module, exports) {${code}\n})`)(module, module.exports);
  return module.exports.default;
}

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'schema' in value && 'example' in value && 'type' in value;

/** Fields without a sentence: nobody who writes a page could know what they are for. */
function unexplained({ schema }: Definition): string[] {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).filter(([name]) => name !== 'type');
  return fields.filter(([, field]) => !sentenceOf(field)).map(([name]) => name);
}

function sentenceOf(schema: z.core.$ZodType): string | undefined {
  const { description } = z.globalRegistry.get(schema) ?? {};
  const below = 'innerType' in schema._zod.def ? (schema._zod.def.innerType as z.core.$ZodType) : undefined;
  return description ?? (below && sentenceOf(below));
}

/** What is wrong with what the schema of a block defines, each with what to write. */
export function definitionMistakes(name: string, code: string): string[] {
  const file = `blocks/${name}/${blockFiles.schema}`;
  let defined: unknown;
  try {
    defined = definedBy(code);
  } catch (error) {
    return [`${file}  fails when it is read: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (!isDefinition(defined)) {
    return [`${file}  its default export is no block  write export default defineBlock({ type: '${name}', … })`];
  }
  if (defined.type !== name) {
    return [
      `${file}  its type is "${defined.type}"  write type: '${name}', as its folder is named, or rename the folder`,
    ];
  }
  const { success, error } = z.safeParse(defined.schema, defined.example);
  return [
    ...(defined.about?.trim() ? [] : [`${file}  has no about  say in a sentence what the block is for`]),
    ...unexplained(defined).map((field) => `${file}  ${field} has no sentence  say what it is: text('What it is.')`),
    ...(success
      ? []
      : (error?.issues ?? []).map(
          ({ path, message }) =>
            `${file}  its example does not fit: ${formatPath(path.map((step) => (typeof step === 'number' ? step : String(step))))} ${message}`,
        )),
  ];
}
