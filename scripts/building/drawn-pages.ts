import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../output/digest';
import { writeWhole } from '../write-whole';

/** A page as it goes into the output: its document, and its data as JSON. */
export interface DrawnFiles {
  html: string;
  data: string;
}

/** How many pages are kept beyond twice those of a build: enough to go back and forth between a few states of a site. */
const spare = 1000;

/**
 * Pages drawn before, in a folder that may be deleted at any time. The name of each (`digestOf`) says all that it was made
 * from, and its first line what it holds, so that none is ever stale and a damaged one is not taken. Builds that run at once
 * can share it.
 */
export function drawnPages(folder: string) {
  const used = new Set<string>();
  return {
    /** The page of a name; nothing where there is none. */
    find(name: string): DrawnFiles | undefined {
      used.add(name);
      try {
        const [sum, data = '', html = ''] = readFileSync(join(folder, name), 'utf8').split('\0');
        return sum === digestOf(data + html) ? { html, data } : undefined;
      } catch {
        return undefined;
      }
    },
    /** Keeps a page, so that nobody finds half of one. */
    keep: (name: string, { html, data }: DrawnFiles): Promise<void> =>
      writeWhole(join(folder, name), [digestOf(data + html), data, html].join('\0')),
    /** Says that a page is in use, though it is not asked for. */
    use: (name: string): void => void used.add(name),
    /** Forgets pages that are not in use, where they have become many. */
    sweep(): void {
      const others = existsSync(folder) ? readdirSync(folder).filter((name) => !used.has(name)) : [];
      if (others.length <= used.size + spare) return;
      for (const name of others) rmSync(join(folder, name), { force: true });
    },
  };
}
