import type { Path } from '../../reading/position';
import { listedPlaces } from '../listed-places';
import type { ConfigRule, RuleFinding } from '../rule';
import { smallPlace } from '../small-place';

interface Named {
  name: string;
  path: Path;
  /** What the entry says, where its name is an address. */
  label?: string;
}

/** What a list names that it has named before. */
function doubles(list: readonly Named[], tell: (name: string) => Omit<RuleFinding, 'at'>): RuleFinding[] {
  const seen = new Set<string>();
  return list.flatMap(({ name, path }) => {
    const plain = name.trim().toLowerCase();
    const isDouble = seen.has(plain);
    seen.add(plain);
    return isDouble ? [{ ...tell(name), at: { path: strangest(list, name) ?? path } }] : [];
  });
}

/** Of two entries that lead to one address the first, where the second has the words of the address and it has none. */
function strangest(list: readonly Named[], href: string): Path | undefined {
  const words = href
    .toLowerCase()
    .split(/[/-]/)
    .filter((word) => word.length > 2);
  const fits = ({ label = '' }: Named): boolean => words.some((word) => label.toLowerCase().includes(word));
  const [first, second] = list.filter(({ name }) => name === href);
  return first && second && fits(second) && !fits(first) ? first.path : undefined;
}

const links = (list: readonly { label: string; href: string }[], path: Path): Named[] =>
  list.map(({ label, href }, index) => ({ name: href, label, path: [...path, index, 'href'] }));

interface Entry {
  label: string;
  href?: string | undefined;
  links?: readonly Entry[] | undefined;
}

/** Where the links of a menu lead, its groups and their headings among them. */
const linksBelow = ({ links: below = [] }: Pick<Entry, 'links'>, path: Path, field = 'links'): Named[] =>
  below.flatMap((entry, index) => {
    const at = [...path, field, index];
    return [
      ...(entry.href === undefined ? [] : [{ name: entry.href, label: entry.label, path: [...at, 'href'] }]),
      ...linksBelow(entry, at),
    ];
  });

/** True for the name of a place in small letters alone, or in capitals alone. */
const isMiswritten = (name: string): boolean =>
  (/^\p{Ll}[\p{L} -]*$/u.test(name) && !particle.test(name)) || /^\p{Lu}{4,}(?:[ -]\p{Lu}{2,})*$/u.test(name);

/** What is told of an entry that its list has already. */
export const listedTwice = (name: string) => ({
  found: `${name} is in this list already`,
  fix: 'remove one of the two, or write what was meant',
});

/** Entries of one list, at any depth, that are called alike; those that lead to one page are told of that. */
function namesTwice(entries: readonly Entry[], path: Path): RuleFinding[] {
  // A whole entry that is there twice is told of as a link.
  const isCopy = ({ label, href }: Entry, index: number): boolean =>
    href !== undefined && entries.findIndex((other) => other.label === label && other.href === href) < index;
  const named = entries.flatMap((entry, index) =>
    isCopy(entry, index) ? [] : [{ name: entry.label, path: [...path, index, 'label'] }],
  );
  const places = new Set(entries.map(({ href }) => href));
  return [
    ...(places.size < entries.length && path.at(-1) === 'links'
      ? []
      : doubles(named, (name) => ({
          found: `there is "${name}" in ${path.length > 2 ? 'this menu' : 'the menus'} already`,
          fix: 'give each menu and each link its own name',
        }))),
    ...entries.flatMap(({ links: below = [] }, index) => namesTwice(below, [...path, index, 'links'])),
  ];
}

/** Words that names of places may begin with, in small letters. */
const particle = /^(?:de|del|la|las|el|los|le|les|den|der|het|van|von|am|an|auf|bad|im|in|sur|sous)\b/;

/** So many old addresses may have been homes of their own. */
const mostToHome = 4;

/** Lists of the configuration, and where they lead. */
export const listRules: readonly ConfigRule[] = [
  {
    code: 'fact/menu-link-twice',
    severity: 'error',
    why: 'A menu that leads twice to one page leaves out the one that was meant.',
    find: ({ navigation: { menu } }) => [
      ...menu.flatMap((entry, index) => doubles(linksBelow(entry, ['navigation', 'menu', index]), listedTwice)),
      ...doubles(
        menu.flatMap(({ label, href }, index) =>
          href ? [{ name: href, label, path: ['navigation', 'menu', index, 'href'] }] : [],
        ),
        listedTwice,
      ),
    ],
  },
  {
    code: 'fact/menu-name-twice',
    severity: 'error',
    instead: ['site/label-elsewhere'],
    why: 'Two menus or links of one name cannot be told apart.',
    find: ({ navigation: { menu } }) => namesTwice(menu, ['navigation', 'menu']),
  },
  {
    code: 'fact/footer-link-twice',
    severity: 'warning',
    why: 'A list that leads twice to one page leaves out the one that was meant.',
    find: ({ navigation: { footer, legal } }) => [
      ...doubles(linksBelow({ links: footer }, ['navigation'], 'footer'), listedTwice),
      ...doubles(links(legal, ['navigation', 'legal']), listedTwice),
    ],
  },
  {
    code: 'fact/said-twice',
    severity: 'warning',
    why: 'What stands twice in a short list was pasted twice, or leaves out what was meant.',
    find: ({ business: { payment, claims } }) => [
      ...doubles(
        payment.map((name, index) => ({ name, path: ['business', 'payment', index] })),
        listedTwice,
      ),
      ...doubles(
        claims.map(({ label }, index) => ({ name: label, path: ['business', 'claims', index, 'label'] })),
        listedTwice,
      ),
    ],
  },
  {
    code: 'fact/place-small',
    severity: 'warning',
    why: 'The name of a place stands in titles and lists as it is written here, and begins with a capital.',
    find: (config) =>
      [
        ...listedPlaces(config),
        ...config.business.offices.map(({ city: name }, index) => ({
          name,
          path: ['business', 'offices', index, 'city'],
        })),
      ].flatMap(({ name, path }) => (isMiswritten(name) ? [{ ...smallPlace(name, path), unsure: true }] : [])),
  },
  {
    code: 'fact/place-twice',
    severity: 'error',
    why: 'A place that is listed twice makes a list look careless, and counts of places wrong.',
    find: (config) => doubles(listedPlaces(config), listedTwice),
  },
  {
    code: 'fact/kind-twice',
    severity: 'error',
    why: 'Search engines are told each kind of business once.',
    find: ({ business: { kinds } }) =>
      doubles(
        kinds.map((name, index) => ({ name, path: ['business', 'kinds', index] })),
        listedTwice,
      ),
  },
  {
    code: 'fact/map-without-query',
    severity: 'error',
    why: 'Without {query} the map shows the same place for every office, or none.',
    find: ({ map }) =>
      (['embed', 'directions'] as const)
        .filter((field) => map[field]?.startsWith('https:') && !/(?<!\{)\{query\}(?!\})/.test(map[field] ?? ''))
        .map((field) => ({
          found: `map.${field} has no {query}`,
          fix: 'write {query} where the place belongs',
          at: { path: ['map', field] },
        })),
  },
  {
    code: 'fact/all-to-home',
    severity: 'warning',
    why: 'Old addresses that all lead home count as gone (soft 404): search engines and visitors look for what they were.',
    find: ({ redirects }) => {
      const home = redirects.flatMap(({ from, to }, index) => (to === '/' ? [{ from, index }] : []));
      const tell = (found: string, index: number): RuleFinding => ({
        found,
        fix: 'lead to the page that says the same, or to a list of such pages',
        at: { path: ['redirects', index, 'to'] },
      });
      // One from everywhere is told of its source.
      const groups = home.filter(({ from }) => /[*:]/.test(from) && !/^\/[*:]/.test(from));
      const single = home.filter(({ from }) => !/[*:]|^\/(?:home|index|default|main|welcome|start)\b/i.test(from));
      return [
        ...groups.map(({ from, index }) => tell(`everything at ${from} leads home`, index)),
        ...(single.length > mostToHome
          ? single.slice(0, 1).map(({ index }) => tell(`${single.length} old addresses lead home`, index))
          : []),
      ];
    },
  },
];
