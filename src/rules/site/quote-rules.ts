import { type FileFinding, type SiteRule, siteRule } from '../rule';

/** Fewer words are said by many. */
const isOwnWords = /(?:\S+ ){3}\S/;

/** What customers say, on all pages. */
export const quoteRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/quote-of-other',
    severity: 'error',
    why: 'The same words under two names were said by one of them at most; the other review is taken for invented.',
    instead: ['site/passage-twice'],
    reads: ['quotes'],
    find: ({ pages }) => {
      const known = new Map<string, { name: string; file: string }>();
      return pages.flatMap(({ file, quotes }) =>
        quotes.flatMap(({ name, words, path }): FileFinding[] => {
          const first = known.get(words);
          if (first === undefined) known.set(words, { name, file });
          return first === undefined || first.name === name || !isOwnWords.test(words)
            ? []
            : [
                {
                  file,
                  found: `${first.name} says the same${first.file === file ? '' : ` in ${first.file}`}`,
                  fix: 'write what this customer said, or the name of the one who said it',
                  at: { path },
                },
              ];
        }),
      );
    },
  }),
];
