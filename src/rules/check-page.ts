import type { Report } from '../reading/report';
import type { Surroundings } from '../resolving/resolve-page';
import { checkTexts } from './check-texts';
import { pageRules } from './registry';
import type { WrittenPage } from './rule';

/** Looks at what a page says: at each of its texts, and at the page as a whole. */
export function checkWrittenPage(page: WrittenPage, { config, year }: Surroundings, report: Report): void {
  checkTexts(page.leaves, { config, year, page: page.source }, report);
  for (const { code, severity, find } of pageRules)
    for (const { at, ...finding } of find(page, { config })) report.error([], { code, severity, ...finding, at });
}
