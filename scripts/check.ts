import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../src/content/format-problem';
import { loadSite } from '../src/content/load-site';
import type { Problem } from '../src/content/problem';
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
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    if (problems.length > 0) console.log(formatProblems(problems, texts));
    console.log(summary(problems, site ? site.pages.length : files.length));
  }
  return site ? 0 : 1;
}

function summary(problems: readonly Problem[], count: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const also = warnings > 0 ? `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '';
  return errors > 0
    ? `${errors} ${errors === 1 ? 'error' : 'errors'}${also} in ${count} files.`
    : `${count} pages, no errors${also}.`;
}
