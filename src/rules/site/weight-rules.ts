import { type FileFinding, type SiteRule, siteRule } from '../rule';

/** What a page has that names no priority. */
const most = 0.7;

/** How the sitemap weighs pages. */
export const weightRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/fine-print-priority',
    severity: 'warning',
    why: 'The weights in the sitemap compare the pages of a site; the fine print is not what visitors come for.',
    reads: ['priority'],
    find: ({ pages, config: { navigation } }) => {
      const finePrint = new Set(navigation.legal.map(({ href }) => href));
      return pages
        .filter(({ route, priority }) => finePrint.has(route) && priority > most)
        .map(
          ({ file, priority }): FileFinding => ({
            file,
            found: `the fine print has priority ${priority}`,
            fix: 'write 0.3, or remove priority:',
            at: { path: ['priority'] },
          }),
        );
    },
  }),
];
