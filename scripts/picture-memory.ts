import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeWhole } from './write-whole';

/** A picture as it was measured and found whole, with what tells whether its file is still the same. */
const measured = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  kind: z.enum(['photo', 'drawing', 'transparent']),
  modified: z.number(),
  size: z.number(),
});
export type Measured = z.infer<typeof measured>;

const memory = z.record(z.string(), measured);

/** What was measured before, by file name; nothing where that is missing or torn, for it can always be done again. */
export async function readKnown(cache: string): Promise<ReadonlyMap<string, Measured>> {
  try {
    return new Map(Object.entries(memory.parse(JSON.parse(await readFile(cache, 'utf8')))));
  } catch {
    return new Map();
  }
}

/** Writes down what was measured, where it is not what was known. A folder that cannot be written to costs time only. */
export async function remember(
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
