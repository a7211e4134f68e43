import { byText } from '../model/order';
import { type IssueCode, issueCodes } from '../reading/issue-codes';
import { issueReasons } from '../reading/issue-reasons';
import { allowanceRules } from './heed-allowances';
import { contentRules } from './registry';

/** A rule as it is listed. */
export interface ListedRule {
  code: IssueCode;
  severity: 'error' | 'warning';
  why: string;
  /** True where a file may break it by `allow:`. */
  mayBeAllowed: boolean;
}

/** Kinds of mistakes that stop nothing. */
const warnings: ReadonlySet<IssueCode> = new Set([
  'file/damaged',
  'file/folder',
  'file/kind',
  'file/link',
  'yaml/anchor',
  'yaml/bare-switch',
  'yaml/cut-off',
]);

/** Every rule that a site is checked by, by its code. */
export const ruleBook: readonly ListedRule[] = [
  ...issueCodes.map(
    (code): ListedRule => ({
      code,
      severity: warnings.has(code) ? 'warning' : 'error',
      why: issueReasons[code],
      mayBeAllowed: false,
    }),
  ),
  ...Object.values(allowanceRules).map(
    ({ code, severity, why }): ListedRule => ({ code, severity, why, mayBeAllowed: false }),
  ),
  // A rule may look at two kinds of texts in two ways.
  ...[...new Map(contentRules.map((rule) => [rule.code, rule])).values()].map(
    ({ code, severity, why }): ListedRule => ({ code, severity, why, mayBeAllowed: true }),
  ),
].sort((a, b) => byText(a.code, b.code));

/** The rule book as a person reads it: a line a rule, with its code, its severity and why it holds. */
export function formatRules(rules: readonly ListedRule[]): string {
  const width = Math.max(...rules.map(({ code }) => code.length));
  const lines = rules.map(
    ({ code, severity, why, mayBeAllowed }) =>
      `${code.padEnd(width)}  ${severity.padEnd('warning'.length)}  ${mayBeAllowed ? 'may be allowed' : '              '}  ${why}`,
  );
  return `${lines.join('\n')}\n\n${rules.length} rules\n`;
}
