import { isFields } from '../model/values';
import { type Slot, spelled, spelledName } from './spellings';

/** How a document is written where there is a choice. */
export interface Manner {
  eol: string;
  /** How far a list stands to the right of the name of its field: 0 or 2 as a rule. */
  listIndent: number;
}

const fieldsOf = (value: Record<string, unknown>): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isFields(value) && fieldsOf(value).length === 0;

export const isCompound = (value: unknown): boolean => Array.isArray(value) || isFields(value);

/** A value between brackets, on one line. */
export function inBrackets(value: unknown, slot: Slot): string {
  if (Array.isArray(value)) return `[${value.map((item) => inBrackets(item, slot)).join(', ')}]`;
  if (!isFields(value)) return spelled(value, { ...slot, flow: true });
  const fields = fieldsOf(value).map(([name, inner]) => `${spelledName(name, true)}: ${inBrackets(inner, slot)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A value on lines of its own in a column; gives all but the indentation of the first line. */
export function onLines(value: unknown, column: number, manner: Manner): string {
  const next = manner.eol + ' '.repeat(column);
  if (isEmpty(value) || !isCompound(value)) return inline(value, column, manner);
  if (Array.isArray(value)) return value.map((item) => `- ${onLines(item, column + 2, manner)}`).join(next);
  return fieldsOf(value as Record<string, unknown>)
    .map(([name, inner]) => fieldOnLines(name, inner, column, manner))
    .join(next);
}

function inline(value: unknown, column: number, { eol }: Manner): string {
  return isCompound(value)
    ? inBrackets(value, { flow: true, column, eol })
    : spelled(value, { flow: false, column, eol });
}

/** A field whose name stands in a column. */
export function fieldOnLines(name: string, value: unknown, column: number, manner: Manner): string {
  return `${spelledName(name, false)}:${behindName(value, column, manner)}`;
}

/** What stands behind the colon of a field in a column, or behind a dash. */
export function behindName(value: unknown, column: number, manner: Manner): string {
  if (!isCompound(value) || isEmpty(value)) return ` ${inline(value, column + 2, manner)}`;
  const inner = column + (Array.isArray(value) ? manner.listIndent : 2);
  return manner.eol + ' '.repeat(inner) + onLines(value, inner, manner);
}
