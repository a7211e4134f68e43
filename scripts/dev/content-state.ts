import { loadSite } from '../../src/engine/load-site';
import type { Inventory, Site, SourceFile } from '../../src/model/site';
import type { Problem } from '../../src/reading/problem';
import { readInventory } from '../inventory';
import { readContent } from '../read-content';

/** The last site without errors, and the problems of the newest files. */
export interface ContentState {
  files: SourceFile[];
  problems: readonly Problem[];
  good?: { site: Site; inventory: Inventory };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function read(root: string) {
  const [files, inventory] = await Promise.all([readContent(root), readInventory(root)]);
  return { files, inventory, ...loadSite({ files, inventory, year: new Date().getFullYear() }) };
}

/**
 * Reads the content root anew. A file can be caught half-written while an editor saves it, so what has problems is read
 * once more after 15 ms. The last good site is kept while there are errors.
 */
export async function refresh(root: string, before?: ContentState): Promise<ContentState> {
  let now = await read(root);
  if (!now.site) {
    await pause(15);
    now = await read(root);
  }
  const { files, problems, site, inventory } = now;
  return { files, problems, good: site ? { site, inventory } : before?.good };
}
