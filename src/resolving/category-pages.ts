import type { PageSummary } from './page-summary';

/** The first page that lists each category. */
export function categoryPages(published: readonly Pick<PageSummary, 'route' | 'lists'>[]): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const { route, lists } of published) {
    for (const { category } of lists) if (category !== undefined) pages[category] ??= route;
  }
  return pages;
}
