/** Stands for every sign that is no part of a word. */
const between = 1;

const signs = new Uint16Array(0x10000);

/** A sign as words are compared by it: in its small form, or `between`. It is looked up once for each sign there is. */
function signOf(code: number): number {
  const sign = String.fromCharCode(code);
  const small = sign.toLowerCase();
  const isOfWord = /[\p{L}\p{N}]/u.test(sign);
  const found = isOfWord ? (small.length === 1 ? small.charCodeAt(0) : code) : between;
  signs[code] = found;
  return found;
}

/** Lists that whole words and single signs are in, by number. */
interface TextIndex {
  /** By the hashes of words; which hashes may be one of them is known by their last bits: most are not. */
  words: ReadonlyMap<number, readonly number[]>;
  mayBe: Uint8Array;
  /** Which patterns of signs hold of a sign, a bit each, and one that says that this is known. */
  kinds: Int32Array;
  signs: readonly { sign: RegExp; numbers: number[] }[];
  /** The lists that a word twice in a row is in. */
  twice: readonly number[];
}

const [lastBits, isKnown] = [0xfff, 31];

/** What is known of signs where nothing is sought in them: one table for every index of words alone. */
const unsought = new Int32Array(0x10000);

/** Where a hash begins (FNV-1a, 32 bits). As a number with a sign it takes no room of its own. */
const empty = 0x811c9dc5 | 0;

/** What a list is of; a text that has one of it is one of the list. */
export interface Sought {
  words?: readonly string[];
  /** Holds of one sign alone. */
  sign?: RegExp;
  twice?: boolean;
}

/** An index of lists, each named by its place. Throws where they have more patterns of signs than it has bits. */
export function textIndex(lists: readonly Sought[]): TextIndex {
  const words = new Map<number, number[]>();
  const mayBe = new Uint8Array(lastBits + 1);
  const signs = new Map<string, { sign: RegExp; numbers: number[] }>();
  for (const [number, { words: own = [], sign }] of lists.entries()) {
    for (const word of own) {
      let hash = empty;
      for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ signOf(word.charCodeAt(at)), 0x01000193);
      words.set(hash, [...(words.get(hash) ?? []), number]);
      mayBe[hash & lastBits] = 1;
    }
    if (!sign) continue;
    const { source } = sign;
    signs.set(source, { sign, numbers: [...(signs.get(source)?.numbers ?? []), number] });
  }
  if (signs.size > isKnown) throw new Error(`${signs.size} patterns of signs: let some rules share one`);
  const twice = lists.flatMap((list, number) => (list.twice ? [number] : []));
  const kinds = signs.size === 0 ? unsought : new Int32Array(0x10000);
  return { words, mayBe, kinds, signs: [...signs.values()], twice };
}

/** Which patterns of an index hold of a sign; looked up once for each sign there is. */
function kindsOf({ kinds, signs: patterns }: TextIndex, code: number): number {
  let found = 1 << isKnown;
  for (const [bit, { sign }] of patterns.entries()) if (sign.test(String.fromCharCode(code))) found |= 1 << bit;
  kinds[code] = found;
  return found;
}

/** A number for the first words of a text: the same for texts that differ in capitals, spaces and signs alone. */
export function wordsHash(text: string, most = 6): number {
  let [hash, words, isApart] = [empty, 0, true];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const sign = signs[code] || signOf(code);
    if (sign === between) isApart = true;
    else {
      if (isApart) words += 1;
      if (words > most) break;
      hash = Math.imul(hash ^ (isApart ? between : 0), 0x01000193);
      hash = Math.imul(hash ^ sign, 0x01000193);
      isApart = false;
    }
  }
  return hash;
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;

/** Texts in one string, and where each of them ends; one sign stands between them. */
interface JoinedTexts {
  all: string;
  ends: readonly number[];
}

/** Texts one after the other, each on lines of its own that cannot be taken for lines of one text. */
export function joined(texts: readonly string[]): JoinedTexts {
  const ends: number[] = [];
  for (const text of texts) ends.push((ends.at(-1) ?? -1) + text.length + 1);
  return { all: texts.join('\r'), ends };
}

/** Words with a capital at their beginning, to be gathered: those whose hash is known are left out. */
export interface Capitalized {
  known: ReadonlySet<number>;
  /** Hash, begin and end of each other one, in turn. */
  others: number[];
}

/**
 * The lists that texts are in, and the place of the text, in turn; some more than once, and by a rare chance another one,
 * too. Words with a capital are gathered on the way where that is wanted.
 */
export function listsOf(index: TextIndex, { all, ends }: JoinedTexts, capitalized?: Capitalized): number[] {
  const { words, mayBe, kinds, twice } = index;
  const found: number[] = [];
  let [hash, last, had, place, start] = [empty, empty, 0, 0, 0];
  let end = ends[0] ?? 0;
  for (let at = 0; at <= all.length; at += 1) {
    const isEnd = at === end;
    const code = isEnd ? 32 : all.charCodeAt(at);
    had |= kinds[code] || kindsOf(index, code);
    const sign = signs[code] || signOf(code);
    if (sign !== between) {
      if (hash === empty) start = at;
      hash = Math.imul(hash ^ sign, 0x01000193);
      continue;
    }
    if (hash !== empty) {
      const first = all.charCodeAt(start);
      if (capitalized && signs[first] !== first && !capitalized.known.has(hash))
        capitalized.others.push(hash, start, at);
      if (hash === last) for (const number of twice) found.push(number, place);
      if (mayBe[hash & lastBits] === 1) for (const number of words.get(hash) ?? []) found.push(number, place);
      last = hash;
      hash = empty;
    }
    if (isEnd) {
      pushSigns(found, index, had, place);
      place += 1;
      end = ends[place] ?? -1;
      had = 0;
    }
    if (isEnd || !isSpace(code)) last = empty;
  }
  return found;
}

/** Adds the lists of the signs that a text has. */
function pushSigns(found: number[], { signs: patterns }: TextIndex, had: number, place: number): void {
  for (let rest = had & ~(1 << isKnown); rest !== 0; rest &= rest - 1)
    for (const number of patterns[31 - Math.clz32(rest & -rest)]?.numbers ?? []) found.push(number, place);
}
