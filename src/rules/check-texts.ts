import { languageOf } from '../model/words/words-of';
import type { Report } from '../reading/report';
import type { Leaf } from '../resolving/leaves';
import { isQuoted, withLabel } from './claims/unproven';
import { textRules } from './registry';
import type { RuleFinding, Text, TextContext, TextRule } from './rule';
import { wordIndex, wordsFound } from './word-index';

function textOf({ kind, written, shown, path }: Leaf): Text[] {
  if (kind !== 'text' && kind !== 'markdown') return [];
  return [{ kind, written, shown, path, field: `${path.findLast((step) => typeof step === 'string')}` }];
}

/** Rules that look for one thing first, which is looked for once; of a text without it they say nothing. */
interface Group {
  /** As it is looked for in all texts at once. */
  hint?: RegExp;
  words?: readonly string[];
  /** The fields that rules are about which look for nothing else. */
  fields?: ReadonlySet<string>;
  rules: TextRule[];
}

const byWhat = new Map<unknown, Group>();
for (const rule of textRules) {
  const { hint, words, fields } = rule;
  const what = words ?? hint ?? fields;
  const group = byWhat.get(what) ?? {
    ...(hint && { hint: new RegExp(hint, `${hint.flags}g`) }),
    words,
    fields,
    rules: [],
  };
  byWhat.set(what, group);
  group.rules.push(rule);
}
const groups = [...byWhat.values()];
const words = wordIndex(groups.map((group, number) => [number, group.words ?? []]));

const isAbout = ({ only, fields }: TextRule, { kind, field }: Text): boolean =>
  (only ?? kind) === kind && fields?.has(field) !== false;

/** False for words of which another rule has told already: one passage that is wrong is one mistake. */
function isNew({ at }: RuleFinding, { written }: Text, told: [number, number][]): boolean {
  const from = at?.needle === undefined ? -1 : written.indexOf(at.needle);
  if (from < 0 || at?.needle === undefined) return true;
  const to = from + at.needle.length;
  if (told.some(([start, end]) => from < end && start < to)) return false;
  told.push([from, to]);
  return true;
}

/** Gives the places of the texts that may hold something for a group. All are looked through at once: most hold nothing. */
function suspects(
  texts: readonly Text[],
  page: TextContext['page'],
): (group: Group, number: number) => Iterable<number> {
  const lines = texts.map((text) => withLabel(text, page));
  // A line of its own for every text, that cannot be taken for two lines of one text.
  const all = lines.join('\r');
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? -1) + line.length + 1);
  const withWords = placesOf(wordsFound(words, all), ends);
  return ({ hint, fields }, number) => {
    const found = withWords.get(number);
    if (hint) return found ? new Set([...found, ...textsWith(hint, all, ends)]) : textsWith(hint, all, ends);
    return (
      found ?? (groups[number]?.words ? [] : texts.flatMap(({ field }, place) => (fields?.has(field) ? [place] : [])))
    );
  };
}

/** The places of the texts in which words were found, each once, by the number of their list. */
function placesOf(found: readonly number[], ends: readonly number[]): Map<number, Set<number>> {
  const places = new Map<number, Set<number>>();
  let place = 0;
  for (let at = 0; at < found.length; at += 2) {
    const [number = 0, end = 0] = [found[at], found[at + 1]];
    while ((ends[place] ?? end) < end) place += 1;
    const known = places.get(number);
    if (known) known.add(place);
    else places.set(number, new Set([place]));
  }
  return places;
}

/** The places of the texts in which a hint is found; the next is looked for from the beginning of the next text on. */
function* textsWith(hint: RegExp, all: string, ends: readonly number[]): Generator<number> {
  hint.lastIndex = 0;
  let place = 0;
  for (let match = hint.exec(all); match; match = hint.exec(all)) {
    while ((ends[place] ?? all.length) < match.index) place += 1;
    yield place;
    hint.lastIndex = (ends[place] ?? all.length) + 1;
    place += 1;
  }
}

/** Looks at every text among the leaves of a page or of the configuration. */
export function checkTexts(leaves: readonly Leaf[], context: TextContext, report: Report): void {
  const language = (context.page?.language ?? languageOf(context.config)).split('-')[0];
  const texts = leaves.flatMap(textOf);
  const suspected = suspects(texts, context.page);
  const told = new Map<Text, [number, number][]>();
  const judge = (rule: TextRule, text: Text): void => {
    const { code, severity, find, own, language: known = language } = rule;
    if (known !== language || !isAbout(rule, text) || (own && isQuoted(text.path, context.page))) return;
    for (const finding of find(text, context)) {
      const passages = told.get(text) ?? [];
      told.set(text, passages);
      if (isNew(finding, text, passages)) report.error(text.path, { code, severity, ...finding });
    }
  };
  for (const [number, group] of groups.entries())
    for (const place of suspected(group, number)) {
      const text = texts[place];
      if (text) for (const rule of group.rules) judge(rule, text);
    }
}
