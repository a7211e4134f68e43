import type { SiteConfig } from '../../schemas/site';
import { amountOf } from '../model/amount';
import { configIn, languageOf } from '../model/words/words-of';
import type { Problem } from '../reading/problem';
import { currencyOf } from '../resolving/currency';

/** A problem of an amount that was written as a number, with what to write in the money of the site, as the language of its page has it. */
export function inOwnMoney(problem: Problem, config: SiteConfig | undefined, language?: string): Problem {
  const { amount, edits } = problem;
  const currency = amount === undefined || !config ? undefined : currencyOf(config);
  if (amount === undefined || !config || currency === undefined) return problem;
  const better = amountOf(amount, currency, languageOf(configIn(config, language)));
  return {
    ...problem,
    fix: `write it with the sign of its money, in quotes: "${better}"`,
    ...(edits && { edits: edits.map((edit) => ({ ...edit, text: edit.text.replace(/"[^"]*"/, `"${better}"`) })) }),
  };
}
