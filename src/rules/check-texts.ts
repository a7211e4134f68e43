import type { z } from 'zod';
import type { Report } from '../reading/report';
import { mapLeaves } from '../resolving/walk';
import { textRules } from './registry';
import type { RuleFinding, Text, TextContext, TextRule } from './rule';

/** Hands out the texts of a value in order, each with what it was resolved to. */
function eachText<S extends z.ZodType>(
  schema: S,
  { written, resolved }: { written: z.output<S>; resolved: z.output<S> },
  look: (text: Text) => void,
): void {
  const shown: string[] = [];
  mapLeaves(schema, resolved, [], (_, leaf) => {
    shown.push(leaf);
    return leaf;
  });
  // Resolving replaces leaves one by one, so that both have as many.
  let number = 0;
  mapLeaves(schema, written, [], (kind, leaf, path) => {
    if (kind === 'text' || kind === 'markdown') {
      const field = path.findLast((step) => typeof step === 'string');
      look({ kind, written: leaf, shown: shown[number] ?? leaf, field: `${field}`, path });
    }
    number += 1;
    return leaf;
  });
}

/** The rules about a kind of text by their hint, so that each hint is looked for once in a text. */
function rulesAbout(kind: Text['kind']): ReadonlyMap<RegExp | undefined, readonly TextRule[]> {
  const rules = textRules.filter(({ only = kind }) => only === kind);
  const hints = new Set(rules.map(({ hint }) => hint));
  return new Map([...hints].map((hint) => [hint, rules.filter((rule) => rule.hint === hint)]));
}

const byKind = { text: rulesAbout('text'), markdown: rulesAbout('markdown') };

/** False for words of which another rule has told already: one passage that is wrong is one mistake. */
function isNew({ at }: RuleFinding, { written }: Text, told: [number, number][]): boolean {
  const from = at?.needle === undefined ? -1 : written.indexOf(at.needle);
  if (from < 0 || at?.needle === undefined) return true;
  const to = from + at.needle.length;
  if (told.some(([start, end]) => from < end && start < to)) return false;
  told.push([from, to]);
  return true;
}

/** Looks at every text of a value of a schema, as it is written and as it was resolved. */
export function checkTexts<S extends z.ZodType>(
  schema: S,
  value: { written: z.output<S>; resolved: z.output<S> },
  context: TextContext,
  report: Report,
): void {
  eachText(schema, value, (text) => {
    const told: [number, number][] = [];
    for (const [hint, rules] of byKind[text.kind]) {
      if (hint && !hint.test(text.written)) continue;
      for (const { code, severity, find } of rules)
        for (const finding of find(text, context))
          if (isNew(finding, text, told)) report.error(text.path, { code, severity, ...finding });
    }
  });
}
