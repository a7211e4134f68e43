import type { ReportOf } from '../addresses/address-checks';
import type { PageSummary } from './page-summary';

/** Reports titles and descriptions that two pages share, and a second featured article. */
export function checkAcrossPages(pages: readonly PageSummary[], reportOf: ReportOf): void {
  checkUnique(pages, 'title', reportOf);
  checkUnique(pages, 'description', reportOf);
  const [first, ...others] = pages.filter(({ featured }) => featured);
  for (const { file } of others) {
    const found = `${first?.file} is featured already, and the blog shows one article first`;
    reportOf(file).error(['featured'], {
      code: 'page/second-featured',
      found,
      fix: 'leave featured out of one of the two',
    });
  }
}

function checkUnique(pages: readonly PageSummary[], field: 'title' | 'description', reportOf: ReportOf): void {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const text = page[field].toLowerCase();
    const other = seen.get(text);
    if (other === undefined) seen.set(text, page.file);
    else
      reportOf(page.file).error([field], {
        code: 'page/same-text',
        found: `${other} has the same ${field}`,
        fix: 'say what only this page is about',
      });
  }
}
