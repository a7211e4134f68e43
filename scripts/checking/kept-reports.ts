import { join } from 'node:path';
import { keepJson, keptJson } from '../kept-json';
import type { lookedAt } from './looked-at';

/** What a check says, and its exit code. */
export interface CheckResult {
  text: string;
  code: number;
}

/** How many reports are kept: of a site and one state before, as text and as JSON. */
const kept = 4;

/** What checks said, by what they looked at, the newest last. */
type KnownResults = readonly (readonly [state: string, told: CheckResult])[];

/**
 * The report of a site that nobody has touched since it was made; any other is made by `make`, and kept where its files were
 * left alone for long enough that an edit of them would show. A folder that cannot be written to costs time only.
 */
export async function keptReport(
  root: string,
  seen: ReturnType<typeof lookedAt>,
  make: () => Promise<CheckResult>,
): Promise<CheckResult> {
  if (!seen) return make();
  const path = join(root, '.cache/content/reports.json');
  const known = keptJson<KnownResults>(path) ?? [];
  const same = known.find(([state]) => state === seen.state);
  if (same) return same[1];
  const told = await make();
  if (seen.isSettled) await keepJson(path, [...known.slice(1 - kept), [seen.state, told]]).catch(() => undefined);
  return told;
}
