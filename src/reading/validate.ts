import type { z } from 'zod';
import { closely } from './closely';
import type { Parsed } from './parsed';
import type { Unfit } from './unfit';

interface Validation<T> extends Unfit {
  value?: T;
}

/**
 * Checks a file against its schema. Gives the value with its defaults when it fits; otherwise every mistake, one issue
 * each, of very many only the first. Says nothing of a file that could not be read as YAML: that is in `parsed.faults`.
 */
export function validate<S extends z.ZodType>(schema: S, parsed: Parsed): Validation<z.output<S>> {
  const near = { root: parsed.value, moves: [], guessed: [] };
  if (parsed.value === undefined) return { issues: [], near };
  const result = schema.safeParse(parsed.value);
  return result.success ? { value: result.data, issues: [], near } : closely.unfit(schema, parsed);
}
