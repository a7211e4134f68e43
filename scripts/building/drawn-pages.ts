import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hex = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** A page as it goes into the output: its document, and its data as JSON. */
export interface DrawnFiles {
  html: string;
  data: string;
}

/** How many pages are kept beyond twice those of a build: enough to go back and forth between a few states of a site. */
const spare = 1000;

/**
 * Pages drawn before, in a folder that may be deleted at any time. The name of each says all that it was made from, and its
 * first line what it holds, so that none is ever stale and a damaged one is not taken. Builds that run at once can share it.
 */
export function drawnPages(folder: string) {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    /** The page made from exactly that; nothing where there is none. */
    find(madeFrom: string): DrawnFiles | undefined {
      const name = hex(madeFrom);
      used.add(name);
      try {
        const [sum, data = '', html = ''] = readFileSync(join(folder, name), 'utf8').split('\0');
        return sum === hex(data + html) ? { html, data } : undefined;
      } catch {
        return undefined;
      }
    },
    /** Keeps a page, written beside its place and renamed, so that nobody finds half of one. */
    keep(madeFrom: string, { html, data }: DrawnFiles): void {
      const file = join(folder, hex(madeFrom));
      const partial = `${file}.${process.pid}.part`;
      writeFileSync(partial, [hex(data + html), data, html].join('\0'));
      renameSync(partial, file);
    },
    /** Forgets pages that were not asked for, where they have become many. */
    sweep(): void {
      const others = readdirSync(folder).filter((name) => !used.has(name));
      if (others.length <= used.size + spare) return;
      for (const name of others) rmSync(join(folder, name), { force: true });
    },
  };
}
