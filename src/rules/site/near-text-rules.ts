import { bareWords } from '../../model/bare-words';
import { type FileFinding, type SeenPage, type SiteRule, siteRule } from '../rule';

type Described = SeenPage<'title' | 'description' | 'canonical' | 'language'>;

/** Words in a row at both ends by which texts are looked up, and with how many that share them each is compared. */
const [inRow, compared] = [4, 8];
/** Shorter texts differ by a word and are about two things; in longer ones so many words may differ on either side. */
const [fewest, mostOther] = [12, 2];

/** A text as words in small letters, and those among them that may be names or figures. */
interface Words {
  all: string[];
  names: ReadonlySet<string>;
}

/** The words at the beginning of bare words, and those at their end. */
function endsOf(bare: string): [first: string, last: string] {
  let [from, to] = [bare.length, -1];
  for (let count = 0; count < inRow && to < bare.length; count += 1) {
    const next = bare.indexOf(' ', to + 1);
    to = next < 0 ? bare.length : next;
  }
  for (let count = 0; count < inRow && from >= 0; count += 1) from = from === 0 ? -1 : bare.lastIndexOf(' ', from - 1);
  return [bare.slice(0, to), bare.slice(from + 1)];
}

const wordsOf = (text: string): Words => ({
  all: bareWords(text).split(' '),
  names: new Set(
    (text.match(/(?<![.!?]\s|^)\b\p{Lu}[\p{L}'’-]*|\p{N}[\p{L}\p{N}]*/gu) ?? []).flatMap((word) =>
      bareWords(word).split(' '),
    ),
  ),
});

/** The words that one has and the other has not. */
function rest(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** True for two texts that say the same but for a word or two, none of them a place, a number or what the page is about. */
function areNear(one: Words, other: Words, isSubject: (word: string) => boolean): boolean {
  if (one.all.length < fewest || Math.abs(one.all.length - other.all.length) > mostOther) return false;
  const [mine, theirs] = [rest(one.all, other.all), rest(other.all, one.all)];
  return (
    mine.length <= mostOther &&
    theirs.length <= mostOther &&
    mine.length + theirs.length > 0 &&
    ![...mine, ...theirs].some((word) => one.names.has(word) || other.names.has(word) || isSubject(word))
  );
}

/** Small words of a title, and what makes a plural of a word: two titles that differ in these are one. */
const small = new Set('a an the and of for in on to at by with your our'.split(' '));
const titleKey = (title: string): string =>
  bareWords(title)
    .split(' ')
    .filter((word) => !small.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ');

/** Each page with an earlier one whose text is nearly the same; one that is the same is told of by itself. */
function nearTitles(pages: readonly Described[]): [Described, Described][] {
  const known = new Map<string, Described>();
  return pages.flatMap((page): [Described, Described][] => {
    const key = `${page.language ?? ''} ${titleKey(page.title)}`;
    const first = known.get(key);
    if (first === undefined) known.set(key, page);
    return first && key.split(' ').length > 3 && bareWords(first.title) !== bareWords(page.title)
      ? [[page, first]]
      : [];
  });
}

function nearDescriptions(pages: readonly Described[]): [Described, Described][] {
  const known = new Map<string, Described[]>();
  const words = new Map<Described, Words>();
  // Few texts begin or end as another one does, and are to be looked at word by word.
  const wordsIn = (page: Described): Words => {
    const own = words.get(page) ?? wordsOf(page.description);
    words.set(page, own);
    return own;
  };
  // A word that the title has as well is what the page is about.
  const isSubject = (word: string, { title, route }: Described): boolean =>
    word.length > 1 && ` ${bareWords(`${title} ${route}`)}`.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`);
  return pages.flatMap((page): [Described, Described][] => {
    const [first, last] = endsOf(bareWords(page.description));
    const keys = [`^ ${first}`, `$ ${last}`];
    const others = keys.flatMap((key) => known.get(key) ?? []);
    for (const key of keys) {
      const list = known.get(key);
      if (!list) known.set(key, [page]);
      else if (list.length < compared) list.push(page);
    }
    const near = others.find(
      (other) =>
        other.language === page.language &&
        areNear(wordsIn(page), wordsIn(other), (word) => isSubject(word, page) || isSubject(word, other)),
    );
    return near ? [[page, near]] : [];
  });
}

const tell = ([page, other]: [Described, Described], field: 'title' | 'description'): FileFinding => ({
  file: page.file,
  found: `this is nearly the ${field} of ${other.file}: "${other[field].slice(0, 60)}${other[field].length > 60 ? '…' : ''}"`,
  fix: 'say what only this page is about',
  at: { path: [field] },
});

/** What pages are called in lists of results. */
export const nearTextRules: readonly SiteRule[] = [
  siteRule({
    code: 'site/text-near',
    severity: 'warning',
    why: 'Two pages whose titles or summaries differ in a small word cannot be told apart in a list of results.',
    reads: ['title', 'description', 'canonical', 'language'],
    find: ({ pages }) => {
      const own = pages.filter(({ canonical, route }) => canonical === undefined && route !== '/404');
      return [
        ...nearTitles(own).map((pair) => tell(pair, 'title')),
        ...nearDescriptions(own).map((pair) => tell(pair, 'description')),
      ];
    },
  }),
];
