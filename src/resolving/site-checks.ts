import type { PageSource } from '../../schemas/templates';
import type { ReportOf } from '../addresses/address-checks';
import type { ValidPage } from '../reading/page-files';

/** A page file with its form resolved. */
export interface ResolvedPage {
  page: ValidPage;
  form: PageSource;
}

/** Reports titles and descriptions that two pages share, and a second featured article. */
export function checkAcrossPages(pages: readonly ResolvedPage[], reportOf: ReportOf): void {
  checkUnique(pages, 'title', reportOf);
  checkUnique(pages, 'description', reportOf);
  const [first, ...others] = pages.filter(({ form }) => 'featured' in form && form.featured);
  for (const { page } of others) {
    const found = `${first?.page.parsed.file} is featured already, and the blog shows one article first`;
    reportOf(page).error(['featured'], { found, fix: 'leave featured out of one of the two' });
  }
}

function checkUnique(pages: readonly ResolvedPage[], field: 'title' | 'description', reportOf: ReportOf): void {
  const seen = new Map<string, string>();
  for (const { page, form } of pages) {
    const text = form[field].toLowerCase();
    const other = seen.get(text);
    if (other === undefined) seen.set(text, page.parsed.file);
    else
      reportOf(page).error([field], {
        found: `${other} has the same ${field}`,
        fix: 'say what only this page is about',
      });
  }
}
