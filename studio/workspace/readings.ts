import { boundedMap } from '../../src/model/bounded-map';
import type { SourceFile } from '../../src/model/site';
import { type Parsed, parseYaml } from '../../src/reading/parse';
import { shared } from '../engine/shared';

/** The last texts that were asked for: a page, the configuration, and what they are compared with. */
const readings = boundedMap<{ text: string; parsed: Parsed }>(8);

/** A file as its text says; the parts of its value that say the same as before are the very same. */
export function readingOf({ path, text }: SourceFile): Parsed {
  const last = readings.get(path);
  if (last?.text === text) return last.parsed;
  const now = parseYaml({ path, text });
  // Places are asked of what they are places in.
  const parsed: Parsed = { ...now, value: shared(last?.parsed.value, now.value) };
  readings.set(path, { text, parsed });
  return parsed;
}
