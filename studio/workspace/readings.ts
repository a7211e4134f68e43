import { boundedMap } from '../../src/model/bounded-map';
import { configName } from '../../src/model/config-name';
import type { SourceFile } from '../../src/model/site';
import { choosePageSchema } from '../../src/reading/page-schema';
import { parseYaml } from '../../src/reading/parse';
import type { Parsed } from '../../src/reading/parsed';
import { shared } from '../engine/shared';
import { withTexts } from '../late';

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

/** Whether a file can be read at once; it can be once the promise holds. */
export const whenReadable = (source: SourceFile): void | Promise<void> =>
  withTexts(() => {
    const parsed = readingOf(source);
    if (source.path !== configName) choosePageSchema(parsed);
  });
