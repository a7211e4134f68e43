import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from '../entries-below.mjs';
import { foreignNames, ownFolder } from './own-names';
import { ownRecord } from './own-record';
import type { PlacedFiles } from './placed-files';

/** What an output was made from as a whole, and what the build had to say of it. */
export interface WholeOutput {
  name: string;
  /** What the host cannot express. */
  report: readonly string[];
  /** What is left to do before a launch, in a line. */
  left?: string;
}

const recordIn = (out: string) => ownRecord<WholeOutput>(out, 'whole');

/** How many files of a site there are in an output. */
const filesIn = (out: string): number =>
  readdirSync(out, { withFileTypes: true })
    .filter(({ name }) => name !== ownFolder && !foreignNames.has(name))
    .map((entry) => (entry.isDirectory() ? entriesBelow(join(out, entry.name)).map((found) => found.entry) : [entry]))
    .reduce((sum, entries) => sum + entries.filter((entry) => !entry.isDirectory()).length, 0);

/**
 * What was said of the output that was made from the same as `name` says; nothing where it was made from anything else, or
 * where a file was touched, taken away or put in since.
 */
export function untouchedOutput(out: string, name: string, placed: PlacedFiles): WholeOutput | undefined {
  const whole = recordIn(out).read();
  const known = whole?.name === name ? placed.count() : undefined;
  return known !== undefined && known === filesIn(out) ? whole : undefined;
}

/** Writes down what an output was made from. */
export const noteWhole = (out: string, whole: WholeOutput): Promise<void> => recordIn(out).write(whole);
