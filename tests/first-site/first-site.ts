import { readInventory } from '../../scripts/inventory';
import { readContent } from '../../scripts/read-content';
import type { Site } from '../../src/model/site';
import { formatProblems, textsOf } from '../../src/reading/format-problem';
import { loadSite } from '../content/load-site';

/** The site of this repository, as a build of 2026 would resolve it. */
export async function firstSite(): Promise<Site> {
  const { files } = readContent('.');
  const inventory = await readInventory('.');
  const { site, problems } = loadSite({ files, inventory, year: 2026 });
  if (!site) throw new Error(formatProblems(problems, textsOf(files)));
  return site;
}
