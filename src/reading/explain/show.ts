import { isFields } from '../../model/values';
import { cut } from '../parsing/source-line';

/** A wrong value in a few words: `"Pipes"`, `78155`, `a list of 3`, `fields (title, text)`, `nothing`. */
export function show(value: unknown, source?: string): string {
  if (typeof value === 'string') return `"${cut(value.replace(/\s+/g, ' ').trim(), 50)}"`;
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isFields(value)) return `fields (${cut(Object.keys(value).join(', '), 50)})`;
  return cut(source ?? String(value), 50);
}

/** What an author wrote as one word or text; empty for a list or fields, which have no words of their own. */
export const wordOf = (value: unknown): string => (typeof value === 'object' && value !== null ? '' : String(value));

/** `red, green or blue`, as it is read aloud. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** `1 item`, `2 items`. */
export const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** What is to be done in further lines as well: `, and so in the 2 other lines`; empty where there are none. */
export const inOtherLines = (others: number): string =>
  others < 1 ? '' : `, and so in the ${others === 1 ? 'other line' : `${others} other lines`}`;
