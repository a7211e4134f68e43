import { z } from 'zod';
import type { LeafKind } from '../../schemas/fields/text';
import { bare, fieldsOf, isOptional, descriptionOf as sentenceOn } from '../../src/reading/explain/schema-at';
import { inOwnerWords, inPlainWords, withoutQuotes } from './owner-words';

export type Schema = z.core.$ZodType;

/** How the engine reads a text, where a schema says so, whatever is around it. */
export function kindOf(schema: Schema): LeafKind | undefined {
  const own = z.globalRegistry.get(schema)?.kind;
  if (own) return own;
  const inner = innerOf(schema);
  return inner === schema ? undefined : kindOf(inner);
}

/** True for a text that names a page of the site, though no reader is led there by it. */
export function isPlace(schema: Schema): boolean {
  const inner = innerOf(schema);
  return z.globalRegistry.get(schema)?.place === true || (inner !== schema && isPlace(inner));
}

function innerOf(schema: Schema): Schema {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return 'innerType' in def ? def.innerType : schema;
}

/** What stands for a field that is left out. */
export function defaultOf(schema: Schema): unknown {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'default') return def.defaultValue;
  const inner = innerOf(schema);
  return inner === schema ? undefined : defaultOf(inner);
}

/** What the checks of a schema ask of its values: one name of each check's definition, in those of some kinds. */
function askedIn(schema: Schema, kinds: readonly string[], name: string): unknown[] {
  const checks = (bare(schema)._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? [];
  const own = checks.map(({ _zod }) => _zod.def as unknown as Record<string, unknown>);
  return own.filter(({ check }) => kinds.includes(String(check))).map((check) => check[name]);
}

const numbers = (found: readonly unknown[]): number[] => found.filter((value) => typeof value === 'number');

/** The most letters that a text may have. */
export const mostOf = (schema: Schema): number | undefined => numbers(askedIn(schema, ['max_length'], 'maximum'))[0];

/** The words that a value is one of; none where it is something else. */
export const choicesOf = (schema: Schema): string[] => {
  const inner = bare(schema);
  return inner instanceof z.core.$ZodEnum ? Object.values(inner._zod.def.entries).map(String) : [];
};

/** The least and the most that a number may be. */
export const boundsOf = (schema: Schema): { min?: number; max?: number } => ({
  min: numbers(askedIn(schema, ['greater_than'], 'value'))[0],
  max: numbers(askedIn(schema, ['less_than'], 'value'))[0],
});

/** The patterns that a text has to be like. */
export const patternsOf = (schema: Schema): RegExp[] =>
  askedIn(schema, ['string_format'], 'pattern').filter((pattern) => pattern instanceof RegExp);

/** The day of the calendar that hangs here, YYYY-MM-DD. */
const dayHere = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** How many items a list must have. */
const leastOf = ({ _zod: { def } }: z.core.$ZodArray): number =>
  Math.max(0, ...(def.checks ?? []).map((check) => Number(Reflect.get(check._zod.def, 'minimum') ?? 0)));

/** A value to begin with: what must be there, as empty as it may be. */
export function blankOf(schema: Schema): unknown {
  const inner = bare(schema);
  if (inner instanceof z.core.$ZodObject) {
    return Object.fromEntries(
      Object.entries(fieldsOf(inner))
        .filter(([, field]) => !isOptional(field))
        .map(([name, field]) => [name, blankOf(field)]),
    );
  }
  if (inner instanceof z.core.$ZodArray) {
    return Array.from({ length: leastOf(inner) }, () => blankOf(inner._zod.def.element));
  }
  if (inner instanceof z.core.$ZodTuple) return inner._zod.def.items.map(blankOf);
  if (inner instanceof z.core.$ZodLiteral) return inner._zod.def.values[0];
  if (inner instanceof z.core.$ZodEnum) return Object.values(inner._zod.def.entries)[0];
  if (inner instanceof z.core.$ZodISODate) return dayHere(new Date());
  if (inner instanceof z.core.$ZodBoolean) return false;
  if (inner instanceof z.core.$ZodNumber) return 0;
  if (inner instanceof z.core.$ZodRecord) return {};
  if (inner instanceof z.core.$ZodUnion) return blankOf(inner._zod.def.options[0] ?? inner);
  return '';
}

/** True for a field that says how something is shown rather than what: words to choose from, switches, numbers, names. */
export function isSetting(schema: Schema): boolean {
  if (kindOf(schema)) return ['office', 'form'].includes(kindOf(schema) ?? '');
  const { type } = bare(schema)._zod.def;
  return ['enum', 'boolean', 'number', 'string'].includes(type);
}

/** The sentence on a field as owners read it, without the signs that set names apart in a text of code. */
export function descriptionOf(schema: Schema): string | undefined {
  const sentence = sentenceOn(schema);
  return sentence && withoutQuotes(inPlainWords(inOwnerWords(sentence.replaceAll('`', ''))));
}

export { bare, isOptional };
