import { z } from 'zod';
import { keepJson, keptJson } from './kept-json';

/** What tells whether a file is still the one that was measured. */
export const fileState = { modified: z.number(), size: z.number() };

/** What was measured before, by file name; nothing where that is missing or torn, for it can always be done again. */
export function readKnown<Measured>(cache: string, measured: z.ZodType<Measured>): ReadonlyMap<string, Measured> {
  const { data } = z.record(z.string(), measured).safeParse(keptJson(cache));
  return new Map(Object.entries(data ?? {}));
}

/** Writes down what was measured, where it is not what was known. A folder that cannot be written to costs time only. */
export async function remember<Measured>(
  cache: string,
  known: ReadonlyMap<string, Measured>,
  now: ReadonlyMap<string, Measured>,
): Promise<void> {
  if (JSON.stringify([...now]) === JSON.stringify([...known])) return;
  await keepJson(cache, Object.fromEntries(now)).catch(() => undefined);
}
