import { resolve } from 'node:path';
import { loadSite } from '../src/engine/load-site';
import type { Site, SourceFile } from '../src/model/site';
import { formatProblems, textsOf } from '../src/reading/format-problem';
import type { Problem } from '../src/reading/problem';
import { defineCommand } from './command-line/command';
import { rootFlag } from './command-line/flags';
import { readInventory } from './inventory';
import { readContent } from './read-content';

const flags = {
  root: rootFlag,
  format: {
    type: 'string',
    value: 'FORMAT',
    choices: ['text', 'json'],
    default: 'text',
    about: 'how problems are printed; json is for editors and other tools',
  },
} as const;

/** `npm run check`: prints every problem of a site without building it; 1 when one of them is an error, else 0. */
export const command = defineCommand({
  flags,
  run: async (values) => {
    const root = resolve(values.root);
    const [files, inventory] = await Promise.all([readContent(root), readInventory(root)]);
    const { site, problems } = loadSite({ files, inventory, year: new Date().getFullYear() });
    const format = values.format === 'json' ? jsonReport : textReport;
    process.stdout.write(format({ site, problems, files }));
    return site ? 0 : 1;
  },
});

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
