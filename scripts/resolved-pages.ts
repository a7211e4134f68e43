import type { PageMemory } from '../src/engine/memory';
import type { Page } from '../src/model/site';
import { namedLines, writeNamedLines } from './named-lines';
import { digestOf } from './output/digest';

/** The page of a line that was written down whole. */
function pageOf(line: string): Page | undefined {
  try {
    // Written by `keep` alone, under a name that says all that the page was made from.
    const fields = JSON.parse(line) as [keyof Page, unknown][];
    return Object.fromEntries(fields.map(([name, value]) => [name, value ?? undefined])) as unknown as Page;
  } catch {
    return undefined;
  }
}

/**
 * Resolved pages in a file that may be deleted at any time: a line each, which begins with the name of all that the page was
 * made from. It is read when a page is asked for.
 */
export function resolvedPages(path: string) {
  let lineBefore: ((name: string) => string | undefined) | undefined;
  const now = new Map<string, string>();
  let isNew = false;
  const memory: PageMemory = {
    find(madeFrom) {
      lineBefore ??= namedLines(path);
      const name = digestOf(madeFrom);
      const line = lineBefore(name);
      const page = line === undefined ? undefined : pageOf(line);
      if (line !== undefined && page) now.set(name, line);
      return page;
    },
    keep(madeFrom, page) {
      // Fields in a row: one without a value, which may still get one, keeps its place among them.
      now.set(digestOf(madeFrom), JSON.stringify(Object.entries(page)));
      isNew = true;
    },
  };
  return {
    memory,
    /** Writes down the pages that were found or kept, where there are new ones. A disk that takes none keeps none. */
    async flush(): Promise<void> {
      if (isNew) await writeNamedLines(path, now).catch(() => undefined);
      isNew = false;
      // Of a large site these are more than all else that is held; whoever asks again reads again.
      now.clear();
      lineBefore = undefined;
    },
  };
}
