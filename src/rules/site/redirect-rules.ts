import type { SiteConfig } from '../../../schemas/site';
import { entryLinks } from '../../model/entry-links';
import { type FileFinding, type SiteRule, siteRule } from '../rule';

/** Where menus lead. */
const leadTo = ({ menu, footer, legal, estimate }: SiteConfig['navigation']): string[] =>
  [...entryLinks(menu), ...entryLinks(footer), ...legal, estimate].map(({ href }) => href.split('#')[0] ?? '');

/** Pages that old addresses may lead to all the same: what a form thanks with, and those of the menus, the legal ones among them, of which it is told otherwise. */
const keptAside = ({ forms, navigation, languages }: SiteConfig): Set<string> =>
  new Set([
    ...Object.values(forms).flatMap((form) => ('thanks' in form ? (form.thanks ?? []) : [])),
    ...[navigation, ...Object.values(languages).flatMap((said) => said.navigation ?? [])].flatMap(leadTo),
  ]);

/** Where old addresses lead. */
export const redirectRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/redirect-hidden',
    severity: 'warning',
    why: 'What an old address was worth to search engines goes to the page that it leads to, and is lost where that one is kept from them.',
    reads: ['indexed'],
    find: ({ config, pages }) => {
      const aside = keptAside(config);
      const hidden = new Map(
        pages.filter(({ route, indexed }) => !indexed && !aside.has(route)).map(({ route, file }) => [route, file]),
      );
      return config.redirects.flatMap(({ to }, index): FileFinding[] => {
        const file = hidden.get(to);
        hidden.delete(to);
        return file === undefined
          ? []
          : [
              {
                found: `${to} is kept from search engines`,
                fix: `lead it to a page that may be found, or take robots: out of ${file}`,
                at: { path: ['redirects', index, 'to'] },
              },
            ];
      });
    },
  }),
];
