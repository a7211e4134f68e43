import { parseDocument } from 'yaml';
import { z } from 'zod';
import { isFields } from '../../model/values';
import { meantChoice, rangeOf } from './choice';
import { meantFields } from './meant-fields';
import { asNetwork } from './networks';
import { numberIn } from './number-in';
import { pastedTag } from './pasted-tag';
import { halves, looseSplits, partsOf, splits, withoutMarks } from './pieces';
import { fits, longestMeant, repairedText } from './repair';
import { bare } from './schema-at';
import { wordOf } from './show';
import { switches } from './switches';

type Schema = z.core.$ZodType;

/**
 * The value that a schema takes and that says all of what was written in another shape: a text taken apart for a list or for
 * fields, fields put around or taken away, each part as its place wants it. Undefined where nothing of the kind fits.
 */
export function meantValue(value: unknown, schema: Schema): unknown {
  if (fits(schema, value)) return value;
  if (isBeyond(value)) return undefined;
  return readings(value, bare(schema)).find((reading) => reading !== undefined && fits(schema, reading));
}

/** More fields than anything has that was written otherwise. */
const mostFields = 100;

/** True for more levels, or more fields, than anything has that was written otherwise: each is tried in several ways. */
const isBeyond = (value: unknown, levels = 5): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 ||
    (isFields(value) && Object.keys(value).length > mostFields) ||
    Object.values(value).some((held) => isBeyond(held, levels - 1)));

/** What a value may be meant as, the plainest first; each is yet to be held against its schema. */
function readings(value: unknown, schema: Schema): unknown[] {
  if (value === undefined || value === null || (typeof value === 'string' && value.length > longestMeant)) return [];
  const held = typeof value === 'string' ? heldInQuotes(value) : undefined;
  if (held !== undefined) return [meantValue(held, schema) ?? held];
  if (schema instanceof z.core.$ZodArray) return asList(value, schema);
  if (schema instanceof z.core.$ZodTuple) return asTuple(value, schema._zod.def.items);
  if (schema instanceof z.core.$ZodObject) return [asNetwork(value, schema), ...meantFields(value, schema, meantValue)];
  if (schema instanceof z.core.$ZodDiscriminatedUnion) {
    const tag = pastedTag(value, schema._zod.def.options);
    if (tag) return [tag];
  }
  if (schema instanceof z.core.$ZodUnion) return optionsSaid(value, schema).map((option) => meantValue(value, option));
  return asScalar(value, schema);
}

/** The fields or the list that stand in quotes as a whole, as they are read without them. */
function heldInQuotes(text: string): unknown {
  if (!/^\s*(?:\{\s*\w+:\s.*\}|\[.*\])\s*$/s.test(text)) return undefined;
  const document = parseDocument(text);
  const held: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  return typeof held === 'object' && held !== null ? held : undefined;
}

/** The options of a union; of one with types those whose type is said in what is written. */
function optionsSaid(value: unknown, union: z.core.$ZodUnion): readonly Schema[] {
  const { options } = union._zod.def;
  if (!(union instanceof z.core.$ZodDiscriminatedUnion)) return options;
  const words = JSON.stringify(value).toLowerCase();
  const { discriminator } = union._zod.def;
  return options.filter((option) =>
    [...(option._zod.propValues?.[discriminator] ?? [])].some((name) => words.includes(String(name).toLowerCase())),
  );
}

function asScalar(value: unknown, schema: Schema): unknown[] {
  if (Array.isArray(value)) return value.length === 1 ? asScalar(value[0], schema) : [];
  if (isFields(value)) return [];
  const word = wordOf(value);
  if (schema instanceof z.core.$ZodNumber) return [numberIn(value, schema)];
  if (schema instanceof z.core.$ZodBoolean) return [switches[word.trim().toLowerCase()]];
  if (schema instanceof z.core.$ZodEnum) return [meantChoice(word, Object.values(schema._zod.def.entries).map(String))];
  return [word, ...(isOfOtherSize(word, schema) ? [] : [repairedText(word, schema)])];
}

/** True for a text with which nothing is wrong but its length. */
const isOfOtherSize = (text: string, schema: Schema): boolean =>
  z.core.safeParse(schema, text).error?.issues.every(({ code }) => code === 'too_big' || code === 'too_small') ?? false;

/** The list that a value is: what stands between its signs, all of a range, what it holds, or it alone. */
function asList(value: unknown, schema: z.core.$ZodArray): unknown[] {
  const { element } = schema._zod.def;
  const each = (items: readonly unknown[]): unknown[] => items.map((item) => meantValue(item, element) ?? item);
  if (Array.isArray(value)) return [each(value)];
  if (isFields(value))
    return [
      [value],
      ...listsIn(value).map(each),
      each(Object.entries(value).map(([name, held]) => ({ [name]: held }))),
      each(heldIn(value)),
    ];
  if (typeof value !== 'string') return [each([value])];
  const inner = bare(element);
  const words = inner instanceof z.core.$ZodEnum ? Object.values(inner._zod.def.entries).map(String) : [];
  const text = withoutMarks(value);
  const parts = partsOf(text);
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const slashed = parts.length === 1 && /^[^/\s:]+(?: [^/\s:]+)*(?:\/[^/:]+){2,}$/.test(text) ? text.split('/') : [];
  return [
    ...(words.length > 0
      ? [
          words.includes(value) ? [value] : undefined,
          rangeOf(text, words),
          parts.flatMap((part) => rangeOf(part, words) ?? [part]),
        ]
      : []),
    ...(lines.length > 1 && !(inner instanceof z.core.$ZodString) ? [each(lines)] : []),
    ...(parts.length > 1 ? [each(parts)] : []),
    ...(slashed.length > 0 ? [each(slashed)] : []),
    each([text]),
  ].map((list) => list && each(list));
}

/** The one list that fields hold, under a name that it has no use for. */
const listsIn = (value: Record<string, unknown>): unknown[][] => {
  const [held, ...more] = Object.values(value);
  return more.length === 0 && Array.isArray(held) ? [held] : [];
};

/** A name and what stands behind it; of several fields their values; of names alone the names. */
const heldIn = (value: Record<string, unknown>): unknown[] => {
  const entries = Object.entries(value);
  if (entries.every(([, held]) => held === null)) return Object.keys(value);
  return entries.length === 1 ? entries.flat() : Object.values(value);
};

function asTuple(value: unknown, items: readonly Schema[]): unknown[] {
  const lists =
    typeof value === 'string'
      ? [...splits(value), ...looseSplits(value), halves(value)]
      : isFields(value)
        ? [Object.values(value)]
        : [value];
  return lists.map((list) =>
    Array.isArray(list) && list.length === items.length
      ? list.map((item, index) => meantValue(item, items[index] ?? z.unknown()))
      : undefined,
  );
}
