import type { z } from 'zod';
import { closely } from './closely';
import type { FieldInText, SlidField } from './slid-among';

/** The first field that slid into each text of several lines: a line of it begins with a field that is not there. */
export function slidFields(text: string, schema: z.ZodType, value: unknown): SlidField[] {
  const suspects = fieldsInTexts(text);
  return suspects.length === 0 ? [] : closely.slidAmong(suspects, { text, schema, value });
}

const header = /^( *)((?:- +)*)([^\s:#"'[{][^:]*: +)?[|>][-+\d]*(?: +#.*)?\r?$/;
const field = /^( *)(- +)?([a-z][A-Za-z]*):(?:\s|$)/;

/** The lines under a bar that look like a field. */
function fieldsInTexts(text: string): FieldInText[] {
  const lines: FieldInText[] = [];
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
