import type { Path } from '../../reading/position';
import { bareWords } from '../bare-words';
import { type FileFinding, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';

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
type Named = SeenPage<'label' | 'title' | 'heading' | 'language'>;

function isCalled({ label: own, title, heading, route }: Named, label: string): boolean {
  const words = bareWords(label);
  return [own, title, heading, route.replace(/[/-]/g, ' ')].some((text) => bareWords(text).includes(words));
}

/** The pages by what stands in front of them in menus. */
function pagesByLabel(pages: readonly Named[]): Map<string, Named[]> {
  const byLabel = new Map<string, Named[]>();
  for (const page of pages) {
    const label = bareWords(page.label);
    byLabel.set(label, [...(byLabel.get(label) ?? []), page]);
  }
  return byLabel;
}

/** What menus and pages say of where they lead. */
export const menuNameRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/label-elsewhere',
    severity: 'error',
    why: 'A link that has the name of one page and leads to another sends everybody to the wrong one.',
    reads: ['label', 'title', 'heading', 'language', 'links'],
    find({ pages, config }) {
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      const byLabel = pagesByLabel(pages);
      const judge = ({ label, href, path }: Link): FileFinding[] => {
        const target = byRoute.get(href.split(/[?#]/)[0] ?? '');
        // Most links say what the page is called, and need no closer look.
        if (!target || label === target.label) return [];
        const named = byLabel.get(bareWords(label)) ?? [];
        const [only, ...more] = named.filter(({ language }) => language === target.language);
        if (!only || more.length > 0 || isCalled(target, label)) return [];
        const found = `"${label}" is the name of ${only.route}, and leads to ${href}`;
        // A link in a running text is a part of its value.
        const change = path.at(-1) === 'href' ? { change: { to: only.route }, unsure: true } : {};
        return [{ found, fix: `write ${only.route}`, at: { path }, ...change }];
      };
      return [
        ...lists(config).flatMap((links) =>
          links
            // One that stands twice in a list is told there.
            .filter(
              ({ href, path }) => path[0] !== 'navigation' || links.filter((other) => other.href === href).length < 2,
            )
            .flatMap(judge),
        ),
        ...pages.flatMap(({ file, route, links }) =>
          links
            // One that leads to its own page is told of that.
            .filter(({ page }) => page !== route)
            .flatMap(({ words, page, path }) => judge({ label: words, href: page, path }))
            .map((finding) => ({ file, ...finding })),
        ),
      ];
    },
  }),
];
