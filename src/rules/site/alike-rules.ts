import { likeness, rowsIn, sketchHashes } from '../../resolving/text-sketch';
import { type FileFinding, offerAway, type SeenPage, type SiteRule, siteRule } from '../rule';
import { inMenus, ledTo } from './way-rules';

/** Shares of rows of words that two pages have in common, places and figures left out. */
const [alike, copied, unlike] = [0.6, 0.8, 0.25];

/** Texts shorter than this many rows of words cannot be told apart by them. */
const shortest = 24;

/** How many of its smallest hashes a page is looked up by, and with how many pages of one hash it is compared. */
const [keys, compared] = [16, 8];
/** Pages that share fewer of these have less than the least in common that is told of, but for one pair in a thousand. */
const fewest = 4;

type Likened = SeenPage<'indexed' | 'canonical' | 'language' | 'sketch'>;

interface Pair {
  page: Likened;
  other: Likened;
  share: number;
}

const found = new WeakMap<readonly Likened[], Pair[]>();

/** Each page that is shown for itself with the earlier one that it is most like, where that is more than a little. */
function pairsIn(pages: readonly Likened[]): Pair[] {
  const known = found.get(pages);
  if (known) return known;
  const shown = pages.filter(({ indexed, canonical }) => indexed && canonical === undefined);
  const best = new Map<number, Pair>();
  for (const [at, before] of likelyPairs(shown)) {
    const [page, other] = [shown[at], shown[before]];
    // What is said in another language is no copy, nor is a page for another country; one in the wrong language is told as that.
    if (!page || !other || page.language !== other.language) continue;
    const share = likeness(sketchHashes(page.sketch), sketchHashes(other.sketch));
    if (share > Math.max(alike, best.get(at)?.share ?? 0)) best.set(at, { page, other, share });
  }
  const pairs = [...best].sort(([a], [b]) => a - b).map(([, pair]) => pair);
  found.set(pages, pairs);
  return pairs;
}

/** Larger than any number of pages; a hash and a page, or two pages, make one number that can be sorted by. */
const base = 2 ** 22;

/** The two of which a number was made; a remainder of numbers as large takes much longer. */
function parted(number: number): [first: number, page: number] {
  const first = Math.floor(number / base);
  return [first, number - first * base];
}

/**
 * The numbers of pages that share enough of their smallest hashes to be compared, the later page first. Sorted numbers
 * take a tenth of the memory of a map of lists, which counts on a site of ten thousand pages.
 */
function likelyPairs(pages: readonly Likened[]): [number, number][] {
  const keyed = new Float64Array(pages.length * keys);
  let length = 0;
  for (const [page, { sketch }] of pages.entries())
    if (rowsIn(sketch) >= shortest) for (const hash of sketchHashes(sketch, keys)) keyed[length++] = hash * base + page;
  const sorted = pairsAmong(keyed.subarray(0, length).sort());
  return sorted.reduce<[number, number][]>((often, pair, at) => {
    if (sorted[at + fewest - 1] === pair && sorted[at - 1] !== pair) often.push(parted(pair));
    return often;
  }, []);
}

/** The pairs of pages with one hash, each once for each hash that they share, sorted; of sorted hashes with their pages. */
function pairsAmong(keyed: Float64Array): Float64Array {
  const pairs: number[] = [];
  let [start, last] = [0, -1];
  for (const [at, entry] of keyed.entries()) {
    const [hash, page] = parted(entry);
    if (hash !== last) start = at;
    last = hash;
    for (let before = start; before < Math.min(at, start + compared); before += 1)
      pairs.push(page * base + parted(keyed[before] ?? 0)[1]);
  }
  return Float64Array.from(pairs).sort();
}

const tell = ({ page, other, share }: Pair, fix: string): FileFinding => ({
  file: page.file,
  found: `${Math.round(share * 100)} % of the text is that of ${other.file}, names of places and figures left out`,
  fix,
  at: { path: ['title'] },
});

/** True for pages long enough to be told apart that have next to nothing in common. */
function areUnlike(page: Pick<Likened, 'sketch'>, other: Pick<Likened, 'sketch'>): boolean {
  const [own, others] = [sketchHashes(page.sketch), sketchHashes(other.sketch)];
  return Math.min(own.length, others.length) >= shortest && likeness(own, others) < unlike;
}

/** Two pages of one text with the copy first: that to which nothing leads, where something leads to the other. */
function copyFirst({ page, other, share }: Pair, known: ReadonlySet<string>): Pair {
  const isTurned = known.has(page.route) && !known.has(other.route);
  return isTurned ? { page: other, other: page, share } : { page, other, share };
}

/** Pages that say the same, and pages that name one that says something else. */
export const alikeRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/copied',
    severity: 'error',
    why: 'Search engines leave out copies, and the site with them where there are many (doorway pages).',
    instead: [
      'page/same-text',
      'site/same-excerpt',
      'site/same-heading',
      'site/label-twice',
      'site/text-near',
      'site/answer-twice',
      'site/no-way',
    ],
    reads: ['indexed', 'canonical', 'language', 'sketch', 'leadsTo'],
    find(site) {
      const pairs = pairsIn(site.pages).filter(({ share }) => share > copied);
      const known = pairs.length > 0 ? ledTo(site) : new Set<string>();
      return pairs
        .map((pair) => copyFirst(pair, known))
        .map((pair) => ({
          ...tell(
            pair,
            `write what is true of this page alone, in its heading and description too, or name the other in its place: canonical: ${pair.other.route}`,
          ),
          twin: pair.other.file,
        }));
    },
  }),
  siteRule({
    code: 'site/alike',
    severity: 'warning',
    why: 'Of pages that are much alike search engines show one, and not always the one that was meant.',
    reads: ['indexed', 'canonical', 'language', 'sketch'],
    find: ({ pages }) =>
      pairsIn(pages)
        .filter(({ share }) => share <= copied)
        .map((pair) => tell(pair, 'write more of what is true of this page alone')),
  }),
  siteRule({
    code: 'site/canonical-unlike',
    severity: 'error',
    why: 'Only a page that says the same may stand in the place of another; else search engines lose what this one says.',
    reads: ['canonical', 'sketch'],
    find: ({ pages }) =>
      canonicals(pages, ({ page, other }) =>
        // What home says of another page in its place is told of home.
        page.route !== '/' && other.route !== '/404' && other.canonical === undefined && areUnlike(page, other)
          ? { found: `${other.route} says something else than this page`, ...offerAway(['canonical']) }
          : undefined,
      ),
  }),
  siteRule({
    code: 'site/canonical-hidden',
    severity: 'error',
    why: 'A page that names one in its place that search engines leave out is left out with it.',
    reads: ['canonical', 'indexed'],
    find: ({ pages }) =>
      canonicals(pages, ({ other }) =>
        // The not-found page is no page to lead to, which is told of the address itself.
        other.indexed || other.route === '/404'
          ? undefined
          : { found: `search engines leave out ${other.route}`, fix: 'remove canonical:, or the robots: of that page' },
      ),
  }),
  siteRule({
    code: 'site/elsewhere-in-menu',
    severity: 'warning',
    why: 'Menus lead to the page that search engines show, not to one that names another in its place.',
    reads: ['indexed', 'canonical', 'language', 'sketch'],
    find: (site) => {
      const listed = new Set(inMenus(site));
      return canonicals(site.pages, ({ page, other }) =>
        // Where the other cannot stand in its place, that is told.
        listed.has(page) &&
        page.route !== '/' &&
        stands(other) &&
        page.language === undefined &&
        !areUnlike(page, other)
          ? {
              found: `the menus lead to ${page.route}, and it names ${other.route} in its place`,
              fix: `lead to ${other.route} in the menus, or remove canonical:`,
            }
          : undefined,
      );
    },
  }),
];

/** True for a page that search engines show, and under its own address. */
const stands = ({ indexed, canonical, route }: SeenPage<'indexed' | 'canonical'>): boolean =>
  indexed && canonical === undefined && route !== '/404';

/** What is to be said of pages that name another of this site in their place. */
function canonicals<Page extends SeenPage<'canonical'>>(
  pages: readonly Page[],
  judge: (pair: { page: Page; other: Page }) => Pick<FileFinding, 'found' | 'fix'> | undefined,
): FileFinding[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return pages.flatMap((page) => {
    const other = byRoute.get(page.canonical ?? '');
    const words = other && judge({ page, other });
    return words ? [{ ...words, file: page.file, at: { path: ['canonical'] } }] : [];
  });
}
