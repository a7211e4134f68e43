import type { SiteConfig } from '../../../schemas/site';
import { ofBusiness, ourselves, sinceVerb, yearsOfPeople } from './claim-patterns';
import { isTradeSince, tradeWordsIn } from './trade-words';
import { sentenceOf } from './unproven';

/** What was founded, where a sentence begins with it and names it then: "Founded in 1889, the city grew". */
export const foundedOther =
  /^\s*\p{Lu}\p{Ll}+ (?:in )?\d{4}\b[^.!?,]*, (?:the|this|that|an?) (?!(?:family |local )?(?:company|business|firm|shop|family|office|practice|bakery)\b)\p{Ll}/u;

/** True for a sentence about the business: one that names it, or that names nobody ("In Seguin since 2001."). */
export const isOfBusiness = (sentence: string, { business }: SiteConfig): boolean =>
  /\{(?:business|shortName|legalName)\}/.test(sentence) ||
  ofBusiness.test(sentence) ||
  sentence.includes(business.shortName) ||
  isTradeSince(sentence, business) ||
  /^\s*(?:in|on|at|here|around)\b[^,;]{0,40}\bsince \d{4}\s*$/i.test(sentence);

/** True for a text of a few words in which nobody else does anything: "Family-run, since 1989". */
export const namesNobody = (written: string, claim: string): boolean =>
  written.split(/\s+/).length < 8 && !sinceVerb.test(written.slice(0, written.indexOf(claim)));

/** True where the words in front of a claim, as far as they belong to it, say that it is about another. */
export function isOfOther(text: string, claim: string, { business }: SiteConfig): boolean {
  const { shortName } = business;
  const sentence = sentenceOf(text, claim);
  const before =
    sentence
      .slice(0, sentence.indexOf(claim))
      .split(/[,;:]|\band\b/)
      .at(-1) ?? '';
  const isSaid = /\p{L}/u.test(before) && !before.includes('{');
  return isSaid && !ourselves.test(before) && !before.includes(shortName) && !namesTrade(before, business);
}

/** True where it is the business by what it is: "The hotel was". */
const namesTrade = (before: string, business: SiteConfig['business']): boolean =>
  /^\s*(?:the|this)\s+(?:\p{L}+\s+)?\p{L}+\s+(?:was|is|has been)\s*$/iu.test(before) && tradeWordsIn(before, business);

/** Words that a sentence begins with and that name nobody. */
const noName =
  /^(?:We|It|They|This|That|There|You|Our|The|Every\p{L}+|No\p{L}*|All|Together|On|Nous|Cela|Ça|Se|Esto)(?!\p{L})/u;

const isOwnName = (name: string, { business }: SiteConfig): boolean =>
  [business.name, business.shortName, business.legalName].some((own) => own.includes(name));

/** True where somebody by name, or "she", has years of his own: "Joan Heron has over 20 years of experience". */
export function isOfPerson(sentence: string, config: SiteConfig): boolean {
  const [found, name] = yearsOfPeople.exec(sentence) ?? [];
  return found !== undefined && (name === undefined || !(noName.test(name) || isOwnName(name, config)));
}

/** True where another is open, by its letters: "USCIS is open". */
export function isOfAcronym(sentence: string, config: SiteConfig): boolean {
  const [, name] = /(?<!\p{L})(\p{Lu}{2,6})\s+(?:is|are|opens?|closes?)\b/u.exec(sentence) ?? [];
  return name !== undefined && !isOwnName(name, config);
}
