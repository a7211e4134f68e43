import type { z } from 'zod';
import { inQuotes } from '../parsing/source-line';
import { fits, repairedText } from './repair';
import { bare, fieldsOf, isOptional } from './schema-at';

/** Two fields that one line has, and how they are written. */
export interface Two {
  value: Readonly<Record<string, unknown>>;
  written: string;
}

/** The two fields that a name and its value are, where a name belongs in front of each: `Prices: /prices`. */
export function nameAndValue(name: string, held: unknown, schema: z.core.$ZodType): Two | undefined {
  const fields = fieldsOf(schema);
  const names = Object.keys(fields).sort((a, b) => Number(isLoose(fields, a)) - Number(isLoose(fields, b)));
  for (const first of names) {
    for (const second of names) {
      if (first === second) continue;
      for (const one of [name, [name]]) {
        const value = { [first]: one, [second]: held };
        if (fits(schema, value)) return { value, written: inBraces(value) };
      }
    }
  }
  return undefined;
}

const isLoose = (fields: ReturnType<typeof fieldsOf>, name: string): boolean =>
  fields[name] === undefined || isOptional(fields[name]);

/** The fields of a text that has signs or spaces where their names belong: `/old -> /new`, `/old /new 301`. */
export function partedFields(text: string, schema: z.core.$ZodType): Two | undefined {
  const fields = fieldsOf(schema);
  const needed = Object.keys(fields).filter((name) => !isLoose(fields, name));
  if (needed.length < 2) return undefined;
  for (const sign of [/\s*(?:->|=>|→|⇒|>)\s*/, /\s*[|;,]\s*/, /\s+-\s+|\s+–\s+|:\s+/, /\s+/]) {
    const parts = text.replace(/\s+30[1278]$/, '').split(sign);
    // Words have spaces between them; addresses have none.
    if (sign.source === String.raw`\s+` && !parts.every((part) => /^(?:\/|https?:)/.test(part))) continue;
    const value = Object.fromEntries(parts.map((part, index) => [needed[index] ?? '', part]));
    if (parts.length === needed.length && parts.every(Boolean) && fits(schema, value))
      return { value, written: inBraces(value) };
  }
  return undefined;
}

/** The two free fields that a text with a dash between its halves is meant for: `8-18` for when it opens and closes. */
export function halvesOf(text: unknown, fields: ReturnType<typeof fieldsOf>, free: readonly string[]): Two | undefined {
  const halves = typeof text === 'string' ? text.split(/\s*(?:-|–|—|\bto\b|\bbis\b|\ba\b)\s*/) : [];
  if (halves.length !== 2 || halves.some((half) => half === '')) return undefined;
  // A field that takes any text says nothing about what a half is.
  const strict = free.filter((name) => fields[name] && !fits(fields[name], 'x') && !fits(fields[name], 1));
  const meant = halves.map((half, index) => {
    const field = fields[strict[index] ?? ''];
    return field && (fits(field, half) ? half : repairedText(half, bare(field)));
  });
  if (strict.length < 2 || meant.some((half) => half === undefined)) return undefined;
  const value = Object.fromEntries(meant.map((half, index) => [strict[index] ?? '', half]));
  return { value, written: inBraces(value).slice(2, -2) };
}

const inBraces = (value: Readonly<Record<string, unknown>>): string =>
  `{ ${Object.entries(value)
    .map(([name, held]) => `${name}: ${inFlow(held)}`)
    .join(', ')} }`;

function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`;
  return typeof value !== 'string' || /^[\p{L}/][\p{L}\p{N} /_-]*$/u.test(value) ? String(value) : inQuotes(value);
}
