import { type FileFinding, type SiteRule, siteRule } from '../rule';

/** What a site has one page for, in each of its languages. */
const alone: readonly (string | undefined)[] = ['contact', 'about'];

/** What pages say that they are for. */
export const purposeRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/purpose-twice',
    severity: 'warning',
    instead: ['site/purpose-unlike'],
    why: 'Search engines are told which page is for reaching the business, and which is about it; of two they take either.',
    reads: ['purpose', 'language'],
    find: ({ pages }) =>
      pages.flatMap(({ file, route, purpose, language }): FileFinding[] => {
        if (!alone.includes(purpose)) return [];
        const others = pages.filter(
          (page) => page.purpose === purpose && page.language === language && page.file !== file,
        );
        const isNamed = (address: string): boolean => address.includes(purpose ?? '');
        // The one that is called so keeps it; else the first.
        const [kept] = [...others, { route, file }].sort(
          (a, b) => Number(isNamed(b.route)) - Number(isNamed(a.route)) || (a.file < b.file ? -1 : 1),
        );
        return others.length > 0 && kept?.file !== file
          ? [
              {
                file,
                found: `${kept?.file} is for ${purpose} already`,
                fix: 'remove purpose:, or write what this page is for',
                at: { path: ['purpose'] },
              },
            ]
          : [];
      }),
  }),
];
