import type { z } from 'zod';
import { isFields, valueAt } from '../model/values';
import { fieldsOf, optionFor, schemasAlong } from './explain/schema-at';
import { scalarsOf } from './parsing/scalars';
import { treeOf } from './parsing/tree';
import type { Path } from './position';

/** A field that is read as part of the text above it, as it is indented like it. */
export interface SlidField {
  /** The text that it is in. */
  path: Path;
  name: string;
  /** Where it stands in the file. */
  offset: number;
}

/** A line under a bar that looks like a field. */
export interface FieldInText {
  name: string;
  offset: number;
  /** True where it begins an item of a list. */
  isItem: boolean;
}

interface Around {
  text: string;
  schema: z.ZodType;
  value: unknown;
}

/** Of lines that look like fields those that are some, the first of each text. */
export function slidAmong(suspects: readonly FieldInText[], { text, schema, value }: Around): SlidField[] {
  const blocks = scalarsOf(treeOf(text)).filter(({ style }) => style === 'block');
  const told = new Set<number>();
  return suspects.flatMap(({ name, offset, isItem }) => {
    const block = blocks.find(({ start, end }) => start <= offset && offset < end);
    if (!block || told.has(block.start) || !belongsAround(block.path, name, isItem, { schema, value })) return [];
    told.add(block.start);
    return [{ path: block.path, name, offset }];
  });
}

/** Whether the fields or the items that a text stands in may have one of this name, and lack it. */
function belongsAround(
  path: Path,
  name: string,
  isItem: boolean,
  root: { schema: z.ZodType; value: unknown },
): boolean {
  return path.some((_, depth) => {
    const around = path.slice(0, depth);
    const owner = valueAt(root.value, around);
    const schema = schemasAlong(root.schema, root.value, around)[depth];
    if (!schema || !isFields(owner) || !Object.hasOwn(fieldsOf(optionFor(schema, owner)), name)) return false;
    return isItem ? typeof around.at(-1) === 'number' : !Object.hasOwn(owner, name);
  });
}
