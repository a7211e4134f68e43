import { closest, listed } from '../closest';
import { type Issue, toNearest } from '../issue';
import type { Field } from './field';
import { either, show, wordOf } from './show';

/** A word that is not among the allowed ones. */
export function explainChoice(values: readonly unknown[], field: Field): Issue {
  const words = values.map(String);
  const near = closest(wordOf(field.value), words);
  return {
    code: 'value/not-allowed',
    found: `${show(field.value, field.source)} is not allowed for ${field.name}`,
    fix: chooseFrom(wordOf(field.value), words),
    ...toNearest(wordOf(field.value), near, words, near && values[words.indexOf(near)]),
  };
}

/** Names the nearest allowed word, and others that are allowed. */
export function chooseFrom(word: string, allowed: readonly string[]): string {
  const near = closest(word, allowed);
  const written = allowed.map((name) => (/[,: ]/.test(name) ? `"${name}"` : name));
  const list = listed(written, word);
  if (near === undefined) return allowed.length < 5 ? `write ${either(written)}` : `write one of: ${list}`;
  return allowed.length === 1 ? `write "${near}"` : `write "${near}" (allowed: ${list})`;
}
