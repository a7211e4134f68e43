import { z } from 'zod';
import type { Issue } from '../issue';
import type { Field } from './field';
import { about } from './missing';
import { bare } from './schema-at';
import { count, show } from './show';

interface Size {
  origin: string;
  exact?: boolean | undefined;
  input?: unknown;
}

/** A text, list or number that is too long or too large: says by how much. */
export function explainTooBig(issue: Size & { maximum: number | bigint }, field: Field): Issue {
  const most = Number(issue.maximum);
  const has = sizeOf(issue, field);
  if (issue.origin === 'string') {
    return {
      found: `the text is ${has} characters long`,
      fix: `shorten it by ${has - most}, to at most ${most} characters${about(field)}`,
    };
  }
  if (issue.origin === 'array') return listSize(issue, most, has, field);
  return outOfRange(field);
}

/** A text, list or number that is too short or too small: says by how much. */
export function explainTooSmall(issue: Size & { minimum: number | bigint }, field: Field): Issue {
  const least = Number(issue.minimum);
  const has = sizeOf(issue, field);
  if (issue.origin === 'string') {
    if (has === 0) return { found: 'the text is empty', fix: `write some text${about(field)}` };
    return {
      found: `the text is ${has} characters long`,
      fix: `make it longer by ${least - has}, at least ${least} characters${about(field)}`,
    };
  }
  if (issue.origin === 'array') return listSize(issue, least, has, field);
  return outOfRange(field);
}

function listSize(issue: Size, limit: number, has: number, field: Field): Issue {
  const bound =
    issue.exact || bare(field.schema) instanceof z.core.$ZodTuple ? 'exactly' : has > limit ? 'at most' : 'at least';
  const fix = has > limit ? `remove ${has - limit}` : `add ${limit - has}`;
  return {
    found: has === 0 ? 'the list is empty' : `the list has ${count(has, 'item')}`,
    fix: `${fix}, for ${bound} ${limit}${about(field)}`,
  };
}

function outOfRange(field: Field): Issue {
  const schema = bare(field.schema);
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : { minValue: null, maxValue: null };
  const low = bound(minValue);
  const high = bound(maxValue);
  const range =
    low !== undefined && high !== undefined
      ? `from ${low} to ${high}`
      : low === undefined
        ? `of at most ${high}`
        : `of at least ${low}`;
  return { found: `${show(field.value, field.source)} is out of range`, fix: `write a number ${range}${about(field)}` };
}

/** Whole numbers are bounded by what a computer can count to; that is no bound to tell an author. */
const bound = (value: number | null): number | undefined =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

/** The size that was measured: zod reports the value as it checked it, without spaces at the ends. */
function sizeOf(issue: Size, field: Field): number {
  const value = issue.input ?? field.value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}
