import type { SiteConfig } from '../../../schemas/site';
import { knownTowns } from '../listed-places';
import { stemsIn } from '../name-stems';
import type { TextContext } from '../rule';

/** Who does something, in a sentence of whatever length. */
const weDo = /(?<!\p{L})(?:we|wir|nous|\p{L}{2,}[aei]mos)(?!\p{L})/iu;

/** In fewer words nobody does anything: "Fleuristes depuis 1998". */
export const fewWords = 6;

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

/** True where we are said to have done, in its verb, what the business is named for: "we have baked" of a bakery. */
function isTradeDone(sentence: string, business: SiteConfig['business']): boolean {
  const [, verb = ''] = /\bwe(?: have|['’]ve)(?: been)? (\p{L}{4,})/iu.exec(sentence) ?? [];
  return verb !== '' && [...tradeWords(business)].some((word) => word.startsWith(verb.toLowerCase().slice(0, 4)));
}

/**
 * True for what a business does since a year after it began, and not for how long there has been one: "Since 2019 we drive
 * electric vans". A sentence that names its trade, a town of its own or its customers is about the business itself.
 */
export function isLaterHabit(sentence: string, year: number, { config }: TextContext, isThere: RegExp): boolean {
  const { business } = config;
  return (
    year > (business.founded ?? Number.POSITIVE_INFINITY) &&
    (sentence.trim().split(/\s+/).length >= fewWords || weDo.test(sentence)) &&
    !isThere.test(sentence) &&
    !/\{(?:business|shortName|legalName|city|region)\}/.test(sentence) &&
    !sentence.includes(business.shortName) &&
    !knownTowns(config).some((town) => sentence.includes(town)) &&
    !tradeWordsIn(sentence, business) &&
    !isTradeDone(sentence, business)
  );
}
