import { stringify } from 'yaml';
import { blockDefinitions } from '../../../schemas/blocks';
import { valueAt } from '../../model/values';
import type { Field } from './field';
import { optionFor } from './schema-at';

/** The line that the block's own example has for a field, such as `heading: Our services`; undefined where it has none. */
export function exampleFor(field: Field): string | undefined {
  for (const [depth, schema] of field.trail.entries()) {
    const block = optionFor(schema, valueAt(field.root, field.path.slice(0, depth)));
    const definition = blockDefinitions.find((candidate) => candidate.schema === block);
    if (!definition || depth >= field.path.length) continue;
    // Every example shows at least the first item of its lists.
    const path = field.path.slice(depth).map((step) => (typeof step === 'number' ? 0 : step));
    return lineOf(field.path.at(-1), valueAt(definition.example, path));
  }
  return undefined;
}

function lineOf(name: string | number | undefined, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const written = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
  const line = typeof name === 'string' ? `${name}: ${written}` : `- ${written}`;
  return line.includes('\n') || line.length > 110 ? undefined : line;
}
