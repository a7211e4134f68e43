import { z } from 'zod';
import type { Finding, Issue } from '../issue';
import { inline } from '../mending/inline';
import { cut, inQuotes } from '../parsing/source-line';
import type { Field } from './field';
import { meantValue } from './meant-value';
import { pastedTag } from './pasted-tag';
import { fits } from './repair';
import { bare, fieldsOf, isOptional } from './schema-at';
import { show } from './show';

/** What is told of a value of another kind. */
export type KindFinding = Finding & Pick<Issue, 'change' | 'unsure'>;

/** A text or a list where fields are wanted. */
export function wantsFields(field: Field): KindFinding {
  const { value } = field;
  const found = `${show(value, field.source)} where fields are expected`;
  if (Array.isArray(value) && value.length === 1 && fits(field.schema, value[0]))
    return { found, fix: 'write the fields without the list around them', change: { to: value[0] } };
  const glued =
    typeof value === 'string' ? /^(?!(?:link|call|email|mailto|tel):)([\w-]+):(?!\/\/)(\S.*)$/.exec(value) : null;
  if (glued)
    return { found: 'there is no space after the colon', fix: `write  ${glued[1]}: ${cut(glued[2] ?? '', 50)}` };
  const schema = bare(field.schema);
  if (schema instanceof z.core.$ZodDiscriminatedUnion) {
    const { discriminator, options } = schema._zod.def;
    const tag = pastedTag(value, options);
    if (tag && fits(schema, tag))
      return {
        found: 'the code of a service is pasted here, and its fields are wanted',
        fix: `write ${inline(tag)}`,
        change: { to: tag },
      };
    return {
      found,
      fix: `write  ${discriminator}: ${typeof value === 'string' ? value : '…'}  and the other fields under it`,
    };
  }
  const owner = Array.isArray(value) ? listField(value, field.schema) : undefined;
  if (owner !== undefined)
    return {
      found,
      fix: `write "${owner}:" on a line of its own above the list, and the list under it`,
      change: { to: { [owner]: value } },
    };
  const each = typeof value === 'number' ? ofEach(value, field.schema) : undefined;
  if (each) return { found, fix: `write ${inline(each)}`, change: { to: each } };
  if (typeof value === 'string' && Object.hasOwn(fieldsOf(schema), value)) {
    const names = [...new Set([value, ...neededNames(field)])];
    const fix = `write { ${names.map((name) => `${name}: …`).join(', ')} }`;
    return { found: `"${value}" is the name of a field, and has no colon and no value`, fix };
  }
  const meant = meantValue(value, schema);
  if (meant !== undefined)
    return { found, fix: `write ${cut(inline(meant), 100)}`, change: { to: meant }, unsure: true };
  const filled = typeof value === 'string' ? filledIn(value, field.schema) : undefined;
  return {
    found,
    fix: filled
      ? `write ${filled.written}`
      : `write its fields under it: ${neededNames(field).join(', ') || 'a name, a colon and a value on each line'}`,
    ...(filled && fits(field.schema, filled.value) && { change: { to: filled.value } }),
  };
}

/** A number in each of the fields that there must be, where all of them are of its kind. */
function ofEach(value: number, schema: Field['schema']): Record<string, number> | undefined {
  const needed = neededOf(schema);
  const fields = Object.fromEntries(needed.map((name) => [name, value]));
  return needed.length > 1 && fits(schema, fields) ? fields : undefined;
}

/** The one field that takes a list as it stands. */
function listField(list: readonly unknown[], schema: Field['schema']): string | undefined {
  const fields = fieldsOf(schema);
  const [only, ...more] = Object.keys(fields).filter((name) => fields[name] && fits(fields[name], list));
  return more.length === 0 && only !== undefined && fits(schema, { [only]: list }) ? only : undefined;
}

/** A text in the field that it is meant for, with the others that there must be; undefined where no field takes it. */
function filledIn(text: string, schema: Field['schema']): { value: unknown; written: string } | undefined {
  const fields = fieldsOf(schema);
  const needed = Object.keys(fields).filter((name) => fields[name] && !isOptional(fields[name]));
  const isPlace = /^(?:[/#]|https?:|call\b|email$|link:)/.test(text);
  // Words are what is read; a name of one word may be that of an icon or a file.
  const wording = /\s/.test(text) ? needed.filter((name) => name !== 'icon' && name !== 'src') : [];
  const taking = [...(isPlace ? ['href'] : []), ...wording, ...needed, ...Object.keys(fields)];
  const name = taking.find((candidate) => fields[candidate] && fits(fields[candidate], text));
  if (name === undefined) return undefined;
  const names = needed.includes(name) ? needed : [name, ...needed];
  const written = names.map((each) => `${each}: ${each === name ? inQuotes(text) : '…'}`);
  return { value: { [name]: text }, written: `{ ${written.join(', ')} }` };
}

/** The fields that a value must have; all where it need not have any. */
function neededNames({ schema }: Field): string[] {
  const needed = neededOf(schema);
  return needed.length > 0 ? needed : Object.keys(fieldsOf(schema));
}

/** The names of the fields that a value must have. */
export const neededOf = (schema: z.core.$ZodType): string[] =>
  Object.entries(fieldsOf(schema)).flatMap(([name, field]) => (isOptional(field) ? [] : [name]));
