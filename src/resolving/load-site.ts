import { byText } from '../model/order';
import type { Inventory, Site, SourceFile } from '../model/site';
import { sortProblems } from '../reading/format-problem';
import { readPages } from '../reading/page-files';
import { readSiteConfig } from '../reading/page-source';
import type { Problem } from '../reading/problem';
import { resolveSite } from './resolve-site';

/** The name of the configuration in the content root. */
const configName = 'site.config.yaml';

interface Content {
  files: readonly SourceFile[];
  inventory: Inventory;
  /** The calendar year the site is built in. */
  year: number;
}

/**
 * Makes the site from its files, in whatever order they come. Gives every problem of every file, by file and line; the
 * site only when none of them is an error.
 */
export function loadSite({ files, inventory, year }: Content): { site?: Site; problems: Problem[] } {
  const problems: Problem[] = [];
  const sorted = [...files].sort((a, b) => byText(a.path, b.path));
  const pages = readPages(sorted, problems);
  const config = readConfig(sorted, problems);
  const site = config && resolveSite({ config, pages, inventory, year }, problems);
  const failed = problems.some(({ severity }) => severity === 'error');
  return { site: failed ? undefined : site, problems: sortProblems(problems) };
}

function readConfig(files: readonly SourceFile[], problems: Problem[]) {
  const file = files.find(({ path }) => path === configName);
  if (!file) {
    problems.push({
      ...{ file: configName, line: 1, column: 1, path: '', severity: 'error' },
      found: 'there is no site.config.yaml',
      fix: 'add it to the folder that holds pages/ and public/',
    });
    return undefined;
  }
  const { parsed, value, problems: own } = readSiteConfig(file);
  problems.push(...own);
  return value && { parsed, value };
}
