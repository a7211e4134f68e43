import { distance } from 'fastest-levenshtein';

/**
 * The candidate that `word` is most likely a slip for, or undefined when none is near. Case, spaces, hyphens and
 * underscores do not count, swapped letters count once, and a beginning of three letters or more is near enough.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const score = strangeness(wanted, plain(candidate));
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/**
 * True where `word` can hardly mean another than its nearest: no other candidate is as near, and no digit differs, as what
 * is numbered is there more than once.
 */
export function isPlainSlip(word: string, near: string, candidates: Iterable<string>): boolean {
  if (word.replace(/\D/g, '') !== near.replace(/\D/g, '')) return false;
  const wanted = plain(word);
  const score = strangeness(wanted, plain(near));
  // Of abbreviations, and of words two slips away, there may be only one.
  const most = score < 2 ? score : Number.MAX_SAFE_INTEGER;
  return [...candidates].every((other) => other === near || strangeness(wanted, plain(other)) > most);
}

/** The one candidate that begins with the stem of a word, such as `MovingCompany` for "Movers", or of the first of several, and most like it; undefined where several do. */
export function kindred(word: string, candidates: readonly string[]): string | undefined {
  // What has a comma between says several things.
  const [first = ''] = word.includes(',') ? [] : word.trim().split(/\s+/);
  return ofStem(plain(word), candidates) ?? ofStem(plain(first), candidates);
}

function ofStem(wanted: string, candidates: readonly string[]): string | undefined {
  const stem = wanted.slice(0, Math.max(4, Math.ceil(wanted.length * 0.6)));
  const found = stem.length < 4 ? [] : candidates.filter((candidate) => plain(candidate).startsWith(stem));
  const shared = found.map((candidate) => sharedStart(wanted, plain(candidate)));
  const longest = Math.max(...shared);
  const [only, ...more] = found.filter((_, at) => shared[at] === longest);
  return more.length === 0 ? only : undefined;
}

/** With how many letters in common two words begin. */
function sharedStart(one: string, other: string): number {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}

/** How many words a list in a message has at most, and how many are left of a longer one. */
const [mostListed, leftOfMore] = [7, 5];

/**
 * The words there are to choose from, in a sentence: all of a short list; of a long one those nearest to `word`, so that
 * nobody has to read on, and a message stays what it is when the list grows.
 */
export function listed(words: readonly string[], word = ''): string {
  if (words.length <= mostListed) return words.join(', ');
  const wanted = plain(word.slice(0, 40));
  const ranked = words.map((candidate) => ({ candidate, score: remoteness(wanted, plain(candidate)) }));
  ranked.sort((a, b) => a.score - b.score);
  const nearest = ranked.slice(0, leftOfMore).map(({ candidate }) => candidate);
  return `${nearest.join(', ')}, …`;
}

/** How far two words are apart, behind all that could be meant; equal for all where no word is given. */
function remoteness(wanted: string, candidate: string): number {
  if (wanted === '') return 0;
  return Math.min(strangeness(wanted, candidate), 1000 + distance(wanted, candidate));
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=\S) *\([^)]*\)$/, '')
    .replace(/[\s_\u200b‐-―“”„‘’"'()[\]{}<>*`!?:;,.-]/g, '');

/** A word with what sounds alike written alike. */
const sound = (word: string): string => word.replace(/ph/g, 'f').replace(/ck/g, 'k');

/** How far two words are from each other, in slips; infinite when they are too far to be the same word. */
function strangeness(wanted: string, candidate: string): number {
  if (wanted === candidate) return 0;
  if (sound(wanted) === sound(candidate)) return 1;
  const most = allowed(Math.max(wanted.length, candidate.length));
  // Words of such different lengths need not be compared letter by letter.
  if (Math.abs(wanted.length - candidate.length) <= most) {
    const slips = isScrambled(wanted, candidate) ? 1 : distance(wanted, candidate);
    if (slips <= most) return slips;
  }
  // Abbreviations ("desc", "head") are far in letters but plain in meaning; they lose to any real slip.
  if (wanted.length >= 3 && candidate.startsWith(wanted)) return 50 + candidate.length;
  return isShort(wanted, candidate) ? 80 + candidate.length : Number.POSITIVE_INFINITY;
}

/** Whether a word is another with letters left out, such as img for image, and not much of it. */
function isShort(wanted: string, candidate: string): boolean {
  if (wanted.length < 3 || wanted[0] !== candidate[0] || candidate.length > 2 * wanted.length) return false;
  let at = 0;
  for (const letter of candidate) if (letter === wanted[at]) at++;
  return at === wanted.length;
}

const isScrambled = (a: string, b: string): boolean => a.length === b.length && sorted(a) === sorted(b);
const sorted = (word: string): string => [...word].sort().join('');

/** Slips that leave a word recognizable: none in one or two letters, one up to five, two up to nine, three beyond. */
function allowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}
