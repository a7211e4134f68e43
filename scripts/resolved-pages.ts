import { readFileSync } from 'node:fs';
import type { PageMemory } from '../src/engine/memory';
import type { Page } from '../src/model/site';
import { digestOf } from './output/digest';
import { writeWhole } from './write-whole';

/** The lines of a file by the name that each begins with; none where the file is not there. */
function linesOf(path: string): Map<string, string> {
  try {
    return new Map(
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => [line.slice(0, nameLength), line.slice(nameLength + 1)] as const),
    );
  } catch {
    return new Map();
  }
}

const nameLength = digestOf('').length;

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
  let before: Map<string, string> | undefined;
  const now = new Map<string, string>();
  let isNew = false;
  const memory: PageMemory = {
    find(madeFrom) {
      before ??= linesOf(path);
      const name = digestOf(madeFrom);
      const line = before.get(name);
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
      if (!isNew) return;
      const text = [...now].map(([name, line]) => `${name} ${line}`).join('\n');
      await writeWhole(path, text).catch(() => undefined);
      isNew = false;
    },
  };
}
