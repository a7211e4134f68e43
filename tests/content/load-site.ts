import { openContent } from '../../src/engine/open-content';
import type { Inventory, Site, SourceFile } from '../../src/model/site';
import type { Problem } from '../../src/reading/problem';

interface Files {
  files: readonly SourceFile[];
  inventory: Inventory;
  /** The calendar year the site is built in. */
  year: number;
}

/**
 * Makes the site from its files, in whatever order they come. Gives every problem of every file, by file and line; the
 * site only when none of them is an error.
 */
export function loadSite({ files, inventory, year }: Files): { site?: Site; problems: readonly Problem[] } {
  const content = openContent({ year, inventory, files: files.map(({ path, text }) => [path, text] as const) });
  return { site: content.site(), problems: content.problems() };
}
