import type { Path } from '../../reading/position';
import type { PageSummary } from '../../resolving/page-summary';
import { bareWords } from '../bare-words';
import type { FileFinding, SiteRule, WholeSite } from '../rule';

interface Entry {
  label: string;
  href?: string | undefined;
  links?: readonly Entry[] | undefined;
}

interface Link {
  label: string;
  href: string;
  path: Path;
}

const linksIn = (list: readonly Entry[], path: Path): Link[] =>
  list.flatMap(({ label, href, links = [] }, index) => {
    const at = [...path, index];
    return [
      ...(href === undefined ? [] : [{ label, href, path: [...at, 'href'] }]),
      ...linksIn(links, [...at, 'links']),
    ];
  });

/** Every list of the configuration whose entries lead to pages. */
const lists = ({ navigation: { menu, footer, legal }, areas }: WholeSite['config']): Link[][] => [
  linksIn(menu, ['navigation', 'menu']),
  linksIn(footer, ['navigation', 'footer']),
  linksIn(legal, ['navigation', 'legal']),
  linksIn(
    areas.cities.map(({ name, href }) => ({ label: name, href })),
    ['areas', 'cities'],
  ),
];

/** True where a page can be called by a label: it is its own, or its title or address has the words. */
function isCalled({ label: own, title, heading, route }: PageSummary, label: string): boolean {
  const words = bareWords(label);
  return [own, title, heading, route.replace(/[/-]/g, ' ')].some((text) => bareWords(text).includes(words));
}

/** What menus say and where they lead. */
export const menuNameRules: readonly SiteRule[] = [
  {
    code: 'site/label-elsewhere',
    severity: 'error',
    why: 'A link that has the name of one page and leads to another sends everybody to the wrong one.',
    find({ pages, config }) {
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      const byLabel = new Map<string, PageSummary[]>();
      for (const page of pages) {
        const label = bareWords(page.label);
        byLabel.set(label, [...(byLabel.get(label) ?? []), page]);
      }
      return lists(config).flatMap((links) =>
        links.flatMap(({ label, href, path }): FileFinding[] => {
          const target = byRoute.get(href.split(/[?#]/)[0] ?? '');
          const named = byLabel.get(bareWords(label)) ?? [];
          const [only, ...more] = named.filter(({ language }) => language === target?.language);
          // One that stands twice in a list is told there.
          const isTwice = links.filter((other) => other.href === href).length > 1 && path[0] === 'navigation';
          if (!target || !only || more.length > 0 || isTwice || isCalled(target, label)) return [];
          const found = `"${label}" is the name of ${only.route}, and leads to ${href}`;
          return [{ found, fix: `write ${only.route}`, at: { path }, change: { to: only.route }, unsure: true }];
        }),
      );
    },
  },
];
