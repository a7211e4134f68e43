import { bareWords } from '../../model/bare-words';
import { hrefPath } from '../../model/href-path';
import type { InnerLink } from '../../resolving/inner-links';
import { stemKey } from '../name-stems';
import { type FileFinding, type SeenPage, type SiteRule, siteRule, type WholeSite } from '../rule';
import { navigationLists, type PlacedLink, placedLinksIn } from './placed-links';

/** Every list of the configuration whose entries lead to pages. */
const lists = (config: WholeSite['config']): PlacedLink[][] => [
  ...navigationLists(config),
  placedLinksIn(
    config.areas.cities.map(({ name, href }) => ({ label: name, href })),
    ['areas', 'cities'],
  ),
];

/** What a page is called. */
type Named = SeenPage<'label' | 'title' | 'heading' | 'language'>;

/** True where a page can be called by a label: it is its own, or its title or address has the words. */
function isCalled({ label: own, title, heading, route }: Named, label: string): boolean {
  const words = bareWords(label);
  return [own, title, heading, route.replace(/[/-]/g, ' ')].some((text) => bareWords(text).includes(words));
}

/** The pages of a site by what links call them. */
interface Names {
  byRoute: ReadonlyMap<string, Named>;
  /** By what stands in front of them in menus, and by their headings, where no label is the same. */
  byName: ReadonlyMap<string, Named[]>;
}

const known = new WeakMap<readonly Named[], Names>();

/** The names of pages, gathered once for all rules and links that ask for them: of ten thousand pages they are many. */
function namesOf(pages: readonly Named[]): Names {
  const before = known.get(pages);
  if (before) return before;
  const byName = new Map<string, Named[]>();
  const note = (name: string, page: Named) => {
    const called = byName.get(name);
    if (called) called.push(page);
    else byName.set(name, [page]);
  };
  for (const page of pages) note(bareWords(page.label), page);
  const labels = new Set(byName.keys());
  for (const page of pages) {
    const name = bareWords(page.heading);
    if (!labels.has(name)) note(name, page);
  }
  const names = { byRoute: new Map(pages.map((page) => [page.route, page])), byName };
  known.set(pages, names);
  return names;
}

/** What people put around the name of a page: "see our gallery", "the full price list page". */
const around =
  /^(?:(?:see|browse|read|visit|view|open|go to|look at|check|show|find|explore|ver|vea|our|the|all|full|whole|more|about|of|nuestra|nuestro|la|el) )+|(?: (?:page|pages|overview|section|página))+$/g;

/** A label as the name of a page: as it is where it is one, else without what people put around one. */
const namesIn = (label: string): string[] => {
  const words = bareWords(label);
  const bare = words.replace(around, '');
  return [...new Set([words, bare, `${bare}s`, bare.replace(/s$/, '')])].filter((name) => name.length > 1);
};

/** The one other page that a label is the name of; undefined where there is none, or where it fits the page it leads to. */
function meantBy(
  label: string,
  target: Named | undefined,
  { byName }: Names,
): { name: string; only: Named } | undefined {
  // Most links say what the page is called, and need no closer look.
  if (!target || label === target.label) return undefined;
  const name = namesIn(label).find((words) => byName.has(words)) ?? '';
  const [only, ...more] = (byName.get(name) ?? []).filter(({ language }) => language === target.language);
  return !only || more.length > 0 || isCalled(target, name) ? undefined : { name, only };
}

/** The page that an address leads to. */
const pageAt = (href: string, { byRoute }: Names): Named | undefined =>
  byRoute.get(href) ?? byRoute.get(hrefPath(href));

const linkKey = (label: string, target: Named | undefined): string => `${label}\n${target?.route}`;

/** What a page offers besides: links may promise one offer and lead to where people ask for it. */
type Offer = Named & SeenPage<'kind' | 'purpose' | 'links'>;

const isOffer = ({ kind, purpose }: Offer): boolean => (kind === 'page' ? purpose === 'service' : kind !== 'article');

const isAbove = (page: Named, other: Named): boolean => other.route.startsWith(`${page.route}/`);

const namesOfPage = ({ label, title, heading, route }: Named): string[] => [label, heading, title, route];

/** What links to an offer are about where no name of it has all their words, by `linkKey`. */
function astray(
  pages: readonly Offer[],
  links: readonly PlacedLink[],
  names: Names,
): Map<string, { key: string; target: Offer }> {
  const offers = new Set<Named>(pages.filter(isOffer));
  const found = new Map<string, { key: string; target: Offer }>();
  const keys = new Map<string, string>();
  const saidOf = new Map<Named, string>();
  const judge = (label: string, href: string): void => {
    const target = pageAt(href, names);
    if (!target || label === target.label || !offers.has(target)) return;
    const key = keys.get(label) ?? stemKey(label);
    keys.set(label, key);
    const said = saidOf.get(target) ?? namesOfPage(target).join(' ').toLowerCase();
    saidOf.set(target, said);
    if (key !== '' && !key.split(' ').every((stem) => said.includes(stem)))
      found.set(linkKey(label, target), { key, target: target as Offer });
  };
  for (const { label, href } of links) judge(label, href);
  for (const page of pages) for (const { words, page: href } of page.links) judge(words, href);
  return found;
}

/** The one offer that each link is about, in whatever order and form its words stand, where it leads to another one. */
function offersMeant(pages: readonly Offer[], lists: readonly PlacedLink[][], names: Names): Map<string, Named> {
  const links = astray(pages, lists.flat(), names);
  const byKey = new Map([...links.values()].map(({ key }) => [key, [] as Offer[]]));
  if (byKey.size > 0)
    for (const page of pages.filter(isOffer))
      for (const key of new Set(namesOfPage(page).map(stemKey))) byKey.get(key)?.push(page);
  return new Map(
    [...links].flatMap(([link, { key, target }]): [string, Named][] => {
      // Of several the one that lies highest is the one about all of it; the page above another is about it, too.
      const [only] = (byKey.get(key) ?? [])
        .filter(({ language }) => language === target.language)
        .sort((a, b) => a.route.split('/').length - b.route.split('/').length);
      return only && only !== target && !isAbove(target, only) && !isAbove(only, target) ? [[link, only]] : [];
    }),
  );
}

/** True for a link that has the name of another page than it leads to, which is told by itself. */
export function isNamedElsewhere({ words, page }: InnerLink, pages: readonly Named[]): boolean {
  const names = namesOf(pages);
  return meantBy(words, pageAt(page, names), names) !== undefined;
}

/** What menus and pages say of where they lead. */
export const menuNameRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/label-of-home',
    severity: 'error',
    why: 'A page with the label of the home page stands beside it on the way there: two steps of one name.',
    reads: ['label', 'title', 'language', 'translates'],
    find: ({ pages }) => {
      const homes = pages.filter(({ route, translates }) => route === '/' || translates === '/');
      return pages
        .filter((page) => !homes.includes(page))
        .filter((page) =>
          homes.some((home) => home.language === page.language && bareWords(home.label) === bareWords(page.label)),
        )
        .map(({ file, label, title }) => ({
          file,
          found: `"${label}" is the label of the home page`,
          fix: `write what the page is called in menus, such as ${title.split(/[|–—:,]/)[0]?.trim()}`,
          at: { path: ['label'] },
        }));
    },
  }),
  siteRule({
    code: 'site/label-elsewhere',
    severity: 'error',
    // Such a link leads where another of its list does.
    instead: ['fact/menu-link-twice', 'fact/footer-link-twice'],
    why: 'A link that has the name of one page and leads to another sends everybody to the wrong one.',
    reads: ['label', 'title', 'heading', 'language', 'links', 'kind', 'purpose'],
    find({ pages, config }) {
      const names = namesOf(pages);
      const offers = offersMeant(pages, lists(config), names);
      // Most links of a site are the same few on page after page.
      const judged = new Map<string, ReturnType<typeof meantBy>>();
      const meant = (label: string, href: string): ReturnType<typeof meantBy> => {
        const link = `${label}\n${href}`;
        if (judged.has(link)) return judged.get(link);
        const target = pageAt(href, names);
        const offer = offers.get(linkKey(label, target));
        const found = meantBy(label, target, names) ?? (offer && { name: '', only: offer });
        judged.set(link, found);
        return found;
      };
      const judge = ({ label, href, path }: PlacedLink): FileFinding[] => {
        const { name, only } = meant(label, href) ?? {};
        if (!only) return [];
        const found = `"${label}" ${bareWords(label) === name ? 'is the name of' : 'names'} ${only.route}, and leads to ${href}`;
        const fix = `write ${only.route}`;
        // A link in a running text is a part of its value.
        return path.at(-1) === 'href'
          ? [{ found, fix, at: { path }, change: { to: only.route }, unsure: true }]
          : [{ found, fix, at: { path, needle: `[${label}](` } }];
      };
      return [
        ...lists(config).flatMap((links) => links.flatMap(judge)),
        ...pages.flatMap(({ file, route, links }) =>
          links
            // One that leads to its own page, or to none, is told of that.
            .filter(({ page }) => page !== route && page !== '/404')
            .flatMap(({ words, page, path }) => judge({ label: words, href: page, path }))
            .map((finding) => ({ file, ...finding })),
        ),
      ];
    },
  }),
  siteRule({
    code: 'site/heading-elsewhere',
    severity: 'error',
    why: 'A page that begins with the name of another one was copied from there, or has its words.',
    reads: ['label', 'title', 'heading', 'language'],
    find({ pages }) {
      const names = namesOf(pages);
      return pages.flatMap(({ file, route, label, title, heading, language }): FileFinding[] => {
        // What the page is called says its label, its title and its address.
        const { only } = meantBy(heading, { file, route, label, title, language, heading: '' }, names) ?? {};
        return only && bareWords(only.heading) !== bareWords(heading)
          ? [
              {
                file,
                found: `the h1 "${heading}" is the name of ${only.route}`,
                fix: 'write what this page is about',
                at: { needle: heading },
              },
            ]
          : [];
      });
    },
  }),
];
