import { formatRules, ruleBook } from '../../src/rules/rule-book';

/** Every rule that a site is checked by, as text or as data. */
export const toldRules = (format: 'text' | 'json'): string =>
  format === 'json' ? `${JSON.stringify(ruleBook, undefined, 2)}\n` : formatRules(ruleBook);
