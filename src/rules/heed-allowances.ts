import type { Allowance } from '../../schemas/fields/allowances';
import type { ReportOf } from '../addresses/address-checks';
import { closest, listed } from '../reading/closest';
import { type Issue, toNearest } from '../reading/issue';
import { type IssueCode, issueCodes, type RuleCode } from '../reading/issue-codes';
import type { Problem } from '../reading/problem';
import { contentRules } from './registry';
import type { RuleWords } from './rule';

/** What can be wrong with an allowance itself. */
export const allowanceRules = {
  unknown: {
    code: 'allow/unknown',
    severity: 'error',
    why: 'An allowance of a rule that there is not allows nothing.',
  },
  unused: {
    code: 'allow/unused',
    severity: 'error',
    why: 'An allowance that nothing needs any more would let the next mistake pass.',
  },
  firm: {
    code: 'allow/firm',
    severity: 'error',
    why: 'A file that cannot be read, or a link that leads nowhere, cannot be allowed: there would be nothing to show.',
  },
} as const satisfies Record<string, RuleWords>;

/** Of a code that several rules have, what any of them stands for. */
const insteadOf = new Map<string, readonly RuleCode[]>();
for (const { code, instead = [] } of contentRules) insteadOf.set(code, [...(insteadOf.get(code) ?? []), ...instead]);
const known: ReadonlySet<string> = new Set(contentRules.map(({ code }) => code));

/**
 * Problems without those that their file allows. What is wrong with the allowances themselves is told to `reportOf`: rules
 * that there are not, that cannot be allowed, or that nothing in the file breaks.
 */
export function heeded(
  problems: readonly Problem[],
  allowances: ReadonlyMap<string, readonly Allowance[]>,
  reportOf: ReportOf,
): Problem[] {
  const allowed = new Map<string, Set<IssueCode | string>>(
    [...allowances].map(([file, list]) => [
      file,
      new Set(list.map(({ rule }) => rule).filter((rule) => known.has(rule))),
    ]),
  );
  const used = new Set<string>();
  const kept = problems.filter(({ file, code }) => {
    if (!allowed.get(file)?.has(code)) return true;
    used.add(`${file} ${code}`);
    return false;
  });
  for (const [file, list] of allowances) {
    for (const [index, { rule }] of list.entries()) {
      const issue = issueOf(rule, used.has(`${file} ${rule}`));
      if (issue) reportOf(file).error(['allow', index, 'rule'], issue);
    }
  }
  return slipsIn(kept);
}

/** Problems without those of rules in whose place another is told of the same file. */
function slipsIn(problems: readonly Problem[]): Problem[] {
  const silent = new Set(
    problems.flatMap(({ file, twin = file, code }) =>
      (insteadOf.get(code) ?? []).flatMap((other) => [`${file} ${other}`, `${twin} ${other}`]),
    ),
  );
  return problems.filter(({ file, code }) => !silent.has(`${file} ${code}`));
}

function issueOf(rule: string, isUsed: boolean): Issue | undefined {
  if (isUsed) return undefined;
  const told = ({ code, severity }: RuleWords, found: string, fix: string): Issue => ({ code, severity, found, fix });
  if (known.has(rule))
    return told(allowanceRules.unused, `nothing in this file breaks "${rule}"`, 'remove this allowance');
  if (issueCodes.some((code) => code === rule))
    return told(allowanceRules.firm, `"${rule}" cannot be allowed`, 'remove this allowance, and mend what it is about');
  const near = closest(rule, known);
  return {
    ...told(
      allowanceRules.unknown,
      `there is no rule "${rule}"`,
      near ? `write ${near}` : `write one of ${listed([...known], rule)}; npm run check -- --rules lists all`,
    ),
    ...toNearest(rule, near, known),
  };
}
