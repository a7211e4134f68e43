import { plainPage } from '../../schemas/page';
import type { SiteConfig } from '../../schemas/site';
import { type PageSource, templates } from '../../schemas/templates';
import { escapeRegExp } from '../model/escape-reg-exp';
import { mapLeaves } from './walk';

/** How many words in a row are compared, and how many rows stand for a text. */
const [rowLength, keptRows] = [3, 128];

/** What stands in the place of a name. */
const mask = '\u00a7';

/**
 * How the text of a page reads, places and figures left out: the smallest hashes of its rows of words, as text. Two pages
 * that share half of their rows share about half of these (a bottom-k sketch, Broder 1997).
 */
export function sketchOf(form: PageSource, config: SiteConfig): string {
  const places = placeNames(config, 'city' in form ? form.city : undefined);
  const words = maskPlaces(textOf(form), places).match(/[\p{L}\p{N}\u00a7]+/gu) ?? [];
  return smallest(rowHashes(words.map((word) => hashOf(/\d/.test(word) ? '0' : word))))
    .map((hash) => hash.toString(36))
    .join(' ');
}

/** The hashes of a sketch, from small to large. */
export const sketchHashes = (sketch: string): number[] =>
  sketch === '' ? [] : sketch.split(' ').map((hash) => Number.parseInt(hash, 36));

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

/** Every text of a page but the names of its pictures and what is said of it elsewhere. */
function textOf(form: PageSource): string {
  const texts: string[] = [];
  mapLeaves('template' in form ? templates[form.template] : plainPage, form, [], (kind, leaf, path) => {
    if ((kind === 'text' || kind === 'markdown') && path.length > 0 && !beside.has(`${path.at(-1)}`)) texts.push(leaf);
    return leaf;
  });
  return texts
    .join(' \n ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase();
}

const beside: ReadonlySet<string> = new Set(['title', 'description', 'alt', 'label']);

/** The places that a site names, in small letters, the longest first. */
function placeNames({ areas, business }: SiteConfig, city: string | undefined): string[] {
  const names = [
    ...areas.cities.map(({ name }) => name),
    ...areas.communities,
    ...business.offices.map((office) => office.city),
    ...(city === undefined ? [] : [city, ...city.split(/,\s*/)]),
  ];
  return [...new Set(names.map((name) => name.toLowerCase()))].sort((a, b) => b.length - a.length);
}

const expressions = new Map<string, RegExp>();

function maskPlaces(text: string, places: readonly string[]): string {
  const key = places.join('|');
  const expression =
    expressions.get(key) ?? new RegExp(`(?<![\\p{L}])(?:${places.map(escapeRegExp).join('|')})(?![\\p{L}])`, 'gu');
  expressions.set(key, expression);
  return places.length === 0 ? text : text.replace(expression, mask);
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function rowHashes(words: readonly number[]): Set<number> {
  const rows = new Set<number>();
  for (let at = 0; at + rowLength <= words.length; at += 1) {
    let row = 0x811c9dc5;
    for (let next = at; next < at + rowLength; next += 1) row = mix(row ^ (words[next] ?? 0));
    rows.add(row);
  }
  return rows;
}

/** Spreads the bits of a number, so that the smallest are a fair sample (the finalizer of MurmurHash3). */
function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A typed array is sorted as numbers, and several times faster. */
const smallest = (hashes: ReadonlySet<number>): number[] => [...Uint32Array.from(hashes).sort().subarray(0, keptRows)];
