import { languageOf } from '../model/words/words-of';
import type { Report } from '../reading/report';
import type { Leaf } from '../resolving/leaves';
import { isQuoted, withLabel } from './claims/unproven';
import { textRules } from './registry';
import type { RuleFinding, Text, TextContext, TextRule } from './rule';

function textOf({ kind, ...leaf }: Leaf): Text[] {
  if (kind !== 'text' && kind !== 'markdown') return [];
  return [{ kind, ...leaf, field: `${leaf.path.findLast((step) => typeof step === 'string')}` }];
}

/** Rules that look for one thing first, which is looked for once; of a text without it they say nothing. */
interface Hinted {
  hint?: RegExp;
  rules: TextRule[];
}

const byHint = new Map<RegExp | undefined, Hinted>();
for (const rule of textRules) {
  const { hint } = rule;
  const known = byHint.get(hint) ?? { ...(hint && { hint: new RegExp(hint, `${hint.flags}g`) }), rules: [] };
  byHint.set(hint, known);
  known.rules.push(rule);
}

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

/** The texts that may hold something for rules, each with those. All are looked through at once: most hold nothing. */
function* suspects(texts: readonly Text[], page: TextContext['page']): Generator<[Text, TextRule[]]> {
  const lines = texts.map((text) => withLabel(text, page));
  // A line of its own for every text, that cannot be taken for two lines of one text.
  const all = lines.join('\r');
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? -1) + line.length + 1);
  const found: TextRule[][] = texts.map(() => []);
  for (const { hint, rules } of byHint.values()) {
    if (!hint) for (const own of found) own.push(...rules);
    else for (const place of textsWith(hint, all, ends)) found[place]?.push(...rules);
  }
  for (const [place, text] of texts.entries()) yield [text, found[place] ?? []];
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
  for (const [text, rules] of suspects(leaves.flatMap(textOf), context.page)) {
    const told: [number, number][] = [];
    for (const rule of rules) {
      const { code, severity, find, own, language: known = language } = rule;
      if (known !== language || !isAbout(rule, text) || (own && isQuoted(text.path, context.page))) continue;
      for (const finding of find(text, context))
        if (isNew(finding, text, told)) report.error(text.path, { code, severity, ...finding });
    }
  }
}
