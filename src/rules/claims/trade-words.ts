import type { SiteConfig } from '../../../schemas/site';
import { stemsIn } from '../name-stems';

/** What the business is named for, and what it is: its words without their endings. */
export function tradeWords({ name, tagline, kinds, offices }: SiteConfig['business']): ReadonlySet<string> {
  const towns = stemsIn(offices.map(({ city }) => city).join(' '));
  const words = stemsIn(`${name} ${tagline} ${kinds.join(' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`);
  return new Set([...words].filter((word) => !towns.has(word)));
}

/** True for a sentence of none but the trade and a year, such as "Bakers since 1997" of a bakery. */
export function isTradeSince(sentence: string, business: SiteConfig['business']): boolean {
  const [, who] = /^\s*((?:\p{L}+ ){1,3})since \d{4}\s*$/iu.exec(sentence) ?? [];
  return who !== undefined && tradeWordsIn(who, business);
}

/** True where one of some words is what a business is named for, or is. */
export function tradeWordsIn(words: string, business: SiteConfig['business']): boolean {
  const trade = tradeWords(business);
  return [...stemsIn(words)].some((stem) => trade.has(stem));
}
