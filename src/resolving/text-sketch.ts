import type { SiteConfig } from '../../schemas/site';
import { spreadBits } from '../model/spread-bits';
import type { Leaf } from './leaves';
import { maskedPlaces, sketchedWords } from './sketched-words';

/** How many words in a row are compared, and how many rows stand for a text. */
const [rowLength, keptRows] = [3, 128];

/**
 * How the text of a page reads, places and figures left out: the smallest hashes of its rows of words, as text. Two pages
 * that share half of their rows share about half of these (a bottom-k sketch, Broder 1997).
 */
export function sketchOf(leaves: readonly Leaf[], config: SiteConfig, city: string | undefined): string {
  return asText(smallest(rowHashes(maskedPlaces(sketchedWords(textOf(leaves)), config, city))));
}

/** How alike two texts are: the share of rows of words that both have, from 0 to 1. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const most = Math.min(keptRows, Math.max(one.length, other.length));
  let [a, b, seen, shared] = [0, 0, 0, 0];
  while (seen < most && (a < one.length || b < other.length)) {
    const [left, right] = [one[a] ?? Number.POSITIVE_INFINITY, other[b] ?? Number.POSITIVE_INFINITY];
    if (left === right) shared += 1;
    if (left <= right) a += 1;
    if (right <= left) b += 1;
    seen += 1;
  }
  return seen === 0 ? 0 : shared / seen;
}

/** Every text of a page but the names of its pictures and what is said of it elsewhere, in small letters. */
function textOf(leaves: readonly Leaf[]): string {
  const texts = leaves.filter(
    ({ kind, path }) => (kind === 'text' || kind === 'markdown') && !beside.has(`${path.at(-1)}`),
  );
  return texts
    .map(({ shown }) => shown)
    .join(' \n ')
    .replace(/<[^<>]*>/g, ' ')
    .toLowerCase();
}

const beside: ReadonlySet<string> = new Set(['title', 'description', 'alt', 'label']);

/** The hashes of the rows of words in a text, by the hashes of its words; 30 bits. */
function rowHashes(words: readonly number[]): Uint32Array {
  const rows = new Uint32Array(Math.max(0, words.length - rowLength + 1));
  for (let at = 0; at < rows.length; at += 1) {
    let row = 0x811c9dc5;
    for (let next = at; next < at + rowLength; next += 1) row = spreadBits(row ^ (words[next] ?? 0));
    rows[at] = row >>> 2;
  }
  return rows;
}

/** A typed array is sorted as numbers, and several times faster. */
const smallest = (hashes: Uint32Array): number[] => {
  const sorted = hashes.sort();
  const kept: number[] = [];
  for (let at = 0; at < sorted.length && kept.length < keptRows; at += 1) {
    const hash = sorted[at] ?? 0;
    if (at === 0 || hash !== sorted[at - 1]) kept.push(hash);
  }
  return kept;
};

/** Each hash is five signs of six bits, so that a sketch is read at once and takes little room. */
const [signs, bits, first] = [5, 6, 48];

function asText(hashes: readonly number[]): string {
  const codes: number[] = [];
  for (const hash of hashes)
    for (let shift = bits * (signs - 1); shift >= 0; shift -= bits) codes.push(first + ((hash >>> shift) & 63));
  return String.fromCharCode(...codes);
}

/** How many hashes a sketch holds. */
export const rowsIn = (sketch: string): number => sketch.length / signs;

/** The hashes of a sketch, from small to large; only the first `most` of them. */
export function sketchHashes(sketch: string, most = keptRows): number[] {
  const hashes: number[] = [];
  for (let at = 0; at < sketch.length && hashes.length < most; at += signs) {
    let hash = 0;
    for (let place = 0; place < signs; place += 1) hash = hash * 64 + sketch.charCodeAt(at + place) - first;
    hashes.push(hash);
  }
  return hashes;
}
