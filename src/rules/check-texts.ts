import { languageOf } from '../model/words/words-of';
import type { Report } from '../reading/report';
import type { Leaf } from '../resolving/leaves';
import { withLabel } from './claims/unproven';
import { textRules } from './registry';
import type { RuleFinding, Text, TextContext, TextRule } from './rule';

function textOf({ kind, ...leaf }: Leaf): Text[] {
  if (kind !== 'text' && kind !== 'markdown') return [];
  return [{ kind, ...leaf, field: `${leaf.path.findLast((step) => typeof step === 'string')}` }];
}

/** The rules by their hint, so that each is looked for once. */
const byHint = new Map<RegExp | undefined, TextRule[]>();
for (const rule of textRules) byHint.set(rule.hint, [...(byHint.get(rule.hint) ?? []), rule]);

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

/** Looks at every text among the leaves of a page or of the configuration. */
export function checkTexts(leaves: readonly Leaf[], context: TextContext, report: Report): void {
  const language = (context.page?.language ?? languageOf(context.config)).split('-')[0];
  const texts = leaves.flatMap(textOf);
  // A line of its own for every text, that cannot be taken for two lines of one text.
  const all = texts.map(({ written }) => written).join('\r');
  const hinted = [...byHint].filter(([hint]) => !hint || hint.test(all));
  for (const text of texts) {
    const told: [number, number][] = [];
    for (const [hint, rules] of hinted) {
      if (hint && !hint.test(withLabel(text, context.page))) continue;
      for (const { code, severity, find, language: own = language } of rules.filter((rule) => isAbout(rule, text))) {
        if (own !== language) continue;
        for (const finding of find(text, context))
          if (isNew(finding, text, told)) report.error(text.path, { code, severity, ...finding });
      }
    }
  }
}
