import type { SiteConfig } from '../../../schemas/site';
import { entryLinks } from '../../model/entry-links';
import { type FileFinding, offer, type SiteRule, siteRule } from '../rule';
import { hiddenAndLedTo } from './hidden-page-rules';

/** Where menus lead. */
const leadTo = ({ menu, footer, legal, estimate }: SiteConfig['navigation']): string[] =>
  [...entryLinks(menu), ...entryLinks(footer), ...legal, estimate].map(({ href }) => href.split('#')[0] ?? '');

/** Pages that old addresses may lead to all the same: what a form thanks with, and home and those of the menus, the legal ones among them, of which it is told otherwise. */
const keptAside = ({ forms, navigation, languages }: SiteConfig): Set<string> =>
  new Set([
    '/',
    ...Object.values(forms).flatMap((form) => ('thanks' in form ? (form.thanks ?? []) : [])),
    ...[navigation, ...Object.values(languages).flatMap((said) => said.navigation ?? [])].flatMap(leadTo),
  ]);

/** The name of a page or a file in its folder, without what programs put behind it. */
const lastPart = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .split('/')
    .at(-1) ?? '';

/** Where old addresses lead. */
export const redirectRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/redirect-hidden',
    severity: 'warning',
    why: 'What an old address was worth to search engines goes to the page that it leads to, and is lost where that one is kept from them.',
    reads: ['indexed', 'canonical', 'leadsTo'],
    find: (site) => {
      const { config, pages } = site;
      // Of those that more leads to it is told there.
      const aside = new Set([...keptAside(config), ...hiddenAndLedTo(site).map(({ page }) => page.route)]);
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
  siteRule({
    code: 'site/redirect-past-page',
    severity: 'warning',
    why: 'An old address that leads home counts as gone (soft 404), and the page that says what it said is there.',
    reads: [],
    find: ({ config, routes }) => {
      const byName = new Map<string, string[]>();
      for (const route of routes) byName.set(lastPart(route), [...(byName.get(lastPart(route)) ?? []), route]);
      return config.redirects.flatMap(({ from, to }, index): FileFinding[] => {
        const [page, ...more] =
          to === '/' && !/[*:]/.test(from) && !routes.has(from.replace(/\/$/, ''))
            ? (byName.get(lastPart(from)) ?? [])
            : [];
        return page === undefined || page === '/' || more.length > 0
          ? []
          : [
              {
                found: `${from} leads home, and there is ${page}`,
                ...offer(page, { unsure: true }),
                at: { path: ['redirects', index, 'to'] },
              },
            ];
      });
    },
  }),
];
