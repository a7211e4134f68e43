import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSite } from '../src/engine/load-site';
import type { Site, SourceFile } from '../src/model/site';
import { formatProblems, textsOf } from '../src/reading/format-problem';
import type { Problem } from '../src/reading/problem';
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
  const format = values.format === 'json' ? jsonReport : textReport;
  process.stdout.write(format({ site, problems, files }));
  return site ? 0 : 1;
}

interface Checked {
  site?: Site;
  problems: readonly Problem[];
  files: readonly SourceFile[];
}

/** Every problem with the lines it is in; for a site without errors, a line that says so. */
export function textReport({ site, problems, files }: Checked): string {
  const told = formatProblems(problems, textsOf(files));
  return site ? `${told}${site.pages.length} pages, no errors.\n` : told;
}

/** The problems as a JSON list, for editors and other tools. */
export const jsonReport = ({ problems }: Checked): string => `${JSON.stringify(problems, undefined, 2)}\n`;
