import type { FileFinding, SiteRule } from '../rule';

/** What the links of one page say. */
export const sameWordsRules: readonly SiteRule[] = [
  {
    code: 'site/link-words-shared',
    severity: 'warning',
    why: 'Two links of one name that lead to two pages cannot be told apart by who hears only links; one of them is often a slip.',
    find({ pages }) {
      const routes = new Set(pages.map(({ route }) => route));
      return pages.flatMap(({ file, route, sameWords }) =>
        sameWords
          // One that leads nowhere, or to its own page, is told of itself.
          .filter(({ first, second }) => [first, second].every((to) => to !== route && routes.has(to)))
          .map(
            ({ words, first, second, path }): FileFinding => ({
              file,
              found: `"${words}" leads to ${second} here, and to ${first} above`,
              fix: 'give each page its own words, or lead both to one page',
              at: { path },
            }),
          ),
      );
    },
  },
];
