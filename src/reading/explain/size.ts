import { z } from 'zod';
import type { Issue } from '../issue';
import { inQuotes } from '../parsing/source-line';
import type { Field } from './field';
import { about } from './missing';
import { partsOf } from './pieces';
import { fits } from './repair';
import { bare } from './schema-at';
import { count, show } from './show';
import { explainSwapped } from './swapped';
import { item } from './wrong-type';

interface Size {
  origin: string;
  exact?: boolean | undefined;
  inclusive?: boolean | undefined;
  input?: unknown;
}

/** A text, list or number that is too long or too large: says by how much. */
export function explainTooBig(issue: Size & { maximum: number | bigint }, field: Field): Issue {
  const most = Number(issue.maximum);
  const has = sizeOf(issue, field);
  if (issue.origin === 'string') {
    return {
      code: 'value/too-long',
      found: `the text is ${has} characters long`,
      fix: `shorten it by ${has - most}, to at most ${most} characters`,
    };
  }
  if (issue.origin === 'array') return listSize(issue, most, has, field);
  return outOfRange(field, issue.inclusive ?? true);
}

/** The items of a list that has all of them in one text. */
function partsInOne({ value, schema }: Field): unknown[] | undefined {
  const [only, ...more] = Array.isArray(value) ? value : [];
  const texts = typeof only === 'string' && more.length === 0 ? partsOf(only) : [];
  return texts.length < 2 ? undefined : [texts, texts.map(item)].find((parts) => fits(schema, parts));
}

/** A text, list or number that is too short or too small: says by how much. */
export function explainTooSmall(issue: Size & { minimum: number | bigint }, field: Field): Issue {
  const least = Number(issue.minimum);
  const has = sizeOf(issue, field);
  if (issue.origin === 'string') {
    if (has === 0)
      return { code: 'value/too-short', found: 'the text is empty', fix: `write some text${about(field)}` };
    return {
      code: 'value/too-short',
      found: `the text is ${has} characters long`,
      fix: `make it longer by ${least - has}, to at least ${least} characters`,
    };
  }
  const parts = issue.origin === 'array' ? partsInOne(field) : undefined;
  if (parts)
    return {
      code: 'value/too-few',
      found: 'all items stand in one text',
      fix: `write each by itself: [${parts.map((part) => (typeof part === 'string' && /[:#{}[\]]/.test(part) ? inQuotes(part) : part)).join(', ')}]`,
      change: { to: parts },
      unsure: true,
    };
  if (issue.origin === 'array') return listSize(issue, least, has, field);
  return outOfRange(field, issue.inclusive ?? true);
}

function listSize(issue: Size, limit: number, has: number, field: Field): Issue {
  const found = has === 0 ? 'the list is empty' : `the list has ${count(has, 'item')}`;
  const isExact = issue.exact || bare(field.schema) instanceof z.core.$ZodTuple;
  const verb = limit === 1 ? 'is' : 'are';
  if (has > limit)
    return {
      code: 'value/too-many',
      found,
      fix: `remove ${has - limit}: ${isExact ? 'exactly' : 'at most'} ${limit} ${verb} allowed`,
    };
  const needed = `add ${limit - has}: ${isExact ? 'exactly' : 'at least'} ${limit} ${verb} needed`;
  return { code: 'value/too-few', found, fix: needed + about(field).replace(/^:/, '.') };
}

function outOfRange(field: Field, inclusive: boolean): Issue {
  const swapped = explainSwapped(field);
  if (swapped) return swapped;
  const schema = bare(field.schema);
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : { minValue: null, maxValue: null };
  const low = bound(minValue);
  const high = bound(maxValue);
  const [most, least] = inclusive ? ['of at most', 'of at least'] : ['below', 'above'];
  const digits = (bounded: number | undefined): number => String(bounded ?? '').length;
  // Of a year two figures are none.
  const isShort = digits(low) > 2 && digits(low) === digits(high) && String(field.value).length < digits(low);
  const oneSided = low === undefined ? `${most} ${high}` : `${least} ${low}`;
  const range = low !== undefined && high !== undefined ? `from ${low} to ${high}` : oneSided;
  return {
    code: 'value/out-of-range',
    found: `${show(field.value, field.source)} is out of range`,
    fix: `write ${isShort ? `all ${digits(low)} figures, ` : ''}a number ${range}${about(field)}`,
  };
}

/** Whole numbers are bounded by what a computer can count to; that is no bound to tell an author. */
const bound = (value: number | null): number | undefined =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

/** The size that was measured: zod reports the value as it checked it, without spaces at the ends. */
function sizeOf(issue: Size, field: Field): number {
  const value = issue.input ?? field.value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}
