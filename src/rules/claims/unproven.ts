import type { SiteConfig } from '../../../schemas/site';
import type { PageSource } from '../../../schemas/templates';
import { escapeRegExp } from '../../model/escape-reg-exp';
import { valueAt } from '../../model/values';
import type { Path } from '../../reading/position';
import type { Text, TextContext, TextRule } from '../rule';

/** A claim however its number is written: "1,000+ customers" as "1000 customers". */
const plainly = (claim: string): string => claim.toLowerCase().replace(/(?<=\d)(?:,(?=\d)|\+)/g, '');

/** What the ledger of the configuration says that texts may claim. */
const allowedBy = ({ business: { ledger } }: SiteConfig): string[] => ledger.map(({ says }) => plainly(says));

/** The type of the section that a text stands in; empty outside of one. */
function typeAt([list, index]: Path, page: PageSource | undefined): string {
  const blocks = page && ('sections' in page ? page.sections : page.more);
  const { type = '' } =
    (list === 'sections' || list === 'more') && typeof index === 'number' ? (blocks?.[index] ?? {}) : {};
  return type;
}

const quotes: ReadonlySet<string> = new Set(['reviews', 'testimonials']);

/** What customers said is theirs, and stands as they said it. */
export const isQuoted = (path: Path, page: PageSource | undefined): boolean =>
  path[0] === 'quotes' || quotes.has(typeAt(path, page));

const ofOthers: ReadonlySet<string> = new Set(['team', 'logos', 'jobs']);

/** True for what stands under a person or a partner. */
const isUnderOthers = ({ path }: Text, { page }: TextContext): boolean =>
  path[0] === 'author' || (ofOthers.has(typeAt(path, page)) && path.length > 3);

/** Finds nothing under a person or a partner: what is said there counts their years, and not those of the business. */
export const unlessOfOthers =
  (find: TextRule['find']): TextRule['find'] =>
  (text, context) =>
    isUnderOthers(text, context) ? [] : find(text, context);

/** A text as it is read: a claim in bold is one all the same. */
const withoutMarks = (written: string): string => written.replace(/\*\*|__/g, '');

/** The sentence that a claim stands in. */
export function sentenceOf(text: string, claim: string): string {
  const written = withoutMarks(text);
  const at = written.indexOf(claim);
  const from = Math.max(written.lastIndexOf('. ', at), written.lastIndexOf('\n', at)) + 1;
  // A claim may have a full stop of its own: "Est. 1998".
  const end = at + claim.trimEnd().length;
  return written.slice(from, end) + (written.slice(end).split(/[!?\n]|\.(?:\s|$)/)[0] ?? '');
}

/** Somebody or something that is there, open or at work, as the subject of a sentence. */
const subject =
  /(?:^|[.;:,]\s+|\band\s+|\b(?:\p{Lu}\p{Ll}+day|weekday)s?\s+)((?:[Tt]he|an?|this|that|most|many|some|their|your|its|his|her|city|county|town|state)\b[^.;:,]*?)\s+(?:is|are|was|were|has|have|opens?|closes?|keeps?|stays?|takes?|works?|runs?|starts?|begins?|ends?|meets?|says?|requires?|asks?)\b/iu;
/** What of it is of the business: its office, by its town or not, and whoever is on the line. */
const ofOurs =
  /\b(?:[Ww]e|[Oo]ur|[Uu]s)\b|^[Tt]he (?:(?:\p{Lu}[\p{L}'’]+,?|and|emergency|service|support|night|24-hour|main) ){0,5}(?:offices?|shop|store|showroom|lines?|phones?|desk|counter|crews?|team|doors?|company|business)$/u;

/** What readers are warned of, in the sentence of a claim: "Be wary of anyone who offers the lowest price in town." */
const warning =
  /\b(?:wary of|beware|watch out for|(?:any|some)(?:one|body) who|whoever|(?:don['’]t|do not|never) (?:sign|trust|believe|fall for))\b/i;

/** What several of a trade do somewhere, whoever they are: "Leading contractors in Kansas use it". */
const doTheRest =
  /^ (?:in|around|near|of) (?:\p{Lu}\p{L}+ )+(?:too |also |all )?(?:use|say|agree|ask|charge|recommend|have|are|do|install|know|work|put|tell|answer|earn|pay|cost)(?!\p{L})/u;
function isOfMany(written: string, claim: string): boolean {
  const sentence = sentenceOf(written, claim);
  const at = sentence.indexOf(claim);
  return /^\p{Lu}(?!he\b|our\b).*s$/u.test(claim) && doTheRest.test(sentence.slice(at + claim.length));
}

/** True for a claim that is made of nobody in particular: of those that one is warned of, or of several of a trade. */
export const isOfAnybody = (text: string, claim: string): boolean =>
  warning.test(sentenceOf(text, claim)) || isOfMany(text, claim);

/** True for a claim about others than the business: "the permit office is open Monday to Thursday". */
export function isOfOthers(text: string, claim: string): boolean {
  const sentence = sentenceOf(text, claim).trim();
  const [, named] = subject.exec(sentence) ?? [];
  return named !== undefined && !ofOurs.test(named.trim());
}

/** A figure with the words under it, which say what it counts. */
export function withLabel({ written, field, path }: Text, page: PageSource | undefined): string {
  const label = field === 'value' ? valueAt(page, [...path.slice(0, -1), 'label']) : undefined;
  return typeof label === 'string' ? `${written} ${label}` : written;
}

/** The words in which claims are looked for. */
export const claimWords = (text: Text, page: PageSource | undefined): string => withoutMarks(withLabel(text, page));

/** A claim with the signs for bold that stand in it. */
function asWritten(claim: string, written: string): string {
  if (written.includes(claim)) return claim;
  const mark = String.raw`(?:\*\*|__)?`;
  const words = claim.split(/\s+/).map(escapeRegExp);
  return new RegExp(words.join(String.raw`${mark}\s+${mark}`), 'u').exec(written)?.[0] ?? claim;
}

/** Who says it, where it is not the business. */
const speaks =
  /\b(?:said|says|wrote|writes|told us|called us|calls us|put it|review|dijo|escribió|sagte|schrieb|a dit|écrit)\b/i;

/** True for what stands between quotation marks as somebody else's words. */
function isSaid(words: string, { 0: claim, index = 0 }: RegExpMatchArray): boolean {
  const before = words.slice(words.lastIndexOf('\n', index) + 1, index + claim.search(/[\p{L}\p{N}]/u));
  const isOpen = before.split('"').length % 2 === 0 || before.lastIndexOf('“') > before.lastIndexOf('”');
  return isOpen && speaks.test(words);
}

/** The claims of a kind in a text that neither a fact nor the ledger bears out. */
export function unproven(
  text: Text,
  { config, page }: TextContext,
  pattern: RegExp,
  isTrue: (match: RegExpMatchArray) => boolean = () => false,
): string[] {
  const words = claimWords(text, page);
  // Most have none, which is found out for less than all of them are gathered.
  if (words.search(pattern) < 0 || isQuoted(text.path, page)) return [];
  const ledger = allowedBy(config);
  return [...words.matchAll(pattern)]
    .filter(
      (match) =>
        !isSaid(words, match) &&
        !isTrue(match) &&
        !ledger.some((says) => says.includes(plainly(match[0])) || plainly(match[0]).includes(says)),
    )
    .map(([claim]) => asWritten(claim, text.written));
}

/** What a claim that is true is written into. */
export const inLedger = 'or add what is true to business.ledger in site.config.yaml, with its source';
