import { languageOf } from '../model/words/words-of';
import type { Report } from '../reading/report';
import type { Leaf } from '../resolving/leaves';
import { isQuoted, withLabel } from './claims/unproven';
import { mayBeSlip, properNounsOf, type SiteNames } from './near-names';
import { textRules } from './registry';
import type { RuleFinding, Text, TextContext, TextRule } from './rule';
import { type Capitalized, joined, listsOf, type Sought, textIndex } from './text-index';

function textOf({ kind, written, shown, path }: Leaf): Text[] {
  if (kind !== 'text' && kind !== 'markdown') return [];
  return [{ kind, written, shown, path, field: `${path.findLast((step) => typeof step === 'string')}` }];
}

/** Rules that look for one thing first, which is looked for once; of a text without it they say nothing. */
interface Group extends Sought {
  hint?: RegExp;
  /** The hint as it is looked for in all texts at once. */
  anywhere?: RegExp;
  ofNearNames?: true;
  rules: TextRule[];
}

const byWhat = new Map<unknown, Group>();
/** The groups that look for nothing but a field, by its name. */
const byField = new Map<string, number[]>();
for (const rule of textRules) {
  const { hint, words, sign, twice, fields, ofNearNames } = rule;
  const looksFor = words || hint || sign || twice || ofNearNames;
  const what = `${words} ${sign} ${hint} ${twice} ${ofNearNames} ${looksFor ? '' : [...(fields ?? [])]}`;
  const group = byWhat.get(what) ?? {
    ...{ words, sign, hint, twice, ofNearNames, rules: [] },
    ...(hint && !sign && { anywhere: new RegExp(hint, `${hint.flags}g`) }),
  };
  if (!byWhat.has(what) && !looksFor)
    for (const field of fields ?? []) byField.set(field, [...(byField.get(field) ?? []), byWhat.size]);
  byWhat.set(what, group);
  group.rules.push(rule);
}
const groups = [...byWhat.values()];
const index = textIndex(groups);

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

/** Gives the places of the texts that may hold something for a group: most hold nothing. */
function suspects(texts: readonly Text[], context: TextContext): (group: Group, number: number) => Iterable<number> {
  const lines = texts.map((text) => withLabel(text, context.page));
  const { all, ends } = joined(lines);
  const found: (number[] | undefined)[] = [];
  const names = properNounsOf(context.config);
  const capitalized: Capitalized = { known: names.fine, others: [] };
  const listed = listsOf(index, { all, ends }, capitalized);
  for (let at = 0; at < listed.length; at += 2) suspect(found, listed[at] ?? 0, listed[at + 1] ?? 0);
  for (const [place, { field }] of texts.entries())
    for (const number of byField.get(field) ?? []) suspect(found, number, place);
  const nearNames = withNearNames(all, ends, capitalized.others, names);
  return ({ hint, anywhere, ofNearNames }, number) => {
    if (ofNearNames) return nearNames;
    const places = found[number] ?? [];
    if (anywhere)
      return places.length > 0
        ? new Set([...places, ...textsWith(anywhere, all, ends)])
        : textsWith(anywhere, all, ends);
    return hint ? places.filter((place) => hint.test(lines[place] ?? '')) : places;
  };
}

/** Notes the place of a text for a group, once. */
function suspect(found: (number[] | undefined)[], number: number, place: number): void {
  const places = found[number];
  if (!places) found[number] = [place];
  else if (places.at(-1) !== place) places.push(place);
}

/** The places of the texts with a word that may be a slip of a name; a word that is none is not looked at again. */
function withNearNames(all: string, ends: readonly number[], others: readonly number[], names: SiteNames): Set<number> {
  const places = new Set<number>();
  for (let at = 0; at < others.length; at += 3) {
    const [hash, start, end] = [others[at] ?? 0, others[at + 1] ?? 0, others[at + 2] ?? 0];
    if (mayBeSlip(all.slice(start, end), names)) places.add(ends.findIndex((last) => last >= end));
    else names.fine.add(hash);
  }
  return places;
}

/** The places of the texts in which a hint is found; the next is looked for from the beginning of the next text on. */
function textsWith(hint: RegExp, all: string, ends: readonly number[]): number[] {
  const places: number[] = [];
  hint.lastIndex = 0;
  let place = 0;
  for (let match = hint.exec(all); match; match = hint.exec(all)) {
    while ((ends[place] ?? all.length) < match.index) place += 1;
    places.push(place);
    hint.lastIndex = (ends[place] ?? all.length) + 1;
    place += 1;
  }
  return places;
}

/** Looks at every text among the leaves of a page or of the configuration. */
export function checkTexts(leaves: readonly Leaf[], context: TextContext, report: Report): void {
  const language = (context.page?.language ?? languageOf(context.config)).split('-')[0];
  const texts = leaves.flatMap(textOf);
  const suspected = suspects(texts, context);
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
