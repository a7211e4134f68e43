import type { SiteConfig } from '../../../schemas/site';
import { stemsIn } from '../name-stems';

/** What the business is named for, and what it is: its words without their endings. */
export const tradeWords = ({ name, tagline, kinds }: SiteConfig['business']): ReadonlySet<string> =>
  stemsIn(`${name} ${tagline} ${kinds.join(' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`);

/** True for a sentence of none but the trade and a year, such as "Bakers since 1997" of a bakery. */
export function isTradeSince(sentence: string, business: SiteConfig['business']): boolean {
  const [, who] = /^\s*((?:\p{L}+ ){1,3})since \d{4}\s*$/iu.exec(sentence) ?? [];
  if (who === undefined) return false;
  const trade = tradeWords(business);
  return [...stemsIn(who)].some((stem) => trade.has(stem));
}
