import { z } from 'zod';
import { childValue, valueAt } from '../../model/values';
import { closest } from '../closest';
import type { Edit } from '../edit';
import { cut, inQuotes } from '../parsing/source-line';
import type { Path } from '../position';
import { fieldCalled, fieldsCalled } from './elsewhere';
import { type Case, fieldAt } from './field';
import { asWritten, rewritten } from './moves';
import { fits } from './repair';
import { bare, isOptional } from './schema-at';

/** The field that a wrong name stands for, and what is to be written. */
export interface MeantField {
  name: string;
  fix: string;
  /** The value as the field takes it, where it is written otherwise. */
  value?: unknown;
  edits?: readonly Edit[] | undefined;
}

/**
 * The field that a name was most likely meant for: one that it is a slip for, or what other programs call so. What fits the
 * value goes before what looks alike.
 */
export function meantField(owner: Path, key: string, free: readonly string[], context: Case): MeantField | undefined {
  const near = closest(key, free);
  const written = childValue(valueAt(context.root, owner), key);
  const called = fieldsCalled(key, free);
  const fittingOf = called.filter((name) => fits(fieldAt(context, [...owner, name]).schema, written));
  // Of several that are called so, the one that takes what is written.
  const only = called.length > 1 && fittingOf.length === 1 ? fittingOf[0] : fieldCalled(key, free);
  const candidates = [near, only].flatMap((name) => name ?? []);
  const schemas = candidates
    .map((name) => ({ name, schema: fieldAt(context, [...owner, name]).schema }))
    .sort((a, b) => Number(isOptional(a.schema)) - Number(isOptional(b.schema)));
  const fitting = schemas.find(({ schema }) => fits(schema, written));
  if (fitting) return { name: fitting.name, fix: `write "${fitting.name}"` };
  const chosen = written === true || written === null ? choiceNamed(owner, key, free, context) : undefined;
  if (chosen) return chosen;
  for (const { name, schema } of schemas) {
    const value = shapes(written).find((shape) => fits(schema, shape));
    if (value === undefined) continue;
    return {
      name,
      value,
      fix: writtenAs(name, value),
      edits: rewritten({ from: [...owner, key], name, value }, context),
    };
  }
  return near === undefined ? undefined : { name: near, fix: `write "${near}"` };
}

/** The field that has the name as one of its choices: `closed: true` is `is: closed`. */
function choiceNamed(owner: Path, key: string, free: readonly string[], context: Case): MeantField | undefined {
  const [named, ...more] = free.flatMap((name) => {
    const schema = bare(fieldAt(context, [...owner, name]).schema);
    const choices = schema instanceof z.core.$ZodEnum ? Object.values(schema._zod.def.entries).map(String) : [];
    // The first word of a choice stands for it: "noindex" for "noindex, follow".
    const value = choices.find((choice) => choice.split(',')[0] === key);
    return value === undefined ? [] : [{ name, value }];
  });
  if (named === undefined || more.length > 0) return undefined;
  const { name, value } = named;
  const { [key]: _, ...others } = Object(valueAt(context.root, owner));
  return {
    name,
    value,
    fix: `write  ${name}: ${value}`,
    edits: context.parsed.edits({ path: asWritten(owner, context.moves) }, { ...others, [name]: value }),
  };
}

/** A value as the one item of a list, and the one item of a list by itself. */
const shapes = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value.length === 1 ? value : []) : value === null || value === undefined ? [] : [[value]];

function writtenAs(name: string, value: unknown): string {
  const text = Array.isArray(value) ? value[0] : value;
  if (typeof text !== 'string') return `write "${name}", with "- " before its first field`;
  return `write  ${name}: ${Array.isArray(value) ? `[${inQuotes(cut(text, 60))}]` : cut(text, 60)}`;
}
