import type { PageSource } from '../../schemas/templates';
import { isPageFile, routeOf } from '../addresses/routes';
import type { SourceFile } from '../model/site';
import { readPage } from './page-source';
import type { Parsed } from './parse';
import type { Problem } from './problem';

/** A page file with its route. */
export interface PageFile {
  route: string;
  parsed: Parsed;
  /** The page as its schema has it; missing where the file has errors. */
  source?: PageSource;
}

/** A page file without errors of its own. */
export type ValidPage = PageFile & { source: PageSource };

export const isValid = (page: PageFile): page is ValidPage => page.source !== undefined;
export const isDraft = ({ source }: PageFile): boolean => source?.draft === true;

/** Reads all page files, drafts too; adds the problems of each, and names and doubles that make no route. */
export function readPages(files: readonly SourceFile[], problems: Problem[]): PageFile[] {
  const byRoute = new Map<string, PageFile>();
  for (const file of files.filter(({ path }) => isPageFile(path))) {
    const placing = routeOf(file.path);
    if (!placing) continue;
    const { parsed, value, problems: own } = readPage(file);
    problems.push(...own);
    if ('issue' in placing) {
      problems.push(aboutFile(file.path, placing.issue.found, placing.issue.fix));
      continue;
    }
    const { route } = placing;
    const first = byRoute.get(route);
    if (first)
      problems.push(
        aboutFile(file.path, `${first.parsed.file} already is the page ${route}`, 'keep one of the two files'),
      );
    else byRoute.set(route, { route, parsed, source: value });
  }
  return [...byRoute.values()];
}

const aboutFile = (file: string, found: string, fix: string): Problem => ({
  file,
  line: 1,
  column: 1,
  path: '',
  found,
  fix,
  severity: 'error',
});
