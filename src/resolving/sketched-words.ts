import type { SiteConfig } from '../../schemas/site';

/** What stands in the place of a name of a place, and of a word with a figure in it. */
const [placeMask, figureMask] = [1, 2];

/** What a sign is in a text: between words, part of a word, or a figure in one. Looked up once for each sign there is. */
const kinds = new Uint8Array(0x10000);
const [gap, letter, figure] = [1, 2, 3];

function kindOf(code: number): number {
  const known = kinds[code];
  if (known) return known;
  const sign = String.fromCharCode(code);
  // Half of a sign beyond the first 65,536 counts as a letter.
  const kind = /\d/.test(sign) ? figure : /[\p{L}\p{N}\p{Cs}]/u.test(sign) ? letter : gap;
  kinds[code] = kind;
  return kind;
}

/** The words of a text by their hashes (FNV-1a, 32 bits), without ever being cut out of it; those with figures are one. */
export function sketchedWords(text: string): number[] {
  const words: number[] = [];
  let [hash, isWord, hasFigure] = [0x811c9dc5, false, false];
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const kind = kindOf(code);
    if (kind !== gap) {
      hash = Math.imul(hash ^ code, 0x01000193);
      isWord = true;
      hasFigure ||= kind === figure;
    } else if (isWord) {
      words.push(hasFigure ? figureMask : hash >>> 0);
      hash = 0x811c9dc5;
      isWord = false;
      hasFigure = false;
    }
  }
  return words;
}

/** Names of places by their first word, the longest first. */
type Places = ReadonlyMap<number, readonly (readonly number[])[]>;

const known = new WeakMap<object, Map<string, Places>>();

/** The places that a site and a page name; looked up once for each city of a site. */
function placesOf({ areas, business }: SiteConfig, city = ''): Places {
  // All is read before it is known: what a page asks of the configuration is noted down.
  const { cities, communities } = areas;
  const { offices } = business;
  const ofSite = known.get(cities) ?? new Map<string, Places>();
  known.set(cities, ofSite);
  const before = ofSite.get(city);
  if (before) return before;
  const names = [
    ...cities.map(({ name }) => name),
    ...communities,
    ...offices.map((office) => office.city),
    ...[city, ...city.split(/,\s*/)],
  ];
  const places = new Map<number, number[][]>();
  for (const name of new Set(names)) {
    const words = sketchedWords(name.toLowerCase());
    const [start] = words;
    if (start !== undefined) places.set(start, [...(places.get(start) ?? []), words]);
  }
  for (const named of places.values()) named.sort((a, b) => b.length - a.length);
  ofSite.set(city, places);
  return places;
}

/** Words with one mask in the place of each name of a place that the site or the page knows. */
export function maskedPlaces(words: readonly number[], config: SiteConfig, city: string | undefined): number[] {
  const places = placesOf(config, city);
  const masked: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    const named = places.get(word)?.find((name) => name.every((part, index) => part === words[at + index]));
    masked.push(named ? placeMask : word);
    if (named) at += named.length - 1;
  }
  return masked;
}
