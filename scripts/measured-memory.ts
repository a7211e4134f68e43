import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeWhole } from './write-whole';

/** What tells whether a file is still the one that was measured. */
export const fileState = { modified: z.number(), size: z.number() };

/** What was measured before, by file name; nothing where that is missing or torn, for it can always be done again. */
export async function readKnown<Measured>(
  cache: string,
  measured: z.ZodType<Measured>,
): Promise<ReadonlyMap<string, Measured>> {
  try {
    return new Map(Object.entries(z.record(z.string(), measured).parse(JSON.parse(await readFile(cache, 'utf8')))));
  } catch {
    return new Map();
  }
}

/** Writes down what was measured, where it is not what was known. A folder that cannot be written to costs time only. */
export async function remember<Measured>(
  cache: string,
  known: ReadonlyMap<string, Measured>,
  now: ReadonlyMap<string, Measured>,
): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(now));
  if (text === JSON.stringify(Object.fromEntries(known))) return;
  try {
    await writeWhole(cache, text);
  } catch {}
}
