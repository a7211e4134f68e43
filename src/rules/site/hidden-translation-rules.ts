import { type FileFinding, offerAway, type SiteRule, siteRule } from '../rule';

/** Pages that search engines may list in one language and not in another. */
export const hiddenTranslationRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/translation-hidden',
    severity: 'warning',
    instead: ['site/hidden-in-menu'],
    why: 'Search engines that may list one language of a page and not the other believe neither.',
    reads: ['indexed', 'translates'],
    find: ({ pages }) => {
      const indexed = new Map(pages.map((page) => [page.route, page.indexed]));
      return pages.flatMap((page): FileFinding[] =>
        page.translates === undefined || indexed.get(page.translates) !== true || page.indexed
          ? []
          : [
              {
                file: page.file,
                found: `search engines may list ${page.translates}, and not this page, which translates it`,
                ...offerAway(['robots'], 'remove robots:, or say the same in both'),
              },
            ],
      );
    },
  }),
];
