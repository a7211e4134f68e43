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

/** The numbers that words stand for, by their hashes; and which hashes may be one of them, by their last bits: most are not. */
interface WordIndex {
  numbers: ReadonlyMap<number, readonly number[]>;
  mayBe: Uint8Array;
}

const lastBits = 0xfff;

/** Where a hash begins (FNV-1a, 32 bits). As a number with a sign it takes no room of its own. */
const empty = 0x811c9dc5 | 0;

/** An index of the numbered lists that whole words are in. */
export function wordIndex(lists: Iterable<readonly [number: number, words: readonly string[]]>): WordIndex {
  const numbers = new Map<number, number[]>();
  const mayBe = new Uint8Array(lastBits + 1);
  for (const [number, words] of lists)
    for (const word of words) {
      let hash = empty;
      for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ signOf(word.charCodeAt(at)), 0x01000193);
      numbers.set(hash, [...(numbers.get(hash) ?? []), number]);
      mayBe[hash & lastBits] = 1;
    }
  return { numbers, mayBe };
}

/** The words of an index in a text, in whatever letters: a number of each and where it ends, in turn. By a rare chance another one, too. */
export function wordsFound({ numbers, mayBe }: WordIndex, text: string): number[] {
  const found: number[] = [];
  let hash = empty;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const sign = signs[code] || signOf(code);
    if (sign !== between) hash = Math.imul(hash ^ sign, 0x01000193);
    else if (hash !== empty) {
      if (mayBe[hash & lastBits] === 1) for (const number of numbers.get(hash) ?? []) found.push(number, at);
      hash = empty;
    }
  }
  return found;
}
