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

/** The first field that slid into each text of several lines: a line of it begins with a field that is not there. */
export function slidFields(text: string, schema: z.ZodType, value: unknown): SlidField[] {
  const suspects = fieldsInTexts(text);
  if (suspects.length === 0) return [];
  const blocks = scalarsOf(treeOf(text)).filter(({ style }) => style === 'block');
  const told = new Set<number>();
  return suspects.flatMap(({ name, offset, isItem }) => {
    const block = blocks.find(({ start, end }) => start <= offset && offset < end);
    if (!block || told.has(block.start) || !belongsAround(block.path, name, isItem, { schema, value })) return [];
    told.add(block.start);
    return [{ path: block.path, name, offset }];
  });
}

interface Line {
  name: string;
  offset: number;
  /** True where it begins an item of a list. */
  isItem: boolean;
}

const header = /^( *)((?:- +)*)([^\s:#"'[{][^:]*: +)?[|>][-+\d]*(?: +#.*)?\r?$/;
const field = /^( *)(- +)?([a-z][A-Za-z]*):(?:\s|$)/;

/** The lines under a bar that look like a field. */
function fieldsInTexts(text: string): Line[] {
  const lines: Line[] = [];
  let depth = Number.POSITIVE_INFINITY;
  let offset = 0;
  for (const line of text.split('\n')) {
    const mayBegin = line.includes('|') || line.includes('>');
    const lead = mayBegin || depth < Number.POSITIVE_INFINITY ? line.search(/[^ \r]/) : -1;
    if (lead > depth) {
      const [, space = '', dash, name] = field.exec(line) ?? [];
      if (name !== undefined) lines.push({ name, offset: offset + space.length, isItem: dash !== undefined });
    } else if (lead >= 0) {
      const [all, space = '', dashes = '', name] = (mayBegin && header.exec(line)) || [];
      depth =
        all === undefined ? Number.POSITIVE_INFINITY : space.length + dashes.length - (name === undefined ? 2 : 0);
    }
    offset += line.length + 1;
  }
  return lines;
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
