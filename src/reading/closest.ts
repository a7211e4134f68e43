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

const plain = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');

/** How far two words are from each other, in slips; infinite when they are too far to be the same word. */
function strangeness(wanted: string, candidate: string): number {
  if (wanted === candidate) return 0;
  const slips = sorted(wanted) === sorted(candidate) ? 1 : distance(wanted, candidate);
  if (slips <= allowed(Math.max(wanted.length, candidate.length))) return slips;
  // Abbreviations ("desc", "head") are far in letters but plain in meaning; they lose to any real slip.
  return wanted.length >= 3 && candidate.startsWith(wanted) ? 50 + candidate.length : Number.POSITIVE_INFINITY;
}

const sorted = (word: string): string => [...word].sort().join('');

/** Slips that leave a word recognizable: none in one or two letters, one up to five, two up to nine, three beyond. */
function allowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}
