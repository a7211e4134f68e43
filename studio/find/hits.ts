import { siteConfig } from '../../schemas/site';
import { editText } from '../../src/editing/edit-text';
import { capitalized } from '../../src/model/capitalized';
import { configName } from '../../src/model/config-name';
import { escapeRegExp } from '../../src/model/escape-reg-exp';
import { schemasAlong } from '../../src/reading/explain/schema-at';
import { choosePageSchema } from '../../src/reading/page-schema';
import { parseYaml } from '../../src/reading/parse';
import type { Path } from '../../src/reading/position';
import { kindOf } from '../form/schemas';
import { pathsAndTexts } from '../workspace/paths';

/** A text of the site that some words are found in. */
export interface Hit {
  file: string;
  path: Path;
  text: string;
  /** Where the words begin in it. */
  at: readonly number[];
}

type Texts = Iterable<readonly [path: string, text: string | null]>;

/** What is written for a machine within a text: where a link leads, and the name of a fact. */
const unread = /\]\([^)]*\)|\{[^}]*\}/g;

const letter = '[\\p{L}\\p{N}]';

/** Words by themselves, and not as a part of longer ones. */
const asWhole = (words: string): RegExp => new RegExp(`(?<!${letter})${escapeRegExp(words)}(?!${letter})`, 'giu');

/** Where words stand in a text, in large or small letters, as readers see it. */
function placesIn(text: string, words: string): number[] {
  const hidden = [...text.matchAll(unread)].map(({ 0: found, index }) => [index, index + found.length] as const);
  return [...text.matchAll(asWhole(words))]
    .map(({ index }) => index)
    .filter((index) => !hidden.some(([start, end]) => index < end && index + words.length > start));
}

/** The texts of a file that say words; of what is no text for readers nothing is told. */
function hitsIn(file: string, text: string, words: string): Hit[] {
  const { value } = parseYaml({ path: file, text });
  const schema = file === configName ? siteConfig : choosePageSchema({ value }).schema;
  return [...pathsAndTexts(value)].flatMap(([path, own]): Hit[] => {
    const at = placesIn(own, words);
    const leaf = at.length > 0 && schema ? schemasAlong(schema, value, path) : [];
    const last = leaf.length > path.length ? leaf.at(-1) : undefined;
    return last && ['text', 'markdown'].includes(kindOf(last) ?? '') ? [{ file, path, text: own, at }] : [];
  });
}

/** All texts of a site that say words, file by file. */
export function hitsOf(texts: Texts, words: string): Hit[] {
  if (words.trim() === '') return [];
  const letters = words.toLowerCase();
  return [...texts].flatMap(([file, text]) => (text?.toLowerCase().includes(letters) ? hitsIn(file, text, words) : []));
}

/** A text with other words in the place of those that were found; they begin as those did, in a large letter or a small one. */
export function withWords({ text, at }: Pick<Hit, 'text' | 'at'>, words: string, others: string): string {
  let done = '';
  let from = 0;
  for (const index of at) {
    const isLarge = words.charAt(0) !== text.charAt(index) && text.charAt(index) !== text.charAt(index).toLowerCase();
    done += text.slice(from, index) + (isLarge ? capitalized(others) : others);
    from = index + words.length;
  }
  return done + text.slice(from);
}

/** The texts of files with other words in the place of those that were found, and how many places could not be changed. */
export function replaced(
  texts: ReadonlyMap<string, string | null>,
  hits: readonly Hit[],
  words: string,
  others: string,
) {
  const now = new Map<string, string>();
  let left = 0;
  for (const hit of hits) {
    const before = now.get(hit.file) ?? texts.get(hit.file) ?? '';
    const edited = editText(before, { kind: 'set', path: hit.path, value: withWords(hit, words, others) });
    if ('text' in edited) now.set(hit.file, edited.text);
    else left += 1;
  }
  return { texts: now, left };
}
