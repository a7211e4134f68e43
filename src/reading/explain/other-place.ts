import { z } from 'zod';
import { childValue, isFields, valueAt } from '../../model/values';
import { formatPath, type Path } from '../position';
import { type Case, fieldAt } from './field';
import { fits } from './repair';
import { bare, fieldsOf, isOptional, optionFor } from './schema-at';

/** How deep under the top of a file a field is looked for. */
const deepest = 3;

/**
 * The one place outside of lists where a field of this name is missing and takes the value: `currency` under `business`
 * belongs to the top level.
 */
export function placeElsewhere(owner: Path, key: string, { schema, root }: Case): Path | undefined {
  const value = childValue(valueAt(root, owner), key);
  const places = value === null ? [] : placesOf(key, value, { schema, at: [], written: root });
  const [place, ...more] = places.filter((path) => formatPath(path.slice(0, -1)) !== formatPath(owner));
  return more.length === 0 ? place : undefined;
}

/** The nearest place around some fields where one of this name is missing and takes the value: `image` in a `link` of a card. */
export function placeAround(owner: Path, key: string, context: Case): Path | undefined {
  const value = childValue(valueAt(context.root, owner), key);
  const arounds = owner.map((_, index) => owner.slice(0, owner.length - 1 - index));
  const home = arounds.find((path) => {
    const held = valueAt(context.root, path);
    const fields = fieldsOf(optionFor(fieldAt(context, path).schema, held));
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return isFields(held) && field !== undefined && !Object.hasOwn(held, key) && fits(field, value);
  });
  return home && [...home, key];
}

function placesOf(
  key: string,
  value: unknown,
  { schema, at, written }: { schema: z.core.$ZodType; at: Path; written: unknown },
): Path[] {
  const fields = fieldsOf(schema);
  const own = fields[key];
  const isFree = Object.hasOwn(fields, key) && childValue(written, key) === undefined;
  const here = own && isFree && fits(own, value) ? [[...at, key]] : [];
  if (at.length === deepest) return here;
  const below = Object.entries(fields).flatMap(([name, field]) => {
    const inner = childValue(written, name);
    return isFields(inner) ? placesOf(key, value, { schema: field, at: [...at, name], written: inner }) : [];
  });
  return [...here, ...below];
}

/** The one free field that takes a list of fields, or fields, under a name that says nothing. */
export function fieldOfShape(
  value: unknown,
  fields: ReturnType<typeof fieldsOf>,
  free: readonly string[],
): string | undefined {
  const items = Array.isArray(value) ? value : [value];
  // One name alone is that of many things.
  const isShaped = items.length > 0 && items.every((item) => isFields(item) && Object.keys(item).length > 1);
  if (!isShaped) return undefined;
  const [name, ...more] = free.filter((candidate) => {
    const field = fields[candidate];
    return field && !(bare(field) instanceof z.core.$ZodRecord) && fits(field, value);
  });
  return more.length === 0 ? name : undefined;
}

/** The one free field whose fields several names are, without its own name above them: `src` and `alt` of `image`. */
export function fieldAround(
  keys: readonly string[],
  value: Readonly<Record<string, unknown>>,
  fields: ReturnType<typeof fieldsOf>,
): string | undefined {
  if (keys.length < 2) return undefined;
  const inner = Object.fromEntries(keys.map((key) => [key, value[key]]));
  return fieldOfShape(
    inner,
    fields,
    Object.keys(fields).filter((name) => !Object.hasOwn(value, name)),
  );
}

/** The list that the items of another belong into, one level below: the one field that each of its items must have. */
export function listBelow(items: unknown, element: z.core.$ZodType): string | undefined {
  const [needed, ...more] = Object.entries(fieldsOf(element)).filter(([, field]) => !isOptional(field));
  if (!needed || more.length > 0 || !Array.isArray(items) || items.length === 0) return undefined;
  const [name, list] = needed;
  return bare(list) instanceof z.core.$ZodArray && fits(list, items) ? name : undefined;
}

/** The names in a value, where all of them belong to the fields around it. */
export function fieldsAround(value: unknown, free: readonly string[]): string[] | undefined {
  const names = isFields(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => free.includes(name)) ? names : undefined;
}

/** Fields, or a list of them, under words that are none of a field's name, with the words in the one field that is missing beside them. */
export function namedFields(
  owner: Path,
  key: string,
  absent: readonly Path[],
  context: Case,
): Record<string, unknown> | undefined {
  const { [key]: held, ...others } = { ...(valueAt(context.root, owner) as Record<string, unknown>) };
  const [missing, ...more] = absent.filter((path) => formatPath(path.slice(0, -1)) === formatPath(owner));
  if (!missing || more.length > 0 || /^[a-z]\w*$/.test(key)) return undefined;
  const fields = fieldsOf(optionFor(fieldAt(context, owner).schema, others));
  const list = Array.isArray(held) ? fieldOfShape(held, fields, Object.keys(fields)) : undefined;
  const inner = list === undefined ? held : { [list]: held };
  return isFields(inner) && fits(fieldAt(context, missing).schema, key)
    ? { [String(missing.at(-1))]: key, ...inner, ...others }
    : undefined;
}
