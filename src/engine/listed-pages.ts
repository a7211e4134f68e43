import type { AddressFacts } from '../addresses/address-facts';
import { byText } from '../model/order';
import type { PageSummary } from '../resolving/page-summary';
import type { State } from './state';

/** A page as lists of all pages have it. */
export interface ListedPage extends Pick<PageSummary, 'route' | 'file' | 'title' | 'label' | 'description'> {
  draft: boolean;
}

/** What lists tell of every page that could be resolved, by route; known without the pages themselves. */
export const listedPages = ({ placed, resolutions }: State): ListedPage[] =>
  placed
    .flatMap(({ route, draft }): ListedPage[] => {
      const summary = resolutions.get(route)?.summary;
      if (!summary) return [];
      const { file, title, label, description } = summary;
      return [{ route, file, title, label, description, draft }];
    })
    .sort((a, b) => byText(a.route, b.route));

/** The pages that one is drawn with: itself, home, and those that are translated or translations, which lead to each other. */
export function pagesAround({ placed, resolutions }: State, route: string): AddressFacts[] {
  const summaryOf = (facts: AddressFacts) => resolutions.get(facts.route)?.summary;
  const originals = new Set(placed.map((facts) => summaryOf(facts)?.translates));
  return placed.filter((facts) => {
    const summary = summaryOf(facts);
    const isTranslated = summary?.language !== undefined || summary?.translates !== undefined;
    return facts.route === route || facts.route === '/' || isTranslated || originals.has(facts.route);
  });
}
