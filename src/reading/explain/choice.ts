import { z } from 'zod';
import { kindCalled } from '../../model/kind-called';
import { valueAt } from '../../model/values';
import { closest, kindred, listed } from '../closest';
import { type Issue, toNearest } from '../issue';
import { choiceCalled } from './elsewhere';
import type { Field } from './field';
import { partsOf } from './pieces';
import { bare } from './schema-at';
import { either, show, wordOf } from './show';
import { calendarLanguages } from './written-times';

/** A word that is not among the allowed ones. */
export function explainChoice(values: readonly unknown[], field: Field): Issue {
  const words = values.map(String);
  const several = Array.isArray(field.value) ? field.value.join(', ') : undefined;
  const word = several ?? wordOf(field.value);
  const found = `${show(field.value, field.source)} is not allowed for ${field.name}`;
  const items = itemsSaid(word, words, field);
  if (items) {
    const list = valueAt(field.root, field.path.slice(0, -1));
    const all = Array.isArray(list) ? list.flatMap((item) => itemsSaid(String(item), words, field) ?? [item]) : items;
    const edits = field.parsed.edits({ path: field.written.slice(0, -1) }, [...new Set(all)]);
    return {
      code: 'value/not-allowed',
      found,
      fix: `write each of them: ${items.join(', ')}`,
      ...(edits && { edits }),
    };
  }
  const near = meantChoice(word, words);
  const otherwise = z.globalRegistry.get(bare(field.schema))?.otherwise;
  return {
    code: 'value/not-allowed',
    found,
    fix: chooseFrom(word, words, otherwise),
    ...(near === undefined && otherwise !== undefined && { change: { to: otherwise }, unsure: true }),
    ...toNearest(word, near, words, near && values[words.indexOf(near)]),
    ...(near !== undefined && closest(word, words) === undefined && { unsure: true }),
  };
}

/** The words that one item of a list is: all of a range, or several with a comma or an "and" between; undefined where it is one. */
function itemsSaid(text: string, words: readonly string[], { path }: Field): string[] | undefined {
  if (typeof path.at(-1) !== 'number' || words.includes(text)) return undefined;
  const parts = partsOf(text);
  const items = parts.flatMap((part) => rangeOf(part, words) ?? meantChoice(part, words) ?? []);
  return items.length > 1 && items.length >= parts.length ? items : undefined;
}

/** The one of a few words that two letters begin: Monday for "Mo". */
function begun(word: string, words: readonly string[]): string | undefined {
  const [only, ...more] = words.filter((each) => each.toLowerCase().startsWith(word.toLowerCase().replace('.', '')));
  return /^\p{L}{2}\.?$/u.test(word) && words.length < 13 && more.length === 0 ? only : undefined;
}

/** The allowed word that another was meant for: a slip of the hand, what others call it, or one of the same stem. */
export const meantChoice = (word: string, words: readonly string[]): string | undefined =>
  closest(word, words) ??
  choiceCalled(word, words) ??
  [kindCalled(word)].find((kind) => kind !== undefined && words.includes(kind)) ??
  kindred(word, words) ??
  begun(word, words) ??
  weekdayIn(word, words) ??
  saidAmong(word, words);

/** The one allowed word that is said among others: `ground dark`. */
function saidAmong(text: string, words: readonly string[]): string | undefined {
  const said = text.toLowerCase().split(/[\s,;:()]+/);
  const [only, ...more] = said.length > 6 ? [] : words.filter((word) => said.includes(word.toLowerCase()));
  return more.length === 0 ? only : undefined;
}

/** The day of the week that a word of one of the known languages is, or begins. */
function weekdayIn(word: string, words: readonly string[]): string | undefined {
  if (!words.includes('Monday')) return undefined;
  const plain = word.toLowerCase().replace(/\.$/, '');
  const index = calendarLanguages
    .map((language) => weekdaysOf(language).findIndex((day) => isDay(day, plain)))
    .find((at) => at >= 0);
  return index === undefined ? undefined : weekdaysOf('en')[index];
}

const isDay = (day: string, word: string): boolean =>
  day.toLowerCase() === word || (word.length > 1 && word.length < 4 && day.toLowerCase().startsWith(word));

const weekdays = new Map<string, readonly string[]>();

/** The days of the week in a language; asked of the calendar once, as many words are held against them. */
function weekdaysOf(language: string): readonly string[] {
  const known = weekdays.get(language);
  if (known) return known;
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, day) => names.format(Date.UTC(2024, 0, 1 + day)));
  weekdays.set(language, days);
  return days;
}

/** Names the nearest allowed word, and others that are allowed; the one that fits all where there is one and none is near. */
export function chooseFrom(word: string, allowed: readonly string[], otherwise?: string): string {
  const near = meantChoice(word, allowed);
  const written = allowed.map((name) => (/[,: ]/.test(name) ? `"${name}"` : name));
  const list = listed(written, word);
  if (near === undefined && otherwise)
    return `write ${otherwise}, which fits all, or the closest one listed at https://schema.org/${otherwise}`;
  if (near === undefined) return allowed.length < 5 ? `write ${either(written)}` : `write one of: ${list}`;
  return allowed.length === 1 ? `write "${near}"` : `write "${near}" (allowed: ${list})`;
}

/** Days that have one name, as the first and the last of them. */
const daysCalled = new Map(
  Object.entries({
    weekday: 'Monday-Friday',
    weekdays: 'Monday-Friday',
    workdays: 'Monday-Friday',
    weekend: 'Saturday-Sunday',
    weekends: 'Saturday-Sunday',
    daily: 'Monday-Sunday',
    everyday: 'Monday-Sunday',
    alldays: 'Monday-Sunday',
  }),
);

/** All words from the first to the last of two with a dash or a word between them: `Monday-Friday`, `Mon to Fri`. */
export function rangeOf(text: string, words: readonly string[]): string[] | undefined {
  // Other words stand in no order.
  if (!words.includes('Monday') || /\s(?:or|oder|ou|o)\s/i.test(text)) return undefined;
  const days = daysCalled.get(text.trim().toLowerCase().replace(/[\s-]/g, '')) ?? text;
  const [, first = '', last = ''] = /^([\p{L}.]+)\s*(?:[-–—]|\s\p{L}{1,8}\s)\s*([\p{L}.]+)$/u.exec(days.trim()) ?? [];
  const [from, to] = [first, last].map((word) => words.indexOf(meantChoice(word.replace('.', ''), words) ?? ''));
  return from === undefined || to === undefined || from < 0 || to <= from ? undefined : words.slice(from, to + 1);
}
