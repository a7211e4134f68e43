import type { SiteConfig } from '../../../schemas/site';
import { stemsIn } from '../name-stems';

/** What the business is named for, and what it is: its words without their endings. */
export const tradeWords = ({ name, tagline, kinds }: SiteConfig['business']): ReadonlySet<string> =>
  stemsIn(`${name} ${tagline} ${kinds.join(' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`);

/** True for words of which one is of the trade: "Bakers", of a bakery. */
export const saysTrade = (words: string | undefined, business: SiteConfig['business']): boolean => {
  const trade = words === undefined ? undefined : tradeWords(business);
  return trade !== undefined && [...stemsIn(words ?? '')].some((stem) => trade.has(stem));
};
