import type { Node } from 'yaml';
import { escapeRegExp } from '../../model/escape-reg-exp';
import type { Path } from '../position';
import { branchAt, type Tree } from './tree';

/** Where a value and the name of its field stand in the text; offsets from the start of the file. */
export interface Span {
  key: number;
  value: number;
  end: number;
}

/** The place of the value at `path`, or of the nearest value around it that has one. */
export function locate(tree: Tree, path: Path): Span {
  for (let at = branchAt(tree, path); at; at = at.parent) {
    const place = placeOf(at.key, at.node);
    if (place) return place;
  }
  return { key: 0, value: 0, end: 0 };
}

/** An empty value (`heading:`) has no characters of its own: it stands where its name stands. */
function placeOf(key: Node | undefined, value: Node | undefined): Span | undefined {
  const range = value?.range;
  if (range && (range[0] < range[1] || !key?.range))
    return { key: key?.range?.[0] ?? range[0], value: range[0], end: range[1] };
  return key?.range ? { key: key.range[0], value: key.range[0], end: key.range[1] } : undefined;
}

/** Where `needle` stands in the value at a path, whatever the line breaks: a folded text has some where its value has spaces. */
export function locateWords(tree: Tree, path: Path, needle: string): number {
  const { value } = locate(tree, path);
  return locateAllWords(tree, path, needle)[0] ?? value;
}

/** Every such place. */
export function locateAllWords(tree: Tree, path: Path, needle: string): number[] {
  const { value, end } = locate(tree, path);
  // A name or a few words are enough to find; what is longer would make too large a pattern.
  const words = needle
    .slice(0, 200)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [value];
  const places = placesOfWords(tree.source.text.slice(value, end), words.map(escapeRegExp).join('\\s+'));
  return places.map((at) => value + at);
}

/** Where a pattern stands in a text by itself, or else first as a part of a word: "cal" is not looked for in "call". */
export function placesOfWords(text: string, pattern: string): number[] {
  const letter = '[\\p{L}\\p{N}]';
  const whole = [...text.matchAll(new RegExp(`(?<!${letter})(?:${pattern})(?!${letter})`, 'gu'))];
  const part = whole.length > 0 ? -1 : text.search(new RegExp(pattern));
  return part >= 0 ? [part] : whole.map(({ index }) => index);
}
