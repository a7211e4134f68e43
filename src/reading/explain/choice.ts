import { closest, listed } from '../closest';
import { type Issue, toNearest } from '../issue';
import { choiceCalled } from './elsewhere';
import type { Field } from './field';
import { either, show, wordOf } from './show';

/** A word that is not among the allowed ones. */
export function explainChoice(values: readonly unknown[], field: Field): Issue {
  const words = values.map(String);
  const word = wordOf(field.value);
  const found = `${show(field.value, field.source)} is not allowed for ${field.name}`;
  const range = typeof field.path.at(-1) === 'number' ? rangeOf(word, words) : undefined;
  if (range) return { code: 'value/not-allowed', found, fix: `write each of them: ${range.join(', ')}` };
  const near = closest(word, words) ?? choiceCalled(word, words);
  return {
    code: 'value/not-allowed',
    found,
    fix: chooseFrom(word, words),
    ...toNearest(word, near, words, near && values[words.indexOf(near)]),
  };
}

/** Names the nearest allowed word, and others that are allowed. */
export function chooseFrom(word: string, allowed: readonly string[]): string {
  const near = closest(word, allowed) ?? choiceCalled(word, allowed);
  const written = allowed.map((name) => (/[,: ]/.test(name) ? `"${name}"` : name));
  const list = listed(written, word);
  if (near === undefined) return allowed.length < 5 ? `write ${either(written)}` : `write one of: ${list}`;
  return allowed.length === 1 ? `write "${near}"` : `write "${near}" (allowed: ${list})`;
}

/** All words from the first to the last of two with a dash or a word between them: `Monday-Friday`, `Mon to Fri`. */
export function rangeOf(text: string, words: readonly string[]): string[] | undefined {
  const [, first = '', last = ''] = /^([\p{L}.]+)\s*(?:[-–—]|\s\p{L}{1,8}\s)\s*([\p{L}.]+)$/u.exec(text.trim()) ?? [];
  const [from, to] = [first, last].map((word) => words.indexOf(closest(word.replace('.', ''), words) ?? ''));
  return from === undefined || to === undefined || from < 0 || to <= from ? undefined : words.slice(from, to + 1);
}
