import type { InnerLink } from '../../resolving/inner-links';
import { type FileFinding, type SiteRule, siteRule } from '../rule';
import { isNamedElsewhere } from './menu-name-rules';

/** The links of a page that say what an earlier one says and lead to another page, each with where that one leads. */
function sameWords(links: readonly InnerLink[]): { link: InnerLink; first: string }[] {
  const firsts = new Map<string, string>();
  return links.flatMap((link) => {
    const name = link.words.toLowerCase().trim();
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, link.page);
    return first === undefined || first === link.page ? [] : [{ link, first }];
  });
}

/** What the links of one page say. */
export const sameWordsRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/link-words-shared',
    severity: 'warning',
    why: 'Two links of one name that lead to two pages cannot be told apart by who hears only links; one of them is often a slip.',
    reads: ['links', 'label', 'title', 'heading', 'language'],
    find({ pages }) {
      const routes = new Set(pages.map(({ route }) => route));
      return pages.flatMap(({ file, route, links }) =>
        sameWords(links)
          // One that leads nowhere, or to its own page, is told of itself.
          .filter(({ link, first }) => [link.page, first].every((page) => !isNamedElsewhere({ ...link, page }, pages)))
          .filter(({ link, first }) => [first, link.page].every((to) => to !== route && routes.has(to)))
          .map(
            ({ link: { words, page, path }, first }): FileFinding => ({
              file,
              found: `"${words}" leads to ${page} here, and to ${first} above`,
              fix: 'give each page its own words, or lead both to one page',
              at: { path },
            }),
          ),
      );
    },
  }),
];
