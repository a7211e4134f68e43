import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/content/format-problem';
import { loadSite } from '../src/content/load-site';
import { readInventory } from './inventory';
import { readContent } from './read-content';

/**
 * Checks a content root without building it: `--root DIR` (the repository when left out), `--format text|json`. Prints
 * every problem; gives 1 when one of them is an error, else 0.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string', default: join(import.meta.dirname, '..') },
      format: { type: 'string', default: 'text' },
    },
  });
  const root = resolve(values.root);
  const [files, inventory] = await Promise.all([readContent(root), readInventory(root)]);
  const { site, problems } = loadSite({ files, inventory, year: new Date().getFullYear() });
  if (values.format === 'json') console.log(JSON.stringify(problems, undefined, 2));
  else {
    if (problems.length > 0) console.log(formatProblems(problems, new Map(files.map(({ path, text }) => [path, text]))));
    if (site) console.log(`${site.pages.length} pages, no errors.`);
  }
  return site ? 0 : 1;
}
